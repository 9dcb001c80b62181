const NAMED_CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const LAST_CODE_POINT = 0x10ffff;

/** The words of sanitised HTML on one line: tags end words, references become characters. Never put back into HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:a|abbr|b|code|em|i|mark|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/gi, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#x[\da-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => character(name) ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED_CHARACTERS[name.toLowerCase()];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= LAST_CODE_POINT ? String.fromCodePoint(code) : undefined;
}
