import type { LeadCategory } from './lead-categories.ts';
import type { Lead } from './lead.ts';

/** Under this a vehicle is offered to the dealer. */
const OFFERED: LeadCategory = 'Trade-In';

/** The shopper's own vehicle as the form has it, '2019 Hoshimi Sora'; '' where it names none. */
export const ownVehicleName = (values: Lead['values']): string =>
  ['own_year', 'own_make', 'own_model'].flatMap((name) => values[name] ?? []).join(' ');

/** The vehicle a lead is about: the one that is offered to the dealer, else the dealer's own, else the one to be repaired. */
export function leadAbout({ category, values, vehicle }: Lead): string | undefined {
  const own = ownVehicleName(values) || undefined;
  return category === OFFERED ? (own ?? vehicle?.name) : (vehicle?.name ?? own);
}
