/** A text field of something read from storage; '' for anything else. */
export function textOf(entry: unknown, field: string): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : '';
}

/** A list that the browser keeps, and what of its storage is believed. */
export type StoredList<Entry> = {
  /** Its part of the storage key. */
  name: string;
  /** Reads one entry; undefined for what is none. */
  read: (entry: unknown) => Entry | undefined;
  /** What makes two entries the same one. */
  keyOf: (entry: Entry) => string;
  /** Entries that it holds. */
  most: number;
};

/** What storage holds of a list, no matter who wrote it (spec F12): never throws, never repeats an entry or holds too many. */
export function readStoredList<Entry>(text: string | null, list: StoredList<Entry>): Entry[] {
  const entries = new Map<string, Entry>();
  for (const stored of parsedArray(text)) {
    const entry = list.read(stored);
    if (entry !== undefined && !entries.has(list.keyOf(entry))) entries.set(list.keyOf(entry), entry);
    if (entries.size === list.most) break;
  }
  return [...entries.values()];
}

function parsedArray(text: string | null): unknown[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

/** The entries with one put in front; the same one counts once, and the oldest falls. */
export function withFirst<Entry>(
  entries: readonly Entry[],
  entry: Entry,
  { keyOf, most }: StoredList<Entry>,
): Entry[] {
  return [entry, ...entries.filter((other) => keyOf(other) !== keyOf(entry))].slice(0, most);
}
