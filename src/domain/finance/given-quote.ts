import { isJsonObject } from '../text/json-object.ts';

/** A quote as it is answered or in the feed: dollars a week, percent a year (spec C10). */
export type GivenQuote = {
  weeklyRepaymentAmount: number;
  comparisonRate: number;
  advertisedRate: number;
  /** No provider stands behind it. */
  estimate?: true;
};

const isFigure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0;

/**
 * The quote of an answer (spec C10, K9); undefined where one of its figures is missing: a repayment or rate may not be
 * shown without its comparison rate (National Credit Code, Part 10).
 */
export function readGivenQuote(answer: unknown): GivenQuote | undefined {
  if (!isJsonObject(answer)) return undefined;
  const { weeklyRepaymentAmount, comparisonRate, advertisedRate, estimate } = answer;
  if (!isFigure(weeklyRepaymentAmount) || !isFigure(comparisonRate) || !isFigure(advertisedRate))
    return undefined;
  return { weeklyRepaymentAmount, comparisonRate, advertisedRate, ...(estimate === true && { estimate }) };
}
