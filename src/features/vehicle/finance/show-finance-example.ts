import type { FinanceOutcome } from '../../../domain/finance/finance-quote.ts';
import { quoteWords } from '../../../domain/finance/quote-words.ts';
import { teaserText } from '../../../domain/finance/teaser.ts';
import { $financeFigure } from '../../../state/finance-figure.ts';

/** Writes a repayment, its comparison rate and its warning into one place that shows them. */
function showIn(place: HTMLElement, outcome: FinanceOutcome): void {
  const words = outcome.kind === 'quote' ? quoteWords(outcome.quote) : undefined;
  const texts = {
    payment: outcome.kind === 'quote' ? teaserText(outcome.quote) : outcome.payment,
    comparison: words?.comparison ?? '',
    rate: words?.rate ?? '',
    term: words?.term ?? '',
    warning: words ? `*${words.warning}` : '',
  };
  for (const part of place.querySelectorAll<HTMLElement>('[data-figure]')) {
    const text = texts[part.dataset['figure'] as keyof typeof texts] ?? '';
    if (part.textContent !== text) part.textContent = text;
  }
}

/** Keeps every [data-finance-figure] of the page at the figure the shopper last worked out; answers how to stop. */
export function showFinanceFigures(): () => void {
  return $financeFigure.listen((outcome) => {
    if (!outcome) return;
    for (const place of document.querySelectorAll<HTMLElement>('[data-finance-figure]'))
      showIn(place, outcome);
  });
}
