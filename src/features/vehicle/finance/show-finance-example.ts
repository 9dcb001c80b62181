import type { FinanceOutcome } from '../../../domain/finance/finance-quote.ts';
import { teaserWords } from '../../../domain/finance/teaser-words.ts';

/** Writes the dealer's example, its terms, comparison rate and warning into every place of the page that shows it. */
export function showFinanceExample(outcome: FinanceOutcome): void {
  const words = teaserWords(outcome);
  for (const part of document.querySelectorAll<HTMLElement>('[data-finance-figure] [data-figure]')) {
    part.textContent = words[part.dataset['figure'] as keyof typeof words];
  }
}
