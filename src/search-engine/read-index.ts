import { ByteCursor, readColumn } from './decode-column.ts';
import type { Column } from './columns.ts';
import {
  type CardHeader,
  checksum,
  type CoreHeader,
  fieldsOf,
  INDEX_MAGIC,
  INDEX_VERSION,
  type IndexError,
  type IndexField,
  type Outcome,
  PLACES,
  PREAMBLE_BYTES,
} from './index-format.ts';

/** A derived field's exceptions: row -> value. */
export type Exceptions = ReadonlyMap<number, string>;

/** A core file in memory. */
export interface SearchIndex {
  header: CoreHeader;
  /** The file's checksum; its card files name it. */
  edition: number;
  columns: ReadonlyMap<string, Column>;
  exceptions: ReadonlyMap<string, Exceptions>;
}

/** A card file in memory: what a card shows beyond the core fields, for rows `shard * shardRows` onwards. */
export interface CardShard {
  header: CardHeader;
  columns: ReadonlyMap<string, Column>;
  exceptions: ReadonlyMap<string, Exceptions>;
}

/** Reads a core file (spec S16). A file that is cut, changed or of another version is an error value; never throws. */
export function readIndex(bytes: Uint8Array): Outcome<SearchIndex, IndexError> {
  return readFile(bytes, (header: CoreHeader, edition, cursor) => {
    if (header.part !== 'core') return 'not-an-index';
    return { header, edition, ...readColumns(cursor, fieldsOf(header.fields, 'core'), header.rows) };
  });
}

/** Reads a card file of an index, or one with its numbers, identities or features. One of another publish is refused as `other-edition`; never throws. */
export function readCardShard(bytes: Uint8Array, index: SearchIndex): Outcome<CardShard, IndexError> {
  return readFile(bytes, (header: CardHeader, _, cursor) => {
    if (!['card', 'numbers', 'identities', 'features'].includes(header.part)) return 'not-an-index';
    if (header.edition !== index.edition) return 'other-edition';
    const fields = fieldsOf(index.header.fields, header.part);
    return { header, ...readColumns(cursor, fields, header.rows) };
  });
}

function readFile<Header, Value extends object>(
  bytes: Uint8Array,
  read: (header: Header, edition: number, cursor: ByteCursor) => Value | IndexError,
): Outcome<Value, IndexError> {
  const value = ((): Value | IndexError => {
    try {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const numberAt = (at: number): number => view.getUint32(at, true);
      const edition = numberAt(PLACES.checksum);
      if (numberAt(PLACES.magic) !== INDEX_MAGIC) return 'not-an-index';
      if (numberAt(PLACES.version) !== INDEX_VERSION) return 'other-version';
      if (edition !== checksum(bytes)) return 'corrupt';
      const cursor = new ByteCursor(bytes, PREAMBLE_BYTES);
      return read(JSON.parse(cursor.text(numberAt(PLACES.headerBytes))), edition, cursor);
    } catch {
      return 'corrupt';
    }
  })();
  return typeof value === 'string' ? { ok: false, error: value } : { ok: true, value };
}

function readColumns(
  cursor: ByteCursor,
  fields: readonly IndexField[],
  rows: number,
): { columns: Map<string, Column>; exceptions: Map<string, Exceptions> } {
  const columns = new Map<string, Column>();
  const exceptions = new Map<string, Exceptions>();
  for (const field of fields) {
    if (field.derive) exceptions.set(field.name, readExceptions(cursor));
    else columns.set(field.name, readColumn(cursor, field, rows, columns));
  }
  return { columns, exceptions };
}

function readExceptions(cursor: ByteCursor): Exceptions {
  const found = new Map<number, string>();
  const count = cursor.number();
  let row = 0;
  const rows = Array.from({ length: count }, () => (row += cursor.number()));
  const texts = count ? cursor.texts() : [];
  for (const [at, where] of rows.entries()) found.set(where, texts[at] ?? '');
  return found;
}
