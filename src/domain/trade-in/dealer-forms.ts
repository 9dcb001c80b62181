import type { FormSite } from '../lead/lead-form-of-site.ts';
import type { TradeInSettings } from './trade-in-settings.ts';
import { tradeInSteps } from './trade-in-steps.ts';

const INTRO =
  "Tell us about your vehicle and get an instant estimate. We'll confirm the price once we've seen it.";

/** The forms that are others by what the dealer's settings offer (spec F8). */
export const dealerForms = ({
  trade_in: { valuation },
}: {
  trade_in: TradeInSettings;
}): NonNullable<FormSite['forms']> =>
  valuation ? { 'trade-in': { steps: tradeInSteps(valuation), intro: INTRO } } : {};
