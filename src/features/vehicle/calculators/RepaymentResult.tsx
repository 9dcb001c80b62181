import type { FinanceOutcome } from '../../../domain/finance/finance-quote.ts';
import { quoteWords } from '../../../domain/finance/quote-words.ts';

/**
 * What a loan costs, with the comparison rate in the same size beside it and its warning below, never behind a press
 * (National Credit Code, Part 10); 'Enquire for Finance' where the repayment is too small to show (spec C8).
 */
export function RepaymentResult({ outcome }: { outcome: FinanceOutcome }) {
  if (outcome.kind === 'enquire') return <p className="text-heading font-semibold">{outcome.payment}</p>;
  const words = quoteWords(outcome.quote);
  return (
    <>
      <dl className="quote">
        <div>
          <dt>Estimated repayment</dt>
          <dd data-repayment={outcome.quote.repayment}>
            {words.payment} {words.suffix}*
          </dd>
        </div>
        <div>
          <dt>Comparison rate*</dt>
          <dd>{words.comparison.replace(' comparison rate', '')}</dd>
        </div>
        <div>
          <dt>Interest rate</dt>
          <dd>{words.rate}</dd>
        </div>
        <div>
          <dt>Total over a {words.term}</dt>
          <dd>{words.total}</dd>
        </div>
      </dl>
      <p className="mt-4 text-sm text-ink-soft">*{words.warning}</p>
    </>
  );
}
