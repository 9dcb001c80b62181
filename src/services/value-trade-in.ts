import { ACCEPT_OFFER, LOOK_UP_PLATE, RECORD_VALUATION, VALUE_TRADE_IN } from '../api/routes.ts';
import type { OfferAcceptance } from '../api/accept-offer.ts';
import type { PlateQuestion } from '../api/look-up-plate.ts';
import type { ValuationRecord } from '../api/record-valuation.ts';
import type { Valuation, ValuationQuestion } from '../api/value-trade-in.ts';
import { OFFER_ACCEPTED, OFFER_CATEGORY } from '../domain/trade-in/offer-category.ts';
import type { PlateVehicle } from '../domain/trade-in/own-vehicle.ts';
import { askApi, askPlatform, RefusedCall } from './call-api.ts';
import { logFailure } from './log-failure.ts';
import { sendAttempt, type Submitted } from './submit-lead.ts';

/** What a plate is on, 'unknown' where nobody knows it, 'unanswered' where nobody could be asked. Never rejects. */
export async function lookUpPlate(question: PlateQuestion): Promise<PlateVehicle | 'unknown' | 'unanswered'> {
  try {
    return await askApi(LOOK_UP_PLATE, { body: question });
  } catch (error) {
    if (error instanceof RefusedCall && error.isAnswer && error.status === 404) return 'unknown';
    logFailure('The plate could not be looked up', error);
    return 'unanswered';
  }
}

/** What a vehicle may be worth; undefined where nobody could be asked. Never rejects. */
export async function valueTradeIn(question: ValuationQuestion): Promise<Valuation | undefined> {
  try {
    return await askApi(VALUE_TRADE_IN, { body: question });
  } catch (error) {
    logFailure('There was no figure', error);
    return undefined;
  }
}

/** Sends a figure on to the host that answers the calls of the page (spec F8, K13); success and failure are logged. Never rejects. */
export async function recordValuation(valuation: ValuationRecord['valuation']): Promise<void> {
  try {
    const answer = await askPlatform(RECORD_VALUATION, { body: { column_name: 'valuation', valuation } });
    // The console is the log of a static site.
    // eslint-disable-next-line no-console
    console.info('The figure was kept:', answer);
  } catch (error) {
    logFailure('The figure was not kept', error);
  }
}

/** Accepts the offer that was made on a lead, the way leads are sent (spec F8, K12). Never rejects. */
export function acceptOffer(lead_id: string, key: string): Promise<Submitted> {
  const acceptance: OfferAcceptance = {
    category: OFFER_CATEGORY,
    subcategory: OFFER_ACCEPTED,
    lead_id,
    form_completed: true,
    offer_accepted: true,
  };
  return sendAttempt(ACCEPT_OFFER.path, key, acceptance);
}
