/** Words which say, wherever they stand in a short text, that a vehicle cannot be bought, with the status they mean. */
const ANYWHERE: readonly (readonly [words: string, status: string])[] = [
  [String.raw`(?<!\b(?:not|never|be|to be) )(?:sold|sld)(?! (?:as|with|without|in|unreg)\b)`, 'sold'],
  [
    '(?:under|u\\/)[ -]?offer|u\\/o|under (?:contract|negotiation)|(?:sale|contract) (?:pending|agreed)|pending sale',
    'under_offer',
  ],
  ['(?:under|on) deposit|dep(?:osit)?\\.? (?:taken|paid|received|held|down)', 'deposit_taken'],
  ['on[ -]hold|(?:being|customer) hold', 'on_hold'],
  [
    '(?:not|no longer) (?:for sale|available)|unavailable|out ?of ?stock|(?:do not|don.?t) (?:sell|advertise|publish)',
    'not_available',
  ],
  ['reserved', 'reserved'],
  [
    String.raw`(?<!\b(?:not?|never|non|nil|without|clear)\b.{0,25})(?:(?:write|written)[ -]?offs?(?! (?:check|free|clear))|salvage|(?:parts|wrecking|spares) only|for (?:parts|wrecking)|wrecking)`,
    'write_off',
  ],
  ['awaiting (?:delivery|pick ?up|settlement|collection|payment|finance)', 'sold'],
];
/** Words which say so alone in their cell; in a longer text they may be of something else ('$45,000 delivered'). */
const ALONE: readonly (readonly [words: string, status: string])[] = [
  ['delivered|settled|collected|wholesaled?|traded(?: out)?|auctioned', 'sold'],
  ['deposit', 'deposit_taken'],
  ['hold|held', 'on_hold'],
  [
    'withdrawn|discontinued|deleted|archived?|removed|hidden|inactive|disabled|drafts?|unpublished|private|expired|unlisted|delisted|gone|trash(?:ed)?|not (?:active|listed|published|visible)|n\\/?avail|off ?(?:sale|market|line)|password',
    'not_available',
  ],
];

const WORDS = [
  ...ANYWHERE.map(
    ([words, status]) => [new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu'), status] as const,
  ),
  ...ALONE.map(
    ([words, status]) =>
      [new RegExp(`^[^\\p{L}\\p{N}]*(?:${words})[^\\p{L}\\p{N}]*$`, 'iu'), status] as const,
  ),
];
/** Spares most texts, which have none of the words, a test for each. */
const ANY = new RegExp([...ANYWHERE, ...ALONE].map(([words]) => words).join('|'), 'iu');
const MAX_LENGTH = 80;

/** The status that a short text says a vehicle has that is not to be bought ('SOLD', '$15,990 - Under Offer'); else undefined. */
export function saleWord(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  const spaced = value.replace(/([a-z])(?=[A-Z][a-z])/g, '$1 ');
  const text = spaced.replace(/[_\s]+/g, ' ');
  if (!ANY.test(text)) return undefined;
  return WORDS.find(([pattern]) => pattern.test(text))?.[1];
}
