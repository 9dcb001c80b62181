import type { RateFigure } from '../rate-figure.ts';
import type { LawRule } from '../rule.ts';

function problemOf({ words, comparison, sizes, hasWarning }: RateFigure): string | undefined {
  if (!comparison) return `${words} without a comparison rate beside it`;
  const isSmaller = comparison.sizes.some((size, width) => size < (sizes[width] ?? 0));
  if (isSmaller)
    return `${words} at ${sizes.join(' and ')} pixels, its comparison rate at ${comparison.sizes.join(' and ')}`;
  return hasWarning ? undefined : `${words} without the warning on comparison rates`;
}

/** A rate or a repayment has its comparison rate beside it, no smaller, and the prescribed warning. */
export const comparisonRate: LawRule = {
  id: 'comparison-rate',
  title: 'A rate or a repayment has its comparison rate and the warning beside it',
  source: {
    called: 'National Credit Code, Part 10, section 164; ASIC Regulatory Guide 178.23',
    url: 'https://www.beliefmedia.com.au/i/the-comparison-rate',
  },
  level: 'refuse',
  begin: () => ({
    page: ({ address, rates }) =>
      rates.flatMap((figure) => {
        const found = problemOf(figure);
        return found === undefined
          ? []
          : [
              {
                address,
                element: figure.place,
                found,
                wayOut: 'Let pages and texts state rates by the finance figure only, or take the figure out.',
              },
            ];
      }),
  }),
};
