import type { IntegerCoding } from './index-format.ts';

/** Bytes being written, of which the first `length` are; numbers go out in groups of seven bits, low group first. */
export type ByteList = { bytes: Uint8Array; length: number };

export const emptyByteList = (): ByteList => ({ bytes: new Uint8Array(1024), length: 0 });

/** Makes room for so many bytes more, at least twice what there was. */
function reserve(out: ByteList, more: number): void {
  if (out.length + more <= out.bytes.length) return;
  const larger = new Uint8Array(Math.max(out.bytes.length * 2, out.length + more));
  larger.set(out.bytes.subarray(0, out.length));
  out.bytes = larger;
}

/** No number has more groups: 2^53 has 8. */
const MAX_NUMBER_LENGTH = 8;

const MAX_CODE = 65_535;
const MAX_SPAN = 2 ** 31 - 2;

/** Appends a whole number of at most 2^53. */
export function writeNumber(out: ByteList, value: number): void {
  reserve(out, MAX_NUMBER_LENGTH);
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) out.bytes[out.length++] = (rest % 128) | 128;
  out.bytes[out.length++] = rest;
}

/** Appends strings as one block of UTF-8; U+0000 parts them, so it is replaced inside them. */
export function writeTexts(out: ByteList, texts: readonly string[]): void {
  const bytes = new TextEncoder().encode(texts.map((text) => text.replaceAll('\0', '\uFFFD')).join('\0'));
  writeNumber(out, bytes.length);
  reserve(out, bytes.length);
  out.bytes.set(bytes, out.length);
  out.length += bytes.length;
}

/**
 * Appends codes as symbols: 0 when the code is the last one seen in the same context, 1 when it is the next code never
 * seen before, else the code plus 2. On rows in make order this beat plain byte planes by a sixth (badges) to five
 * sixths (states with the city as context).
 */
export function writeCodes(out: ByteList, codes: ArrayLike<number>, context?: ArrayLike<number>): void {
  const last = new Map<number, number>();
  let next = 1;
  for (let at = 0; at < codes.length; at++) {
    const code = codes[at]!;
    const where = context?.[at];
    const same = where !== undefined && last.get(where) === code;
    if (where !== undefined) last.set(where, code);
    writeNumber(out, code === next ? 1 : same ? 0 : code + 2);
    if (code === next) next++;
  }
}

/** Numbers the distinct values in order of appearance, from 1; '' is 0. Throws a RangeError above 65,535 values. */
export function toCodes(values: readonly string[], name: string): { codes: number[]; values: string[] } {
  const known = new Map<string, number>([['', 0]]);
  const codes = values.map((value) => {
    const code = known.get(value) ?? known.size;
    if (code === known.size) known.set(value, code);
    return code;
  });
  if (known.size > MAX_CODE + 1) {
    throw new RangeError(
      `Search index: field ${name} has ${known.size} different values and can have at most ${MAX_CODE}; make it a text field`,
    );
  }
  return { codes, values: [...known.keys()] };
}

/** Appends whole numbers, undefined for none. Throws a RangeError when they span 2^31 or more. */
export function writeIntegers(
  out: ByteList,
  values: readonly (number | undefined)[],
  coding: IntegerCoding,
  name: string,
): void {
  const present = values.filter((value) => value !== undefined);
  const least = present.reduce((a, b) => Math.min(a, b), present[0] ?? 0);
  if (present.some((value) => !Number.isSafeInteger(value) || value - least > MAX_SPAN)) {
    throw new RangeError(`Search index: field ${name} must hold whole numbers that span less than 2^31`);
  }
  if (coding === 'thousands') {
    // Prices end in 990, 888 or 000: apart from their thousands, the endings are a small dictionary.
    let thousands = 0;
    writeSteps(
      out,
      values.map((value) => (thousands = value === undefined ? thousands : Math.floor(value / 1000))),
    );
    const endings = toCodes(
      values.map((value) => (value === undefined ? '' : String(value - Math.floor(value / 1000) * 1000))),
      name,
    );
    writeTexts(out, endings.values);
    writeCodes(out, endings.codes);
    return;
  }
  writeNumber(out, zigzag(least));
  const offsets = values.map((value) => (value === undefined ? 0 : value - least + 1));
  if (coding === 'delta') writeSteps(out, offsets);
  else for (const offset of offsets) writeNumber(out, offset);
}

const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2);

function writeSteps(out: ByteList, values: readonly number[]): void {
  let before = 0;
  for (const value of values) {
    writeNumber(out, zigzag(value - before));
    before = value;
  }
}
