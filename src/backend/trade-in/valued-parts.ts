import type { ValuationQuestion } from '../../api/value-trade-in.ts';
import type { LeadParts } from '../../domain/lead/validate-lead.ts';
import { adjustmentName, VALUATION_FIELD } from '../../domain/trade-in/trade-in-fields.ts';
import { dayInWords } from '../../domain/text/long-day.ts';
import { formatDollars } from '../../domain/text/format.ts';
import type { Store } from '../store/store.ts';
import { findValuation, type KeptValuation } from './valuations.ts';

type Values = Readonly<Record<string, string>>;

/** True if a form describes the vehicle that was valued: a figure for another one counts for nothing. */
function isSameVehicle(question: ValuationQuestion, values: Values, known: readonly string[]): boolean {
  const { make, model, year, km, condition, adjustments } = question;
  const described = [make, model, String(year), String(km), condition];
  const typed = ['own_make', 'own_model', 'own_year', 'own_km', 'condition'].map((name) => values[name]);
  const ticked = known.filter((name) => values[name] === 'yes');
  return (
    described.every((text, at) => text === typed[at]) &&
    ticked.length === adjustments.length &&
    adjustments.every((id) => ticked.includes(adjustmentName(id)))
  );
}

/** What a lead says of the figure that it was sent with; `offer_price` in dollars (spec F1). */
function valuesOf({ estimate, source }: KeptValuation): Record<string, string> {
  const { low, high, offer, valued_on, valid_until } = estimate;
  return {
    estimate: `${formatDollars(low)} to ${formatDollars(high)} on ${dayInWords(valued_on)}`,
    estimated_by: source,
    ...(offer !== undefined && { offer_price: String(offer), offer_until: dayInWords(valid_until) }),
  };
}

/**
 * The parts of a lead with the figure that its shopper saw (spec F1, F8): the browser sends its id alone, all else is from
 * the store. Without an id that is known, or for another vehicle, the lead is as it was sent.
 */
export async function valuedParts(
  store: Store,
  tenant: string,
  parts: LeadParts,
): Promise<{ parts: LeadParts; id?: string }> {
  const { [VALUATION_FIELD.name]: id, ...values } = parts.values;
  if (id === undefined) return { parts };
  const valuation = await findValuation(store, tenant, id);
  const known = Object.keys(values).filter((name) => name.startsWith(adjustmentName('')));
  if (!valuation || !isSameVehicle(valuation.question, values, known)) return { parts: { ...parts, values } };
  return { parts: { ...parts, values: { ...values, ...valuesOf(valuation) } }, id };
}
