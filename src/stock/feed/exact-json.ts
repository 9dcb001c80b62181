/** A text without such a run has no whole number that a computer's numbers cannot hold. */
const LONG_NUMBER = /\d{16}/;

/** What a reviver is told of a value beside it: for a number, how it is written. */
type WrittenValue = { source?: string };

/**
 * A JSON text as JSON.parse reads it, but for whole numbers beyond 2^53, which stay the digits that they are written with:
 * ids of 16 digits and more would else become those of their neighbours. Throws as JSON.parse does.
 */
export function parseExactJson(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const keepDigits = (_key: string, value: unknown, written?: WrittenValue): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(written?.source ?? '')
      ? written?.source
      : value;
  return JSON.parse(text, keepDigits);
}
