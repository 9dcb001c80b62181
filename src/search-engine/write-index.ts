import { sortedByFields } from './by-fields.ts';
import { MILLISECONDS_A_DAY } from './columns.ts';
import { deriveValue } from './derive-value.ts';
import {
  type ByteList,
  emptyByteList,
  toCodes,
  writeCodes,
  writeIntegers,
  writeNumber,
  writeTexts,
} from './encode-column.ts';
import type { IndexDocument } from './index-document.ts';
import {
  type CardHeader,
  checksum,
  type CoreHeader,
  type Derivation,
  fieldsOf,
  INDEX_MAGIC,
  INDEX_VERSION,
  type IndexField,
  PLACES,
  PREAMBLE_BYTES,
} from './index-format.ts';

/** What an index is made of besides its documents. */
export interface IndexPlan {
  fields: readonly IndexField[];
  /** Fields by which rows are laid out: cars alike side by side compress best. */
  rowOrder: readonly string[];
  defaultSort: readonly string[];
  synonyms: Readonly<Record<string, readonly string[]>>;
  maxValuesPerFacet: number;
}

/**
 * Up to here one card file; above, files of `SHARD_ROWS` rows, of which a page of 21 cards touches four on average. With
 * 64 rows such a page is 5.4 KB where photos have names without any order, with 256 it was 13.9.
 */
const SINGLE_SHARD_ROWS = 5000;
const SHARD_ROWS = 64;

/**
 * Writes documents as the files of an embedded index (spec S16): the core, the cards in row order, and where they are
 * several files the numbers of all cars, which a text may look for; the features of all cars, where the plan has such; identities that
 * no car has are left out of the header, and where cars have some they are a file. Throws a
 * RangeError that names the field when a value does not fit its column.
 */
export function writeIndex(
  documents: readonly IndexDocument[],
  plan: IndexPlan,
): {
  core: Uint8Array;
  cards: readonly Uint8Array[];
  numbers?: Uint8Array;
  identities?: Uint8Array;
  features?: Uint8Array;
} {
  const rows = sortedByFields(documents, plan.rowOrder);
  const shardRows = rows.length <= SINGLE_SHARD_ROWS ? Math.max(rows.length, 1) : SHARD_ROWS;
  const { defaultSort, synonyms, maxValuesPerFacet } = plan;
  const fields = plan.fields.filter(
    ({ name, store }) => store !== 'identity' || rows.some((row) => row[name]),
  );
  const header: CoreHeader = {
    part: 'core',
    rows: rows.length,
    shardRows,
    fields,
    defaultSort,
    synonyms,
    maxValuesPerFacet,
  };
  const core = toFile(header, encodeRows(rows, fields, fieldsOf(fields, 'core')));
  const edition = checksumOf(core);
  const cards = Array.from({ length: Math.ceil(rows.length / shardRows) }, (_, shard) => {
    const part = rows.slice(shard * shardRows, (shard + 1) * shardRows);
    const cardHeader: CardHeader = { part: 'card', shard, rows: part.length, edition };
    return toFile(cardHeader, encodeRows(part, fields, fieldsOf(fields, 'card')));
  });
  const ofAll = (part: 'numbers' | 'identities' | 'features'): Uint8Array =>
    toFile({ part, shard: 0, rows: rows.length, edition }, encodeRows(rows, fields, fieldsOf(fields, part)));
  return {
    core,
    cards,
    ...(cards.length > 1 && { numbers: ofAll('numbers') }),
    ...(fieldsOf(fields, 'identities').length > 0 && { identities: ofAll('identities') }),
    ...(fieldsOf(fields, 'features').length > 0 && { features: ofAll('features') }),
  };
}

const checksumOf = (file: Uint8Array): number => new DataView(file.buffer).getUint32(PLACES.checksum, true);

function toFile(header: CoreHeader | CardHeader, body: ByteList): Uint8Array {
  const head = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(PREAMBLE_BYTES + head.length + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(PLACES.magic, INDEX_MAGIC, true);
  view.setUint32(PLACES.version, INDEX_VERSION, true);
  view.setUint32(PLACES.headerBytes, head.length, true);
  bytes.set(head, PREAMBLE_BYTES);
  bytes.set(body.bytes.subarray(0, body.length), PREAMBLE_BYTES + head.length);
  view.setUint32(PLACES.checksum, checksum(bytes), true);
  return bytes;
}

function encodeRows(
  rows: readonly IndexDocument[],
  fields: readonly IndexField[],
  written: readonly IndexField[],
): ByteList {
  const out = emptyByteList();
  const codesOf = new Map<string, readonly number[]>();
  for (const field of written) {
    const { name } = field;
    if (field.derive) writeExceptions(out, rows, name, field.derive, fields);
    else if (field.kind === 'text')
      writeTexts(
        out,
        rows.map((row) => textOf(row[name])),
      );
    else if (field.kind === 'integer' || field.kind === 'date') {
      const values = rows.map((row) => (field.kind === 'date' ? dayOf(row[name]) : integerOf(row[name])));
      writeIntegers(out, values, field.coding ?? 'plain', name);
    } else if (field.kind === 'keywords') {
      const lists = rows.map((row) => listOf(row[name]));
      const { codes, values } = toCodes(lists.flat(), name);
      writeTexts(out, values);
      for (const list of lists) writeNumber(out, list.length);
      writeCodes(out, codes);
      codesOf.set(name, codes);
    } else {
      const { codes, values } = toCodes(
        rows.map((row) => keywordOf(row[name])),
        name,
      );
      writeTexts(out, values);
      writeCodes(out, codes, codesOf.get(field.context ?? ''));
      codesOf.set(name, codes);
    }
  }
  return out;
}

type DocumentValue = IndexDocument[string] | undefined;

const textOf = (value: DocumentValue): string => (value === undefined ? '' : String(value));

const integerOf = (value: DocumentValue): number | undefined =>
  typeof value === 'number' ? value : undefined;

const listOf = (value: DocumentValue): readonly string[] =>
  typeof value === 'object' ? value.filter((one) => one !== '') : value === undefined ? [] : [String(value)];

const keywordOf = (value: DocumentValue): string =>
  typeof value === 'object' ? (listOf(value)[0] ?? '') : textOf(value);

function dayOf(value: DocumentValue): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : NaN;
  return Number.isNaN(time) ? undefined : Math.floor(time / MILLISECONDS_A_DAY);
}

/** Rows as steps from the one before, then their values; '' where a row has none although one would follow. */
function writeExceptions(
  out: ByteList,
  rows: readonly IndexDocument[],
  name: string,
  derivation: Derivation,
  fields: readonly IndexField[],
): void {
  const known = new Set(fields.map((field) => field.name));
  const exceptions = rows.flatMap((row, at) => {
    const derived = deriveValue(derivation, (part) => {
      const value = known.has(part) ? row[part] : undefined;
      return typeof value === 'number' || typeof value === 'string' ? value : undefined;
    });
    const actual = textOf(row[name]);
    return String(derived ?? '') === actual ? [] : [{ at, actual }];
  });
  writeNumber(out, exceptions.length);
  let before = 0;
  for (const { at } of exceptions) {
    writeNumber(out, at - before);
    before = at;
  }
  const texts = exceptions.map(({ actual }) => actual);
  if (texts.length) writeTexts(out, texts);
}
