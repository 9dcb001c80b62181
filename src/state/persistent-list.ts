import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readStoredList, type StoredList } from '../domain/saved/stored-list.ts';
import { OPEN_PAGE, type ListHome } from './list-home.ts';
import { storageKey } from './storage-key.ts';

/** A list that the browser keeps for this site. */
export type PersistentList<Entry> = ReadableAtom<readonly Entry[]> & {
  /** Replaces the list; where storage is full or blocked it lasts as long as the page. */
  keep: (entries: readonly Entry[]) => void;
};

/** A page that comes back from the browser's back-forward cache has not heard what changed meanwhile. */
const MAY_HAVE_CHANGED = ['storage', 'pageshow'];

/**
 * A list under the key `forecourt:<site>:<name>` of the browser's storage (spec F12). It is read once something asks for
 * it, and again whenever another tab may have changed it.
 */
export function persistentList<Entry>(
  list: StoredList<Entry>,
  home: ListHome = OPEN_PAGE,
): PersistentList<Entry> {
  const entries = atom<readonly Entry[]>([]);
  const key = (): string => storageKey(home.site(), list.name);
  let stored: string | null = null;

  const refresh = (): void => {
    try {
      const text = home.storage().getItem(key());
      if (text === stored) return;
      stored = text;
      entries.set(readStoredList(text, list));
    } catch {
      // Blocked: what the page has stays.
    }
  };

  onMount(entries, () => {
    refresh();
    const events = home.events();
    for (const event of MAY_HAVE_CHANGED) events.addEventListener(event, refresh);
    return () => {
      for (const event of MAY_HAVE_CHANGED) events.removeEventListener(event, refresh);
    };
  });

  return Object.assign(entries, {
    keep: (changed: readonly Entry[]) => {
      entries.set(changed);
      try {
        const text = JSON.stringify(changed);
        home.storage().setItem(key(), text);
        stored = text;
      } catch {
        // Full or blocked: the list lives on in memory.
      }
    },
  });
}
