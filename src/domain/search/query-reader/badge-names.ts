import { isOneOf } from '../filter-terms.ts';
import type { Meaning } from './query-piece.ts';
import { joined, queryTokens, type QueryToken } from './query-tokens.ts';
import { SMALL_WORDS } from './query-words.ts';

/** Words of a badge that a run of typed words may name it by. */
export const MAX_BADGE_WORDS = 4;
/** A figure of a badge with the letters of its series about it: '200' is 'LC200' and '110' is '110TSI'. */
const SERIES = /^[a-z]{0,3}(\d{2,})[a-z]{0,3}$/;

type Badge = { badge: string; words: readonly QueryToken[] };
/** Badges that a run of words names, and how the first of them writes it. */
export type NamedBadges = { label: string; values: readonly string[] };

/** Finds badges of a stock by runs of their words, as they were folded. */
export class BadgeNames {
  readonly #byWord = new Map<string, Badge[]>();
  readonly #byFigure = new Map<string, string[]>();
  readonly #phrases: ReadonlyMap<string, Meaning>;

  constructor(badges: readonly string[], phrases: ReadonlyMap<string, Meaning>) {
    this.#phrases = phrases;
    for (const badge of badges) {
      const words = queryTokens(badge).filter(({ word }) => /^[\p{L}\p{N}]/u.test(word));
      for (const word of new Set(words.map((one) => one.word))) {
        const known = this.#byWord.get(word);
        if (known) known.push({ badge, words });
        else this.#byWord.set(word, [{ badge, words }]);
        const [, figure] = SERIES.exec(word) ?? [];
        if (figure && !known) this.#byFigure.set(figure, [...(this.#byFigure.get(figure) ?? []), word]);
      }
    }
  }

  /** Every badge that has a word; undefined for none. */
  withWord(word: string): string[] | undefined {
    return this.#byWord.get(word)?.map(({ badge }) => badge);
  }

  named(words: readonly string[]): NamedBadges | undefined {
    const found = (this.#byWord.get(words[0] ?? '') ?? []).flatMap((one) => {
      const at = one.words.findIndex((_, from) =>
        words.every((word, more) => one.words[from + more]?.word === word),
      );
      return at < 0 ? [] : [{ ...one, at }];
    });
    const [first] = found;
    if (!first) return undefined;
    const [start, end] = [first.words[first.at]!.from, first.words[first.at + words.length - 1]!.to];
    return { label: first.badge.slice(start, end), values: found.map(({ badge }) => badge) };
  }

  /** Badges named behind a model: a figure is every series that has it, with or without 'series' behind. */
  behindModel(words: readonly string[]): NamedBadges | undefined {
    const [figure = '', series] = words;
    const isSeries = words.length === 1 || (words.length === 2 && series === 'series');
    if (!isSeries || !/^\d+$/.test(figure)) return this.named(words);
    const found = (this.#byFigure.get(figure) ?? []).flatMap((word) => this.named([word]) ?? []);
    const values = [...new Set(found.flatMap((one) => one.values))];
    return found[0] && { label: words.join(' '), values };
  }

  /** The badge that words name without a model: several words of its own, or one colour. */
  meaningOf(words: readonly string[]): Meaning | undefined {
    const isColour = (word: string): boolean => this.#phrases.get(word)?.field === 'colour';
    const isOwn = (word: string): boolean => !this.#phrases.has(joined(word)) && !SMALL_WORDS.has(word);
    const isNamed =
      words.length === 1
        ? words.every(isColour)
        : !/^\d/.test(words[0] ?? '') &&
          words.some(isOwn) &&
          words.every((word) => isOwn(word) || isColour(word));
    const badges = isNamed ? this.named(words) : undefined;
    return badges && { field: 'badge', label: badges.label, filter: isOneOf('badge', badges.values) };
  }
}
