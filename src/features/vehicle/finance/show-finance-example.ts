import { pageMarks } from '../page-marks.ts';
import type { FinanceOutcome } from '../../../domain/finance/finance-quote.ts';
import { teaserWords } from '../../../domain/finance/teaser-words.ts';

/** Writes what is advertised, the dealer's example or the offer that `basis` names, its terms, comparison rate and warning into every place of the page that shows it. */
export function showFinanceExample(outcome: FinanceOutcome, basis?: string): void {
  const words = teaserWords(outcome, basis);
  for (const part of pageMarks
    .findAll(document, 'finance-figure')
    .flatMap((one) => pageMarks.findAll(one, 'figure'))) {
    const name = pageMarks.valueOf(part, 'figure');
    if (name) part.textContent = words[name];
  }
}
