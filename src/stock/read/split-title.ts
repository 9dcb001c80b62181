import { KNOWN_MAKES } from './known-makes.ts';

/** Make and model of a title such as '2018 Royal Enfield Classic 350', and its year where it has one. */
export type SplitTitle = { make: string; model: string; year?: number };

/** What stands in front of a make: a word for its condition, and the year, two digits of it or a model year. */
const FRONT =
  /^(?:(?:brand[ -]new|new|used|pre[ -]?owned|demo|demonstrator|ex[ -]demo|near(?:ly)? new|for sale)\b[:\s-]*)?(?:(?:(?<year>(?:19|20)\d{2})(?:\s*\/\s*(?:\d{2}|\d{4}))?(?:\s*\(?my\s?\d{2,4}\)?)?|['’]?(?<short>\d{2}))[\s:,-]+(?=\D))?/i;
/** The year of a title that names it behind the model: 'Toyota Corolla MY15', 'Mazda 3 (2018)'. */
const MODEL_YEAR = /\s+\(?(?:my\s?(?<short>\d{2})|my\s?(?<long>\d{4})|(?<year>(?:19|20)\d{2}))\)?$/i;
/** What follows a dash or a bar between spaces says something of the vehicle that is not its model. */
const BEHIND_DASH = /\s+(?:[-–—|•]|\/\/)\s+.*$/;

/** The last two-digit year that is of this century; vehicles of a later one are of the last. */
const LAST_SHORT_YEAR = 39;

function yearInFront(groups: Readonly<Record<string, string | undefined>> | undefined): number | undefined {
  const { year, short } = groups ?? {};
  if (short !== undefined) return Number(short) + (Number(short) <= LAST_SHORT_YEAR ? 2000 : 1900);
  return year === undefined ? undefined : Number(year);
}

/** 'Harley Davidson' and 'HARLEY-DAVIDSON' are one make. */
const folded = (text: string): string => text.toLowerCase().replace(/-/g, ' ');

/** A text without the model year at its end, and that year. */
function withoutModelYear(text: string): { text: string; year: number | undefined } {
  const found = MODEL_YEAR.exec(text);
  if (!found?.groups) return { text, year: undefined };
  const { short, long, year } = found.groups;
  // 'Peugeot 2008' is a model.
  if (text.slice(0, found.index).trim() === '') return { text, year: undefined };
  return {
    text: text.slice(0, found.index),
    year: Number(short === undefined ? (long ?? year) : `20${short}`),
  };
}

/**
 * A reader of titles: words for the condition and a year in front are passed over, then comes the longest make that is known,
 * or one of `own`, and what is behind it, up to a dash or a model year, is the model. Undefined for a title that begins with
 * no known make or has nothing behind it.
 */
export function titleSplitter(own: readonly string[]): (title: unknown) => SplitTitle | undefined {
  const makes = [...own, ...KNOWN_MAKES]
    .map((make) => ({ make, start: `${folded(make)} ` }))
    .toSorted((a, b) => b.start.length - a.start.length);
  return (title) => {
    if (typeof title !== 'string') return undefined;
    const whole = title.trim().replace(/\s+/g, ' ');
    const front = FRONT.exec(whole);
    const text = whole.slice(front?.[0].length ?? 0);
    const found = makes.find(({ start }) => folded(text).startsWith(start));
    if (!found) return undefined;
    const behind = text.slice(found.start.length).replace(/^[-–—|]\s+/, '');
    const { text: model, year: last } = withoutModelYear(` ${behind.replace(BEHIND_DASH, '')}`);
    const year = yearInFront(front?.groups) ?? last;
    if (model.trim() === '') return undefined;
    return { make: found.make, model: model.trim(), ...(year !== undefined && { year }) };
  };
}

/** The word of a title at which its make would begin, without condition and year; undefined of a title of fewer than two words. */
export function firstWordOfTitle(title: string): string | undefined {
  const whole = title.trim().replace(/\s+/g, ' ');
  const [word, next] = whole.slice(FRONT.exec(whole)?.[0].length ?? 0).split(' ');
  return next === undefined ? undefined : word;
}
