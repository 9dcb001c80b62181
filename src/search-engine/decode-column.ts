import type { Column, IntegerColumn } from './columns.ts';
import type { IndexField } from './index-format.ts';

/** A place in a file's bytes that moves as numbers and texts are read. Throws past the end. */
export class ByteCursor {
  readonly #bytes: Uint8Array;
  #at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** A whole number as `writeNumber` wrote it. */
  number(): number {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || scale > 2 ** 49) throw new Error();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  signed(): number {
    const value = this.number();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  text(length: number): string {
    const end = this.#at + length;
    if (end > this.#bytes.length) throw new Error();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.#bytes.subarray(this.#at, end));
    this.#at = end;
    return text;
  }

  texts(): string[] {
    return this.text(this.number()).split('\0');
  }
}

function readCodes(cursor: ByteCursor, count: number, size: number, context?: Uint16Array): Uint16Array {
  const codes = new Uint16Array(count);
  const last = new Uint16Array(context ? 65_536 : 0);
  let next = 1;
  for (let at = 0; at < count; at++) {
    const symbol = cursor.number();
    const code = symbol > 1 ? symbol - 2 : symbol ? next++ : context ? last[context[at]!]! : size;
    if (code >= size) throw new Error();
    if (context) last[context[at]!] = code;
    codes[at] = code;
  }
  return codes;
}

function readIntegers(cursor: ByteCursor, rows: number, coding: IndexField['coding']): IntegerColumn {
  const numbers = new Float64Array(rows);
  let before = 0;
  if (coding === 'thousands') {
    for (let row = 0; row < rows; row++) numbers[row] = (before += cursor.signed()) * 1000;
    const endings = cursor.texts().map((text) => (text === '' ? NaN : Number(text)));
    const codes = readCodes(cursor, rows, endings.length);
    for (let row = 0; row < rows; row++) numbers[row]! += endings[codes[row]!]!;
  } else {
    const least = cursor.signed();
    for (let row = 0; row < rows; row++) {
      const offset = coding === 'delta' ? (before += cursor.signed()) : cursor.number();
      numbers[row] = offset > 0 ? offset - 1 + least : NaN;
    }
  }
  return { kind: 'integer', numbers };
}

/** Reads one stored column of `rows` rows. Throws where the bytes cannot be one. */
export function readColumn(
  cursor: ByteCursor,
  field: IndexField,
  rows: number,
  columns: ReadonlyMap<string, Column>,
): Column {
  if (field.kind === 'integer' || field.kind === 'date') return readIntegers(cursor, rows, field.coding);
  if (field.kind === 'text') {
    const texts = cursor.texts();
    if (texts.length !== Math.max(rows, 1)) throw new Error();
    return { kind: 'text', texts };
  }
  const values = cursor.texts();
  if (field.kind !== 'keywords') {
    const context = columns.get(field.context ?? '');
    const known = context?.kind === 'coded' ? context.codes : undefined;
    return { kind: 'coded', codes: readCodes(cursor, rows, values.length, known), values };
  }
  const starts = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) starts[row + 1] = starts[row]! + cursor.number();
  return { kind: 'coded', starts, codes: readCodes(cursor, starts[rows]!, values.length), values };
}
