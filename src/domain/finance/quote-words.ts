import { formatDollars } from '../text/format.ts';
import type { Comparison, FinanceQuote } from './finance-quote.ts';
import { FREQUENCY_FACTS } from './frequency.ts';

/** A quote in words; `comparison` and `warning` belong beside the others, as large and without a click. */
export type QuoteWords = {
  /** '$120'. */
  payment: string;
  /** '/wk'. */
  suffix: string;
  /** '6.29% p.a.' */
  rate: string;
  /** '8.19% p.a. comparison rate'. */
  comparison: string;
  /** '$31,200'. */
  total: string;
  /** '5 year term'. */
  term: string;
  warning: string;
};

/** The words of a quote (spec C2, C3). */
export function quoteWords(quote: FinanceQuote): QuoteWords {
  const { comparison } = quote;
  return {
    payment: formatDollars(quote.repayment),
    suffix: FREQUENCY_FACTS[quote.frequency].suffix,
    rate: `${percentText(quote.rate)} p.a.`,
    comparison: `${comparisonText(comparison)} comparison rate`,
    total: formatDollars(quote.total),
    term: termText(quote.termYears),
    warning: quote.warning,
  };
}

/** '8.19% p.a.', or '8.38% to 19.42% p.a.' where only a range is known (spec C2, C6). */
export function comparisonText(comparison: Comparison): string {
  return comparison.kind === 'rate'
    ? `${percentText(comparison.percent)} p.a.`
    : `${percentText(comparison.min)} to ${percentText(comparison.max)} p.a.`;
}

/** '5 year term', '2.5 year term' (spec C2). */
export function termText(years: number): string {
  return `${years} year term`;
}

function percentText(percent: number): string {
  return `${percent.toFixed(2)}%`;
}
