/**
 * The layout of an index file: 4 bytes of magic, then little-endian u32s for the format version, the checksum of
 * everything after it, and the byte length of the header; the header as JSON; the columns in the header's order.
 * The header describes its own columns, so that a reader needs no field table and a tenant ships only its own fields.
 */
export const INDEX_MAGIC = 0x58494346;
export const INDEX_VERSION = 1;
/** Where the numbers ahead of the header stand. */
export const PLACES = { magic: 0, version: 4, checksum: 8, headerBytes: 12 } as const;
/** Bytes before the header. */
export const PREAMBLE_BYTES = 16;

export type FieldKind = 'keyword' | 'keywords' | 'boolean' | 'integer' | 'date' | 'text' | 'point';

/** How integers are written: as they are, as steps from row to row, or thousands and remainder apart. */
export type IntegerCoding = 'plain' | 'delta' | 'thousands';

/** How a value follows from other fields of the same row; the file then holds its exceptions only. */
export type Derivation =
  | { rule: 'join'; prefix: string; of: readonly string[]; separator: string }
  | { rule: 'slug'; of: readonly string[] }
  | { rule: 'sum'; of: readonly string[] }
  | { rule: 'band'; of: string; edges: readonly number[]; labels: readonly string[] }
  /** `of` times `by` and `plus`, to a whole number: of an integer that follows from another, as a repayment from a price. */
  | { rule: 'line'; of: string; by: number; plus: number; rounding: 'up' | 'down' }
  /** A number up to the next multiple of `step`, as the name of its band. */
  | { rule: 'step'; of: string; step: number };

/** One field as the header describes it. `searchable` is 1 for the most important field; false when not searched. */
export interface IndexField {
  name: string;
  kind: FieldKind;
  /**
   * `identity`: a file of its own, which is fetched when a text looks for such a value; it is in no answer. `feature`: a file of its
   * own, which is fetched when such a field is counted or filtered by.
   */
  store: 'core' | 'card' | 'identity' | 'feature';
  filterable?: true;
  sortable?: true;
  searchable?: number;
  /** `values`: counts of each value; `range`: least and greatest only. */
  facet?: 'values' | 'range';
  coding?: IntegerCoding;
  /** A field stored earlier whose value foretells this one's, as a city does its state. */
  context?: string;
  derive?: Derivation;
  /** Of identities: what a folded text, or words of it run together, must be before the field is looked at; a regular expression. */
  pattern?: string;
}

export interface CoreHeader {
  part: 'core';
  rows: number;
  /** Rows in each card file; the last may hold fewer. */
  shardRows: number;
  fields: readonly IndexField[];
  /** Sort expressions of the order without a query, such as `created_at:desc`. */
  defaultSort: readonly string[];
  /** Phrase -> phrases that answer it too. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  maxValuesPerFacet: number;
}

/**
 * A file beside the core: the cards of rows `shard * shardRows` onwards; the card fields that a text can find of all
 * rows, which are written apart only where there is more than one card file; what tells one car from all others, of all rows; or
 * what all rows have that few searches ask for.
 */
export interface CardHeader {
  part: 'card' | 'numbers' | 'identities' | 'features';
  shard: number;
  rows: number;
  /** The checksum of the core file it belongs to. */
  edition: number;
}

/**
 * Why a file is refused: it is none of ours, of another format version, cut or changed on its way, or a card file of
 * another publish than the core's.
 */
export type IndexError = 'not-an-index' | 'other-version' | 'corrupt' | 'other-edition';

/** A file beside the core: a card file by its number, or one with the numbers, what else tells them apart, or the features of all cars. */
export type CardPart = number | 'numbers' | 'identities' | 'features';

export type Outcome<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure };

/** FNV-1a over all of a file behind its checksum, as an unsigned 32-bit number; any single changed byte changes it. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = PLACES.headerBytes; at < bytes.length; at++) hash = Math.imul(hash ^ bytes[at]!, 0x01000193);
  return hash >>> 0;
}

const STORES = { core: 'core', card: 'card', identities: 'identity', features: 'feature' } as const;

/** The fields that a file holds, in the order of the header. */
export function fieldsOf(fields: readonly IndexField[], part: 'core' | CardHeader['part']): IndexField[] {
  if (part === 'numbers') return fields.filter((field) => field.store === 'card' && field.searchable);
  return fields.filter(({ store }) => store === STORES[part]);
}
