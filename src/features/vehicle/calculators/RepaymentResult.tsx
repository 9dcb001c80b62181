import { marks } from '../../../components/ui/page-marks.ts';
import type { FinanceOutcome, FinanceQuote } from '../../../domain/finance/finance-quote.ts';
import { comparisonText, quoteWords } from '../../../domain/finance/quote-words.ts';
import type { VehiclePageMarks } from '../page-marks.ts';

/** The comparison rate of a rate that shows beside it although no repayment does. */
type RatesBeside = Pick<FinanceQuote, 'comparison' | 'warning'>;

/**
 * What a loan costs, with the comparison rate in the same size beside it, what it was worked out from and the warning
 * below, never behind a press (National Credit Code, Part 10). 'Enquire for Finance' where there is no repayment to show
 * (spec C8). `basis` says whose figures they are.
 */
export function RepaymentResult({
  outcome,
  basis,
  rates,
  rateNote = '',
}: {
  outcome: FinanceOutcome;
  basis: string;
  rates?: RatesBeside;
  /** What is to be said about the rate itself; '' for nothing. */
  rateNote?: string;
}) {
  if (outcome.kind === 'enquire') {
    return (
      <>
        <p className="text-heading font-semibold">{outcome.payment}</p>
        {outcome.reason && <p className="mt-1">{outcome.reason}</p>}
        {rates && (
          <>
            <p className="mt-3 font-semibold">{`${comparisonText(rates.comparison)} comparison rate*`}</p>
            <p className="mt-3 text-sm text-ink-soft">{`*${rates.warning}`}</p>
          </>
        )}
      </>
    );
  }
  const words = quoteWords(outcome.quote);
  return (
    <>
      <dl className="quote">
        <div>
          <dt>Repayment</dt>
          <dd
            {...marks<VehiclePageMarks>({ repayment: outcome.quote.repayment })}
          >{`${words.payment} ${words.suffix}*${words.apart}`}</dd>
        </div>
        <div>
          <dt>Comparison rate*</dt>
          <dd>{comparisonText(outcome.quote.comparison)}</dd>
        </div>
        <div>
          <dt>Interest rate</dt>
          <dd>{words.rate}</dd>
        </div>
        <div>
          <dt>{`Total, ${words.term}`}</dt>
          <dd>
            <span>{words.total}</span>
            {words.totalNote && <span className="block text-sm font-normal">{` ${words.totalNote}`}</span>}
          </dd>
        </div>
      </dl>
      <p className="mt-4 text-sm">{`${basis} ${words.terms}. ${rateNote}`}</p>
      <p className="mt-2 text-sm text-ink-soft">{`*${words.warning}`}</p>
    </>
  );
}
