import type { QuoteRequest } from '../../../api/request-quote.ts';
import { REQUEST_QUOTE } from '../../../api/routes.ts';
import type { FinanceLimits } from '../../../domain/finance/finance-limits.ts';
import { readGivenQuote } from '../../../domain/finance/given-quote.ts';
import { offerWords } from '../../../domain/finance/offer-words.ts';
import { ESTIMATE, quotedOffer } from '../../../domain/finance/quoted-offer.ts';
import { showFinanceExample } from '../finance/show-finance-example.ts';
import { askPlatform } from '../../../services/call-api.ts';
import { $askedQuote } from '../../../state/fresh-vehicle.ts';
import { pageMarks } from '../page-marks.ts';

/**
 * Puts the quote that is answered in place of the figures of an offer, its comparison rate and warning with it, and where a
 * provider stands behind it in place of the example and the calculator's first figures (spec C10).
 */
export async function showAskedQuote(offer: HTMLElement): Promise<void> {
  const given = pageMarks.read(offer, 'request', 'limits');
  const request = JSON.parse(given.request) as QuoteRequest;
  const quote = readGivenQuote(await askPlatform(REQUEST_QUOTE, { body: request }));
  if (!quote) throw new Error('The quote lacks one of its figures.');
  const priced = { price: request.purchasePrice, price_type: pageMarks.valueOf(offer, 'price-type') };
  const shown = quotedOffer(quote, priced, JSON.parse(given.limits) as FinanceLimits);
  const words = shown && offerWords(shown);
  if (!words) return;
  for (const part of pageMarks.findAll(offer, 'offer')) {
    const name = pageMarks.valueOf(part, 'offer');
    if (name) part.textContent = words[name];
  }
  if (shown.by === ESTIMATE.by || shown.outcome.kind !== 'quote') return;
  showFinanceExample(shown.outcome, `${shown.by}:`);
  $askedQuote.set(shown.outcome.quote);
}
