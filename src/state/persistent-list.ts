import { atom, onMount, type ReadableAtom } from 'nanostores';

/** A list that the browser keeps for this site. */
export type PersistentList<Entry> = ReadableAtom<readonly Entry[]> & {
  /** Replaces the list; where storage is full or blocked it lasts as long as the page. */
  keep: (list: readonly Entry[]) => void;
};

/** The key of a list in the browser's storage, another for every site on a host (spec F12). */
export function storageKey(
  name: string,
  site: string | undefined = document.documentElement.dataset['site'],
): string {
  return `forecourt:${site}:${name}`;
}

/** A list by its name, read with `read`, which answers undefined for what is no entry. Other tabs' changes arrive by themselves. */
export function persistentList<Entry>(
  name: string,
  read: (entry: unknown) => Entry | undefined,
  storage: () => Storage = () => localStorage,
): PersistentList<Entry> {
  const parse = (text: string | null): readonly Entry[] => {
    try {
      const stored: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(stored) ? stored.flatMap((entry) => read(entry) ?? []) : [];
    } catch {
      return [];
    }
  };
  const load = (): readonly Entry[] => {
    try {
      return parse(storage().getItem(storageKey(name)));
    } catch {
      return [];
    }
  };
  const list = atom<readonly Entry[]>([]);
  onMount(list, () => {
    list.set(load());
    const onStorage = (event: StorageEvent): void => {
      if (event.key === storageKey(name)) list.set(parse(event.newValue));
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  });
  return Object.assign(list, {
    keep: (entries: readonly Entry[]) => {
      list.set(entries);
      try {
        storage().setItem(storageKey(name), JSON.stringify(entries));
      } catch {
        // Full or blocked: the list lives on in memory.
      }
    },
  });
}
