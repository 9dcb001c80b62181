import type { QueryReading } from './read-query.ts';

/** A piece of a query as its chip says it, and the query without that piece. */
export type QueryChip = {
  label: string;
  without: string;
  /** True if its words were set aside, since no vehicle has them. */
  isAside?: true;
};

type Part = { from: number; words: string };

const NEGATION = /^(not|no|non|without|except|excluding|minus|anything|other|but)\b/i;

/**
 * The parts of a query with their words, a list for each chip: one part for every piece, all words that were left over together, and all
 * that were set aside.
 * A piece that was negated by the words of another says so by itself.
 */
function chipParts({ text, pieces, left, aside = [] }: QueryReading): Part[][] {
  const understood = pieces.map(({ from, to, isNegated, alternativeTo }, at): Part[] => {
    const words = text.slice(from, to);
    const isOr = alternativeTo === at - 1;
    const says = isNegated && !NEGATION.test(words) ? `not ${words}` : words;
    return [{ from, words: isOr ? `or ${says}` : says }];
  });
  const others = [left, aside].flatMap((words) =>
    words.length ? [words.map(({ from, to }): Part => ({ from, words: text.slice(from, to) }))] : [],
  );
  return [...understood, ...others];
}

const queryOf = (parts: readonly Part[]): string =>
  parts
    .toSorted((a, b) => a.from - b.from)
    .map(({ words }) => words)
    .filter(Boolean)
    .join(' ');

/** A query without the pieces of some of its chips; what is left reads as it did before. */
export function queryWithout(reading: QueryReading, chips: ReadonlySet<number>): string {
  return queryOf(
    chipParts(reading)
      .filter((_, at) => !chips.has(at))
      .flat(),
  );
}

/** A query with other words in the place of a chip's. */
export function queryInstead(reading: QueryReading, chip: number, words: string): string {
  const parts = chipParts(reading).map((own, at) =>
    at === chip ? [{ from: own[0]?.from ?? 0, words }] : own,
  );
  return queryOf(parts.flat());
}

/** A chip for every piece of a query and one for the words that were left over, and one for those set aside (spec S2). */
export function queryChips(reading: QueryReading): QueryChip[] {
  const { text, pieces, rest, aside = [] } = reading;
  const labels = [...pieces.map(({ label }) => label), ...(rest ? [`“${rest}”`] : [])];
  const unused = aside.map(({ from, to }) => text.slice(from, to)).join(' ');
  return [...labels, ...(unused ? [unused] : [])].map((label, at) => ({
    label,
    without: queryWithout(reading, new Set([at])),
    ...(at === labels.length && { isAside: true }),
  }));
}
