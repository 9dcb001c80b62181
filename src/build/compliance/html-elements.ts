import { codesOf } from './html-codes.ts';

/** What is in an element of raw text: letters alone, letters and references ('&amp;'), or all that is left of the page. */
export type RawText = 'letters' | 'references' | 'all';

/** How an element is read, by its name in small letters. */
export type ElementKind = {
  name: string;
  /** True if it stands inside a line; all others begin and end one. */
  isInline: boolean;
  /** True if no visitor reads what is in it. */
  isUnread: boolean;
  /** True if it has no end and nothing in it. */
  isVoid: boolean;
  /** True if it has HTML in it where it is in a drawing or a formula. */
  holdsHtml: boolean;
  /** Names of open elements that end where it begins. */
  ends: ReadonlySet<string> | undefined;
  raw: RawText | undefined;
};

const names = (list: string): string[] => list.split(' ');

const INLINE = new Set(
  names(
    'a abbr b code data em i img label mark s small span strong sub sup time u wbr button vehicle-action',
  ),
);
const UNREAD = new Set(['script', 'style', 'template', 'svg', 'head']);
const VOID = new Set(
  names(
    'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr',
  ),
);
const HOLDS_HTML = new Set(names('mi mo mn ms mtext annotation-xml desc title'));
const RAW = new Map<string, RawText>([
  ...names('script style iframe noembed noframes xmp').map((name) => [name, 'letters'] as const),
  ...names('title textarea').map((name) => [name, 'references'] as const),
  ['plaintext', 'all'],
]);

/** Ends that HTML lets its writer leave out: which elements begin, and which open ones end there. */
const ENDS: readonly [beginning: string, ending: string][] = [
  [
    'address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol p pre section table ul',
    'p',
  ],
  ['h1 h2 h3 h4 h5 h6', 'h1 h2 h3 h4 h5 h6 p'],
  ['a', 'a'],
  ['li', 'li'],
  ['dd dt', 'dd dt'],
  ['rt rp', 'rt rp'],
  ['tr', 'tr th td'],
  ['th', 'th'],
  ['td', 'thead th td'],
  ['tbody tfoot', 'thead tbody'],
  ['body', 'head link script'],
  ['select input output button datalist textarea', 'input option optgroup select button datalist textarea'],
  ['option', 'option'],
  ['optgroup', 'optgroup option'],
];
const ENDED = new Map(
  ENDS.flatMap(([beginning, ending]) => {
    const ended = new Set(names(ending));
    return names(beginning).map((name) => [name, ended] as const);
  }),
);

const kind = (name: string): ElementKind => ({
  name,
  isInline: INLINE.has(name),
  isUnread: UNREAD.has(name),
  isVoid: VOID.has(name),
  holdsHtml: HOLDS_HTML.has(name),
  ends: ENDED.get(name),
  raw: RAW.get(name),
});

/** Names that have no rule of their own, but are on most pages. */
const PLAIN = names(
  'html noscript picture dialog details summary path g circle rect defs symbol use video math foreignobject image thead tr astro-island astro-slot',
);

const KINDS = new Map(
  [...PLAIN, ...INLINE, ...UNREAD, ...VOID, ...HOLDS_HTML, ...RAW.keys(), ...ENDED.keys()].map((name) => [
    name,
    kind(name),
  ]),
);

/** How an element is read whose name, as a page writes it, is `written`: for a name that HTML gives a meaning always the same object. */
export function elementKind(written: string): ElementKind {
  const name = written.toLowerCase();
  return KINDS.get(name) ?? kind(name);
}

/** Places of the table of names by their letters: so many that few of the known names share one. */
const PLACES = 4096;

/** A place in that table for the letters from `start` to `end`. */
function placeOf(codes: ArrayLike<number>, start: number, end: number): number {
  let number = 0;
  for (let at = start; at < end; at++) number = (number * 31 + codes[at]!) & 0xffffff;
  return number % PLACES;
}

type Placed = { kind: ElementKind; codes: Uint16Array };

/** Known names by their letters; of two that share a place one is here. */
const BY_LETTERS: (Placed | undefined)[] = Array.from({ length: PLACES }, () => undefined);
for (const known of KINDS.values()) {
  const codes = codesOf(known.name);
  BY_LETTERS[placeOf(codes, 0, codes.length)] = { kind: known, codes };
}

/** The same for the name that stands in a page from `start` to `end`: names of a page are asked for by the thousand. */
export function elementKindAt(
  { html, codes }: { html: string; codes: Uint16Array },
  start: number,
  end: number,
): ElementKind {
  const known = BY_LETTERS[placeOf(codes, start, end)];
  if (known?.codes.length !== end - start) return elementKind(html.slice(start, end));
  for (let at = start; at < end; at++)
    if (known.codes[at - start] !== codes[at]) return elementKind(html.slice(start, end));
  return known.kind;
}
