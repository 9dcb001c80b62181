import type { QueryReading } from './read-query.ts';

/** A piece of a query as its chip says it, and the query without that piece. */
export type QueryChip = { label: string; without: string };

const NEGATION = /^(not|no|non|without|except|excluding|minus|anything|other|but)\b/i;

/**
 * A chip for every piece of a query and one for the words that were left over (spec S2). What a chip leaves behind reads as it did
 * before: a piece that was negated by the words of another says so by itself.
 */
export function queryChips({ text, pieces, left, rest }: QueryReading): QueryChip[] {
  type Part = { from: number; words: string; label?: string };
  const understood = pieces.map(({ from, to, label, isNegated, alternativeTo }, at): Part => {
    const words = text.slice(from, to);
    const isOr = alternativeTo === at - 1;
    const says = isNegated && !NEGATION.test(words) ? `not ${words}` : words;
    return { from, words: isOr ? `or ${says}` : says, label };
  });
  const others = left.map(({ from, to }): Part => ({ from, words: text.slice(from, to) }));
  const parts = [...understood, ...others].toSorted((a, b) => a.from - b.from);
  const without = (isGone: (part: Part) => boolean): string =>
    parts
      .filter((part) => !isGone(part))
      .map(({ words }) => words)
      .join(' ');
  return [
    ...understood.map((piece) => ({ label: piece.label ?? '', without: without((part) => part === piece) })),
    ...(rest ? [{ label: `“${rest}”`, without: without((part) => others.includes(part)) }] : []),
  ];
}
