import { formatAmount, formatDollars } from '../text/format.ts';
import type { Comparison, FinanceQuote } from './finance-quote.ts';
import type { PriceType } from '../vehicle/vehicle-words.ts';
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
  /** ', plus $1,294.34 in fees' where the lender charges them apart: stands behind the repayment, in its line; else ''. */
  apart: string;
  /** '$31,200'; fees apart are named with it. */
  total: string;
  /** True if the deposit is in the total, to stand beside it: 'excluding your deposit ($35,580 with it)'; '' for no deposit. */
  totalNote: string;
  /** '5 year term'. */
  term: string;
  /** What the repayment was worked out from: '$38,990 price, $2,000 deposit, 5 year term, no final payment'. */
  terms: string;
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
    apart: apartText(quote),
    total: `${formatDollars(quote.total)}${apartText(quote)}`,
    totalNote: totalNote(quote),
    term: termText(quote.termYears),
    terms: termsText(quote),
    warning: quote.warning,
  };
}

/** ', plus $1,294.34 in fees' behind a repayment, where the lender charges them apart; else ''. */
export function apartText({ feesApart }: Pick<FinanceQuote, 'feesApart'>): string {
  return feesApart > 0 ? `, plus ${formatAmount(feesApart)} in fees` : '';
}

function totalNote({ total, deposit = 0 }: FinanceQuote): string {
  return deposit > 0 ? `excluding your deposit (${formatAmount(total + deposit)} with it)` : '';
}

/** What a price includes (spec D4), in words that no label of a dealer contradicts: 'Ride away', 'On the road'. */
const INCLUDES: Record<PriceType, string> = {
  drive_away: 'including government charges',
  estimated_drive_away: 'including estimated government charges',
  excluding_government_charges: 'before government charges',
};

function termsText({ amount, priceType, deposit, residual, termYears, fees }: FinanceQuote): string {
  return [
    `${formatAmount(amount)} ${priceType ? INCLUDES[priceType] : 'price'}`,
    amountText(deposit, 'deposit'),
    termText(termYears),
    amountText(residual, 'final payment'),
    fees > 0 && `${formatAmount(fees)} in fees`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** '$2,000 deposit', 'no deposit'; nothing where it is not known. */
function amountText(amount: number | undefined, name: string): string {
  if (amount === undefined) return '';
  return amount > 0 ? `${formatAmount(amount)} ${name}` : `no ${name}`;
}

/**
 * What is said beside a rate (percent a year) that a shopper chose below the one that `provider` advertises: its
 * repayment and comparison rate cannot be had there (spec C5, C6). '' for every other rate.
 */
export function rateNote(rate: number, advertised: number, provider = 'Our lender'): string {
  return rate < advertised ? `${provider} doesn't offer rates below ${percentText(advertised)} p.a.` : '';
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
