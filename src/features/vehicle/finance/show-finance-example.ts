import { pageParts } from '../page-parts.ts';
import type { FinanceOutcome } from '../../../domain/finance/finance-quote.ts';
import { teaserWords } from '../../../domain/finance/teaser-words.ts';

/** Writes the dealer's example, its terms, comparison rate and warning into every place of the page that shows it. */
export function showFinanceExample(outcome: FinanceOutcome): void {
  const words = teaserWords(outcome);
  for (const part of pageParts
    .findAll(document, 'finance-figure')
    .flatMap((one) => pageParts.findAll(one, 'figure'))) {
    const name = pageParts.valueOf(part, 'figure');
    if (name) part.textContent = words[name];
  }
}
