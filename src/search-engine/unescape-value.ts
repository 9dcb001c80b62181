const ESCAPE = /\\(?:x([\da-fA-F]{2})|u\{([\da-fA-F]+)\}|u[\da-fA-F]{4}|[^]?)/g;

/** Resolves the escapes of a quoted filter value: JSON's own, and \' \xNN \u{N}; undefined where one is malformed. */
export function unescapeValue(text: string): string | undefined {
  try {
    return text.replace(ESCAPE, (escape, byte: string | undefined, point: string | undefined) => {
      const digits = byte ?? point;
      if (digits) return String.fromCodePoint(parseInt(digits, 16));
      return escape === "\\'" ? "'" : String(JSON.parse(`"${escape}"`));
    });
  } catch {
    return undefined;
  }
}
