import { allowedTypos, typoDistance } from '../../../search-engine/typo-distance.ts';
import type { NamedPlace } from '../../location/find-place.ts';
import { withoutInvisible } from '../../text/invisible.ts';
import type { Sort } from '../orders.ts';
import { isOneOf } from '../filter-terms.ts';
import { MAX_BADGE_WORDS } from './badge-names.ts';
import { isAlternative, queryFilter } from './query-filter.ts';
import type { Meaning, QueryPiece } from './query-piece.ts';
import { joined, type QueryToken, queryTokens } from './query-tokens.ts';
import {
  BESIDE_A_BODY,
  INSIDE,
  JOINING_WORDS,
  KINDS_OF_AUTOMATIC,
  NEGATIONS,
  REGO,
  SMALL_WORDS,
} from './query-words.ts';
import { type DistanceRead, type PlaceFinder, readArea, readDistance } from './read-distance.ts';
import { readFigures } from './read-figures.ts';
import type { StockLexicon } from './stock-lexicon.ts';

/** What a query says (spec S2): the pieces that were understood, and the words that are left to the search of words. */
export type QueryReading = {
  /** The text that was read: the typed one without signs that cannot be seen. */
  text: string;
  pieces: readonly QueryPiece[];
  /** The words that were not understood, in their order, as they were typed. */
  rest: string;
  /** Where those words stand in the text. */
  left: readonly { from: number; to: number }[];
  /** What every car has to pass, in the search's filter language; '' for nothing. */
  filter: string;
  /** The order that was asked for, the last one of several. */
  sort: Sort | undefined;
  /** The place that distances are measured from, the last one of several. */
  near: NamedPlace | undefined;
  /** Words that no vehicle has, set aside beside what was understood, and colours of the inside: where they stand in the text. */
  aside?: readonly { from: number; to: number }[];
};

/** Characters of a text that are read. */
const MAX_CHARACTERS = 1000;
const MAX_PHRASE = 5;
/** Words that are looked at for a misspelling. */
const MAX_MISSPELLED = 10;
const NEGATED = new Map(NEGATIONS.map((phrase) => [phrase, true] as const));
const MAX_NEGATION = 3;
/** Of eight seats or more, which people movers have that are called vans. */
const MANY_SEATS = /^seats = ([89]|\d\d)$/;

/**
 * Reads a typed query by the words of a stock (spec S2). `today` is the dealer's day, YYYY-MM-DD, from which ages and
 * registrations are counted; without `places` no distance is read. Any text has an answer; it costs time in proportion to its length.
 */
export function readQuery(
  typed: string,
  lexicon: StockLexicon,
  today: string,
  places?: PlaceFinder,
): QueryReading {
  const text = withoutInvisible(typed.slice(0, MAX_CHARACTERS)).trim();
  const tokens = queryTokens(text);
  const { pieces, left, aside } = new Reader(tokens, lexicon, today, places).read();
  // 'cheapest near Geelong' is the cheapest: a place orders only what nothing else does.
  const sort = (pieces.findLast(({ field }) => field === 'sort') ?? pieces.findLast((piece) => piece.sort))
    ?.sort;
  const near = pieces.findLast((piece) => piece.near && !piece.isNegated)?.near;
  const rest = left.map(({ from, to }) => text.slice(from, to)).join(' ');
  const filter = queryFilter(pieces);
  return { text, pieces, rest, left, filter, sort, near, ...(aside.length && { aside }) };
}

/**
 * A reading without the left words that `isFound` says no vehicle of the stock has, where anything was understood (spec S2): one word
 * too many doesn't empty the answer.
 */
export function setAside(reading: QueryReading, isFound: (words: string) => boolean): QueryReading {
  const { text, pieces, left } = reading;
  const wordsOf = ({ from, to }: { from: number; to: number }): string => text.slice(from, to);
  const kept = left.filter((one) => isFound(wordsOf(one)));
  if (pieces.length === 0) return reading;
  const aside = [...(reading.aside ?? []), ...left.filter((one) => !kept.includes(one))].toSorted(
    (a, b) => a.from - b.from,
  );
  return aside.length ? { ...reading, left: kept, rest: kept.map(wordsOf).join(' '), aside } : reading;
}

class Reader {
  readonly #tokens: readonly QueryToken[];
  readonly #lexicon: StockLexicon;
  readonly #thisYear: number;
  readonly #today: string;
  readonly #rego: ReadonlyMap<string, Meaning>;
  readonly #places: PlaceFinder | undefined;
  readonly #pieces: QueryPiece[] = [];
  readonly #left: QueryToken[] = [];
  readonly #aside: QueryToken[] = [];
  #misspelled = 0;
  /** The token that a negation begins at, until something is negated. */
  #negation: number | undefined;
  /** True if only a joining word stands between the last piece and here, and which. */
  #joiner = '';
  #isNextToLast = false;

  constructor(
    tokens: readonly QueryToken[],
    lexicon: StockLexicon,
    today: string,
    places: PlaceFinder | undefined,
  ) {
    this.#places = places;
    this.#tokens = tokens;
    this.#lexicon = lexicon;
    this.#thisYear = Number(today.slice(0, 4));
    this.#today = today;
    this.#rego = lexicon.has('rego_ends') ? registrations(today) : new Map();
  }

  read(): { pieces: QueryPiece[]; left: QueryToken[]; aside: QueryToken[] } {
    for (let at = 0; at < this.#tokens.length;) at = this.#step(at);
    return { pieces: this.#pieces, left: this.#left, aside: this.#aside };
  }

  #step(at: number): number {
    const word = this.#tokens[at]!.word;
    const distance = this.#distanceAt(at);
    if (distance) return this.#understand(distance.meaning, at, distance.next);
    const figures = readFigures(this.#tokens, at, this.#lexicon, this.#thisYear);
    const phrase = this.#regoAt(at) ?? this.#phraseAt(at);
    const isUnread =
      phrase?.next === at + 1 &&
      (this.#isInside(phrase.meaning, at) || (this.#negation !== undefined && KINDS_OF_AUTOMATIC.has(word)));
    if (isUnread && !figures) {
      // A colour of the inside is in no record, and what is of that colour may be.
      if (phrase.meaning.field !== 'colour') this.#leave(at);
      else if (this.#negation === undefined) this.#aside.push(this.#tokens[at]!);
      return at + 1;
    }
    // The longer reading wins: '2 seater' before '2', 'CX-5' before '5'.
    if (phrase && (!figures || phrase.next >= figures.next))
      return this.#understand(phrase.meaning, at, phrase.next);
    if (figures) return this.#understand(figures.meaning, at, figures.next);
    const negation = this.#negationAt(at);
    if (negation) {
      this.#negation = at;
      this.#isNextToLast = false;
      return negation;
    }
    if (JOINING_WORDS.has(word)) {
      this.#joiner = word;
      return at + 1;
    }
    if (/^[^\p{L}\p{N}]+$/u.test(word)) return at + 1;
    if (this.#isSmall(word, at)) return at + 1;
    const spelled = this.#misspelledAt(at);
    if (spelled) return this.#understand(spelled.meaning, at, spelled.next);
    this.#leave(at);
    return at + 1;
  }

  /** A place that the stock has cars in or about narrows to those, as its name alone does. */
  #distanceAt(at: number): DistanceRead | undefined {
    const read =
      this.#places &&
      (readDistance(this.#tokens, at, this.#places) ?? readArea(this.#tokens, at, this.#places));
    const phrase = read?.meaning.filter === '' ? this.#phraseAt(at) : undefined;
    const isArea = phrase?.meaning.field === 'place' && phrase.next === read?.next;
    return read && isArea ? { ...read, meaning: { ...read.meaning, filter: phrase.meaning.filter } } : read;
  }

  #isSmall(word: string, at: number): boolean {
    if (this.#lexicon.idleNouns.has(word) || SMALL_WORDS.has(word)) return true;
    if (word.length === 1 && /\p{L}/u.test(word) && this.#tokens[at - 1]?.word !== '-') return false;
    return BESIDE_A_BODY.has(word) && this.#nextIsBody(at + 1);
  }

  /** True if a colour is of a part of the vehicle: 'red interior'. */
  #isInside({ field }: Meaning, at: number): boolean {
    return field === 'colour' && INSIDE.has(this.#tokens[at + 1]?.word ?? '');
  }

  #nextIsBody(at: number): boolean {
    return this.#phraseAt(at)?.meaning.field === 'body';
  }

  /** A registration that lasts so many months, or into a year: '6 months rego', 'rego till June 2027'. */
  #regoAt(at: number): { meaning: Meaning; next: number } | undefined {
    if (this.#rego.size === 0) return undefined;
    const words = this.#tokens.slice(at, at + MAX_PHRASE).map(({ word }) => word);
    const [said, until, months] = REGO_UNTIL.exec(words.join(' ')) ?? [];
    if (said === undefined || this.#rego.has(joined(said))) return undefined;
    const meaning = months
      ? regoMeaning(`Registered for ${months} months`, monthsAfter(this.#today, Number(months)))
      : regoMeaning(`Registered until ${until}`, `${until}0101`);
    return { meaning, next: at + said.split(' ').length };
  }

  #phraseAt(at: number): { meaning: Meaning; next: number } | undefined {
    const { phrases } = this.#lexicon;
    let key = '';
    let found: { meaning: Meaning; next: number } | undefined;
    const words: string[] = [];
    for (let next = at; next < this.#tokens.length && words.length < MAX_PHRASE; next++) {
      const { word, figure } = this.#tokens[next]!;
      if (word === '-' && words.length > 0) continue;
      if (/^[^\p{L}\p{N}]/u.test(word) || figure?.isMoney) break;
      words.push(word);
      key += joined(word);
      const badge = this.#badge(words, at);
      const isColoured = words.some((one) => phrases.get(one)?.field === 'colour');
      const meaning =
        (isColoured ? badge : undefined) ??
        this.#rego.get(key) ??
        phrases.get(key) ??
        either(this.#lexicon.featureOf(words), badge);
      if (meaning) found = { meaning, next: next + 1 };
    }
    if (
      found?.meaning.field === 'use' &&
      BESIDE_A_BODY.has(this.#tokens[at]!.word) &&
      this.#nextIsBody(at + 1)
    )
      return undefined;
    return found;
  }

  /** The badge that a run of words names; a colour alone is one behind a model, and stays a colour too. */
  #badge(words: readonly string[], at: number): Meaning | undefined {
    const badge = this.#lexicon.badges.meaningOf(words);
    const colour = this.#lexicon.phrases.get(words.join(''));
    if (!badge || colour?.field !== 'colour') return badge;
    const last = this.#pieces.at(-1);
    const isBehindAModel = last?.field === 'model' && last.to === this.#tokens[at - 1]?.to;
    return isBehindAModel ? { ...colour, filter: `${colour.filter} OR ${badge.filter}` } : undefined;
  }

  /** A model with the badge that the words behind it name: 'Hilux SR5'. */
  #withBadge(model: Meaning, at: number): { meaning: Meaning; next: number } {
    let found = { meaning: model, next: at };
    if (readFigures(this.#tokens, at, this.#lexicon, this.#thisYear)) return found;
    const words: string[] = [];
    for (let next = at; next < this.#tokens.length && words.length < MAX_BADGE_WORDS; next++) {
      const { word } = this.#tokens[next]!;
      if (word === '-' && words.length > 0) continue;
      words.push(word);
      const { phrases, badges, featureOf } = this.#lexicon;
      if (phrases.has(joined(word)) || this.#rego.has(word) || this.#isSmall(word, next)) break;
      const badge = featureOf(words) ? undefined : badges.behindModel(words);
      if (badge)
        found = {
          meaning: {
            ...model,
            label: `${model.label} ${badge.label}`,
            filter: `(${model.filter}) AND ${isOneOf('badge', badge.values)}`,
          },
          next: next + 1,
        };
    }
    return found;
  }

  #negationAt(at: number): number | undefined {
    for (let count = MAX_NEGATION; count > 0; count--) {
      const words = this.#tokens.slice(at, at + count).map(({ word }) => word);
      if (NEGATED.has(words.join(' '))) return at + count;
    }
    return undefined;
  }

  /** Meaning of a misspelled name, with the words behind it that go on with it: 'solice tourer'. */
  #misspelledAt(at: number): { meaning: Meaning; next: number } | undefined {
    const { word } = this.#tokens[at]!;
    const limit = allowedTypos(word);
    const isOwn = this.#lexicon.isOfModel(word) || this.#lexicon.badges.withWord(word) !== undefined;
    if (limit === 0 || isOwn || /\d/.test(word) || this.#misspelled++ >= MAX_MISSPELLED) return undefined;
    let least = limit + 1;
    let meant: { key: string; meaning: Meaning } | undefined;
    for (const [key, meaning] of this.#lexicon.names) {
      const typos = typoDistance(word, key, false, limit);
      if (typos >= least) continue;
      least = typos;
      meant = { key, meaning };
    }
    if (!meant) return undefined;
    let found = { meaning: meant.meaning, next: at + 1 };
    let { key } = meant;
    for (const [more, other] of this.#tokens.slice(at + 1, at + MAX_PHRASE).entries()) {
      key += joined(other.word);
      const longer = this.#lexicon.phrases.get(key);
      if (longer?.field === 'model') found = { meaning: longer, next: at + more + 2 };
    }
    return found;
  }

  #understand(said: Meaning, at: number, behind: number): number {
    const wider = this.#isNarrowedBy(said, at, behind) ? this.#pieces.pop() : undefined;
    const last = this.#pieces.at(-1);
    const isBesideSeats = this.#pieces.some(({ filter }) => MANY_SEATS.test(filter));
    const alone = (isBesideSeats ? this.#lexicon.manySeats.get(said.filter) : undefined) ?? said;
    const { meaning, next } =
      said.field === 'model' ? this.#withBadge(said, behind) : { meaning: alone, next: behind };
    const goesOn = last?.isNegated && this.#isNextToLast && this.#joiner !== '' && isOneKind(last, meaning);
    const isNegated = this.#negation !== undefined || goesOn === true;
    const from = wider?.from ?? this.#tokens[this.#negation ?? at]!.from;
    const { to } = this.#tokens[next - 1]!;
    const isOr = this.#joiner === 'or' && this.#isNextToLast && last && !isNegated && !last.isNegated;
    this.#pieces.push({
      ...meaning,
      label: isNegated ? `Not ${meaning.label}` : meaning.label,
      from,
      to,
      isNegated,
      ...(isOr &&
        meaning.filter &&
        !(isOneKind(last, meaning) && isAlternative(meaning)) && { alternativeTo: this.#pieces.length - 1 }),
    });
    this.#negation = undefined;
    this.#joiner = '';
    this.#isNextToLast = true;
    return next;
  }

  /** True if the last piece is a model that has this one for a badge, as 'Impreza WRX' has. */
  #isNarrowedBy({ field, makes = [] }: Meaning, at: number, next: number): boolean {
    const last = this.#pieces.at(-1);
    if (field !== 'model' || last?.field !== 'model' || last.isNegated || this.#negation !== undefined)
      return false;
    const isBehind = this.#isNextToLast && this.#joiner === '' && last.makes?.join() === makes.join();
    const words = this.#tokens.slice(at, next).map(({ word }) => word);
    return isBehind && this.#lexicon.badges.named(words) !== undefined;
  }

  /** A word that was not understood; a negation in front of it goes with it. */
  #leave(at: number): void {
    const from = this.#tokens[this.#negation ?? at]!.from;
    this.#negation = undefined;
    this.#isNextToLast = false;
    this.#joiner = '';
    this.#left.push({ ...this.#tokens[at]!, from });
  }
}

const REGO_UNTIL =
  /^(?:(?:rego|reg|registered|registration) (?:until|till|til|to) (?:[a-z]+ )?(20\d\d)|(\d{1,2}) (?:months?|mths?) (?:of )?(?:rego|registration))(?= |$)/;

const monthsAfter = (today: string, months: number): string => {
  const day = new Date(today);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
};

const regoMeaning = (label: string, least: string): Meaning => ({
  field: 'rego',
  label,
  filter: `rego_ends >= ${least}`,
});

/** Meanings of what is said of a registration on a day: it lasts until the day that a column has as YYYYMMDD. */
function registrations(today: string): ReadonlyMap<string, Meaning> {
  return new Map(
    REGO.flatMap(({ label, months, said }) => {
      const meaning = regoMeaning(label, monthsAfter(today, months ?? 0));
      const filter = `${months === undefined ? 'NOT ' : ''}${meaning.filter}`;
      return said.map((one) => [joined(one), { ...meaning, filter }] as const);
    }),
  );
}

/** Joins two meanings by 'or', called as the first is. */
const either = (one: Meaning | undefined, other: Meaning | undefined): Meaning | undefined =>
  one && other ? { ...one, filter: `${one.filter} OR ${other.filter}` } : (one ?? other);

const isOneKind = (a: Meaning, b: Meaning): boolean =>
  a.field === b.field || (a.makes !== undefined && b.makes !== undefined);
