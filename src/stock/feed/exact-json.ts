/** A text without such a run has no whole number that a computer's numbers cannot hold. */
const LONG_NUMBER = /\d{16}/;

/** What a reviver is told of a value beside it: for a number, how it is written. */
type WrittenValue = { source?: string };

/** Script around data: 'var stock = […];' and 'callback({…});'. */
const SCRIPT = /^\s*(?:(?:(?:var|let|const)\s+)?[\w$.]+\s*=|[\w$.]+\s*\()\s*(?=[[{])/;
/** Texts, which stay, and what programs write that JSON has not: numbers that are none, and a comma behind the last member. */
const NOT_JSON = /"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity|undefined)\b|,(?=\s*[\]}])/g;

/** A text without what keeps it from being JSON, where that is nothing but the script around it and numbers that are none. */
function asJson(text: string): string {
  const inside = SCRIPT.test(text) ? text.replace(SCRIPT, '').replace(/\)?\s*;?\s*$/, '') : text;
  return inside.replace(NOT_JSON, (found) => (found.startsWith('"') ? found : found === ',' ? '' : 'null'));
}

function parseStrictly(text: string): unknown {
  if (!LONG_NUMBER.test(text)) return JSON.parse(text);
  const keepDigits = (_key: string, value: unknown, written?: WrittenValue): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(written?.source ?? '')
      ? written?.source
      : value;
  return JSON.parse(text, keepDigits);
}

/**
 * A JSON text as JSON.parse reads it, but for whole numbers beyond 2^53, which stay the digits that they are written with:
 * ids of 16 digits and more would else become those of their neighbours. NaN is nothing, and a script around it is left out. Throws
 * as JSON.parse does.
 */
export function parseExactJson(text: string): unknown {
  try {
    return parseStrictly(text);
  } catch (error) {
    const mended = asJson(text);
    if (mended === text) throw error;
    return parseStrictly(mended);
  }
}
