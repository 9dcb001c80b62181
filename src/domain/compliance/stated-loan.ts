import { impliedFees } from '../finance/finance-fees.ts';
import type { Frequency } from '../finance/frequency.ts';
import { exactRepayment, repaymentCount } from '../finance/repayment.ts';

/** A loan as the words around a repayment state it: dollars, percent a year. */
export type StatedLoan = {
  repayment: number;
  frequency: Frequency;
  amount: number;
  deposit: number;
  residual: number;
  termYears: number;
  rate: number;
  comparison: number;
  /** The loan that the comparison rate was worked out for. */
  basis: { amount: number; termYears: number };
  total?: number;
  /** True if it is said that fees are charged apart. */
  saysApart: boolean;
};

/** '$18,490 before government charges, no deposit, 5 year term, no final payment'. */
const TERMS =
  /\$([\d,]+(?:\.\d+)?) (?:(?:including (?:estimated )?|before )government charges|price), (?:no|\$([\d,]+(?:\.\d+)?)) deposit, ([\d.]+) year term, (?:no|\$([\d,]+(?:\.\d+)?)) final payment/g;
const TOTAL = /Total, [\d.]+ year term\s*\$([\d,]+)/g;
const BASIS = /based on an? ([\d.]+) year [^.$]{0,80} of \$([\d,]+)/;
const APART = /^[\s*]*,? plus \$[\d,.]+ in fees/;
const FREQUENCIES: readonly [RegExp, Frequency][] = [
  [/(?:wk|week)$/i, 'weekly'],
  [/(?:fn|fortnight)$/i, 'fortnightly'],
  [/(?:mth|month)$/i, 'monthly'],
];

/** True if it is said behind a repayment, which ends at `end`, that fees are charged apart. */
export const saysApart = (text: string, end: number): boolean => APART.test(text.slice(end, end + 60));

const dollars = (digits: string | undefined): number => Number((digits ?? '0').replaceAll(',', ''));

/** The match of a pattern that is nearest to a place of a text, within so many characters. */
function nearest(text: string, pattern: RegExp, at: number, within: number): RegExpExecArray | undefined {
  const distance = ({ index }: RegExpExecArray): number => Math.abs(index - at);
  const near = [...text.matchAll(pattern)].filter((match) => distance(match) <= within);
  return near.toSorted((a, b) => distance(a) - distance(b))[0];
}

/**
 * The loan of a repayment at `start` to `end` of a page's text; `rates` are the interest rates of the page, percent a year,
 * with their places, and `comparison` is that beside the repayment. Undefined where its terms do not say all of it.
 */
export function statedLoan(
  text: string,
  { start, end }: { start: number; end: number },
  rates: readonly { percent: number; start: number }[],
  comparison: number,
  within: number,
): StatedLoan | undefined {
  const words = text.slice(start, end);
  const repayment = /\$\s?([\d,]+(?:\.\d+)?)/.exec(words)?.[1];
  const frequency = FREQUENCIES.find(([ending]) => ending.test(words))?.[1];
  const terms = nearest(text, TERMS, start, within);
  const rate = rates.toSorted((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))[0];
  if (repayment === undefined || !frequency || !terms || !rate || Math.abs(rate.start - start) > within)
    return undefined;
  const [, amount, deposit, termYears, residual] = terms;
  const total = nearest(text, TOTAL, start, within)?.[1];
  const [, basisYears, basisAmount] = BASIS.exec(text) ?? [];
  return {
    repayment: dollars(repayment),
    frequency,
    amount: dollars(amount),
    deposit: dollars(deposit),
    residual: dollars(residual),
    termYears: Number(termYears),
    rate: rate.percent,
    comparison,
    basis: { amount: basisAmount ? dollars(basisAmount) : 30_000, termYears: Number(basisYears ?? 5) },
    ...(total !== undefined && { total: dollars(total) }),
    saysApart: saysApart(text, end),
  };
}

/** Of fees, the share that may be missing: rates are published in hundredths. */
const TOLERATED = 0.1;

const NO_FEES = {
  establishment: 0,
  security_registration: 0,
  dealer_agency: 0,
  account_monthly: 0,
  charged_apart: false,
};

/** The fees, in dollars, that rate and comparison rate imply and neither repayment nor total includes; undefined for none. */
export function leavesFeesOut(loan: StatedLoan): number | undefined {
  if (loan.saysApart) return undefined;
  const { amount, deposit, residual, termYears, rate, frequency } = loan;
  const due = impliedFees({
    basis: { amount: loan.basis.amount, term_years: loan.basis.termYears, frequency, product: '' },
    example: { rate, comparison_rate: loan.comparison, term_years: termYears, deposit_percent: 0 },
    fees: NO_FEES,
  });
  if (due <= 0) return undefined;
  const principal = amount - deposit + due * (1 - TOLERATED);
  const least = exactRepayment({ principal, rate, termYears, frequency, residual });
  const count = repaymentCount({ termYears, frequency });
  // A lender may round down, by less than a dollar each.
  const isInTotal = (loan.total ?? 0) + count > least * count + residual;
  return loan.repayment + 1 > least || isInTotal ? undefined : due;
}
