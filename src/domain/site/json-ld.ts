const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A JSON-LD object as text that is safe inside a script element: no character of it can end the element. */
export function serialiseJsonLd(object: object): string {
  return JSON.stringify(object).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? character);
}
