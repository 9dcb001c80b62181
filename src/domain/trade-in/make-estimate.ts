import { addDays } from '../calendar/add-days.ts';
import { valueChanges, type ValueChange } from './adjust-value.ts';
import type { BaseValue, OwnVehicle } from './own-vehicle.ts';
import type { ValuationSettings } from './valuation-settings.ts';

/** What a vehicle is worth to the dealer, in dollars, on which day and for how long. Never more than an estimate. */
export type Estimate = {
  low: number;
  high: number;
  /** What the dealer offers on it, subject to seeing the vehicle; missing where nothing is offered online. */
  offer?: number;
  /** Days YYYY-MM-DD: the first one, and the last on which the offer can be accepted. */
  valued_on: string;
  valid_until: string;
  rests_on: string[];
  changes: ValueChange[];
};

/** Below this nobody makes an estimate: it would be wrong by more than itself. */
const MIN = 500;

const toHundreds = (dollars: number): number => Math.round(dollars / 100) * 100;

/**
 * The estimate of a vehicle from what a like one in good condition is worth: adjusted for its own condition, as a range
 * around it, and with the offer of the settings (spec F8, K12). Undefined where too little is left. `today` is YYYY-MM-DD.
 */
export function makeEstimate(
  { low, high, offer, restsOn }: BaseValue,
  { condition, adjustments: ticked }: Pick<OwnVehicle, 'condition' | 'adjustments'>,
  settings: Pick<ValuationSettings, 'adjustments' | 'range_percent' | 'offer' | 'valid_days'>,
  today: string,
): Estimate | undefined {
  const middle = (low + high) / 2;
  const changes = valueChanges(middle, condition, ticked, settings.adjustments);
  const changed = changes.reduce((sum, { dollars }) => sum + dollars, 0);
  const spread = Math.max((high - low) / 2, (middle * settings.range_percent) / 100);
  const least = toHundreds(middle + changed - spread);
  const most = toHundreds(middle + changed + spread);
  if (least < MIN) return undefined;
  const offers = { none: undefined, lowest: least, middle: toHundreds(middle + changed) };
  const own = settings.offer !== 'none' && offer !== undefined ? toHundreds(offer + changed) : undefined;
  const offered = own ?? offers[settings.offer];
  return {
    low: least,
    high: most,
    ...(offered !== undefined && { offer: Math.min(most, Math.max(least, offered)) }),
    valued_on: today,
    valid_until: addDays(today, settings.valid_days),
    rests_on: restsOn,
    changes,
  };
}
