import { readStoredList, type StoredList } from '../domain/saved/stored-list.ts';
import { type KeptPlace, persistentValue, type PersistentValue } from './persistent-value.ts';

/** A list that the browser keeps for this site. */
export type PersistentList<Entry> = PersistentValue<readonly Entry[]>;

/** A list that is kept as any value is, and believed entry by entry (spec F12). */
export const persistentList = <Entry>(list: StoredList<Entry>, place?: KeptPlace): PersistentList<Entry> =>
  persistentValue<readonly Entry[]>(
    list.name,
    (text) => readStoredList(text, list),
    (entries) => JSON.stringify(entries),
    place,
  );
