import type { FormSite } from '../lead/lead-form-of-site.ts';
import type { TradeInSettings } from './trade-in-settings.ts';
import { tradeInSteps } from './trade-in-steps.ts';

const INTRO =
  'Describe your vehicle for an estimate at once. A person names the figure when we have seen it.';

/** The forms that are others by what the dealer's settings offer (spec F8). */
export const dealerForms = ({
  trade_in: { valuation },
}: {
  trade_in: TradeInSettings;
}): NonNullable<FormSite['forms']> =>
  valuation ? { 'trade-in': { steps: tradeInSteps(valuation), intro: INTRO } } : {};
