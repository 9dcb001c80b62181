/** What Windows-1252 has beyond Latin-1, and with it the standard fonts of a PDF. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Characters of feeds that the fonts lack, by what is read the same. */
const READ_ALIKE: Readonly<Record<string, string>> = {
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '−': '-',
  '′': "'",
  '″': '"',
  '‛': '‘',
  '‟': '“',
  '≤': '<=',
  '≥': '>=',
  '≈': '~',
  '→': '->',
  '←': '<-',
  '●': '•',
  '▪': '•',
  '■': '•',
  '◦': '•',
  '‣': '•',
  '⁃': '•',
  '✓': '•',
  '✔': '•',
  '✅': '•',
  '★': '*',
  '☆': '*',
  '⭐': '*',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  ı: 'i',
};

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufe00-\ufe0f\ufeff]/g;
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\u20e3]/gu;

const isShown = (character: string): boolean =>
  /^[\u0020-\u007e\u00a0-\u00ff]$/.test(character) || BEYOND_LATIN_1.includes(character);

function shownAs(character: string): string {
  if (isShown(character)) return character;
  const alike = READ_ALIKE[character];
  if (alike !== undefined) return alike;
  const plain = [...character.normalize('NFKD').replace(/\p{Mark}/gu, '')];
  return plain.length > 0 && plain.every(isShown) ? plain.join('') : '\ufffd';
}

/**
 * A text in the characters that the standard fonts of a PDF can show (Windows-1252): typographic ones stay, letters lose
 * marks the fonts lack, pictures go, and a run of what cannot be shown becomes one question mark (spec V17).
 */
export function winAnsiText(text: string): string {
  const visible = text.normalize('NFC').replace(INVISIBLE, '');
  const kept = [...visible].map((character) => {
    const isPicture = READ_ALIKE[character] === undefined && !isShown(character);
    return isPicture ? character.replace(PICTURES, '') : character;
  });
  return kept
    .map((character) => (/^\s$/.test(character) ? ' ' : character && shownAs(character)))
    .join('')
    .replace(/\ufffd+/g, '?')
    .replace(/ +/g, ' ')
    .trim();
}
