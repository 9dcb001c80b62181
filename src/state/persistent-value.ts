import { atom, onMount, type ReadableAtom } from 'nanostores';
import { followOtherTabs } from './other-tabs.ts';
import { storageKey, siteSlug } from './kept-text.ts';

/** Where a value is kept: an argument, so that it can live elsewhere than in a browser. */
export type KeptPlace = {
  /** Slug of the site whose page this is; every site on a host has values of its own (spec F12). */
  site: () => string | undefined;
  /** Throws where the browser blocks storage. */
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Tells of other tabs' changes, and of a page that the back button brings back. */
  events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

const events = (): EventTarget => (typeof window === 'undefined' ? new EventTarget() : window);

/** This device, for the page that is open. At build time there is none: nothing is kept there. */
export const ON_DEVICE: KeptPlace = { site: siteSlug, storage: () => localStorage, events };

/** The tab of the page that is open: no other tab has what is kept there. */
export const IN_TAB: KeptPlace = { ...ON_DEVICE, storage: () => sessionStorage };

/** A value that the browser keeps for this site. */
export type PersistentValue<Value> = ReadableAtom<Value> & {
  /** Replaces the value; where storage is full or blocked it lasts as long as the page. */
  keep: (value: Value) => void;
  /** Replaces the value by what `work` makes of it as it is kept at this moment, another tab's last change counted in. */
  change: (work: (value: Value) => Value) => void;
};

/**
 * A value under the key `forecourt:<site>:<name>` of the browser's storage (spec F12, X4). It is read once something asks for
 * it, and again whenever another tab may have changed it. `read` takes any text, null where nothing is kept, and throws for
 * none; `write` gives the text to keep, undefined for nothing.
 */
export function persistentValue<Value>(
  name: string,
  read: (text: string | null) => Value,
  write: (value: Value) => string | undefined,
  place: KeptPlace = ON_DEVICE,
): PersistentValue<Value> {
  const store = atom<Value>(read(null));
  const key = (): string => storageKey(place.site(), name);
  let stored: string | null = null;

  const refresh = (): void => {
    try {
      const text = place.storage().getItem(key());
      if (text === stored) return;
      stored = text;
      store.set(read(text));
    } catch {
      // Blocked: what the page has stays.
    }
  };
  const keep = (value: Value): void => {
    const text = write(value);
    try {
      const storage = place.storage();
      // What a full storage still has is older than the value, and does not come back.
      stored = storage.getItem(key());
      if (text === undefined) storage.removeItem(key());
      else storage.setItem(key(), text);
      stored = text ?? null;
    } catch {
      // Full or blocked: the value lives on in memory.
    }
    store.set(value);
  };

  onMount(store, () => {
    refresh();
    return followOtherTabs(refresh, place.events());
  });

  return Object.assign(store, {
    keep,
    change: (work: (value: Value) => Value) => {
      refresh();
      keep(work(store.get()));
    },
  });
}
