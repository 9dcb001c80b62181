import { bodyIcon } from '../vehicle/body-icon.ts';
import { hasPrice } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { buildDates, isWithinYears } from './build-dates.ts';
import type { WarrantyLaw, WarrantyTerm, WarrantyTier } from './warranty-laws.ts';

/** What must be found out before the law's answer is known. */
export type OpenQuestion = 'build date' | 'first registration' | 'kilometres' | 'price' | 'class';

export type StatutoryWarranty =
  | { kind: 'applies'; term: WarrantyTerm }
  | { kind: 'none' }
  | { kind: 'unknown'; needs: readonly OpenQuestion[] };

type Limit = true | false | OpenQuestion;

/**
 * The statutory warranty that a law gives a used vehicle sold on `today` (YYYY-MM-DD); undefined for kinds of vehicle the
 * law says nothing about. A figure that is missing gives 'unknown', never a guess.
 */
export function statutoryWarranty(
  vehicle: Vehicle,
  law: WarrantyLaw,
  today: string,
): StatutoryWarranty | undefined {
  if (law.without.includes(vehicle.item_type)) return { kind: 'none' };
  const tiers = law.tiers[vehicle.item_type];
  if (!tiers) return undefined;
  for (const tier of tiers) {
    const limits = [
      ageLimit(vehicle, tier, law, today),
      kilometreLimit(vehicle, tier),
      priceLimit(vehicle, tier),
    ];
    if (limits.includes(false)) continue;
    const needs = limits.filter((limit) => typeof limit === 'string');
    // Laws leave commercial vehicles out, and whether a ute or a van is one depends on figures no feed has.
    if (mayBeCommercial(vehicle)) needs.push('class');
    return needs.length > 0 ? { kind: 'unknown', needs } : { kind: 'applies', term: tier.term };
  }
  return { kind: 'none' };
}

function ageLimit(vehicle: Vehicle, tier: WarrantyTier, law: WarrantyLaw, today: string): Limit {
  if (tier.years === undefined) return true;
  const dates = buildDates(vehicle);
  const within = dates && isWithinYears(dates, tier.years, today);
  if (within === true) return true;
  if (law.agedFromRegistration) return 'first registration';
  return within ?? 'build date';
}

function kilometreLimit({ km }: Vehicle, { kilometres: limit }: WarrantyTier): Limit {
  if (!limit) return true;
  if (km === undefined || km < 0) return 'kilometres';
  return 'under' in limit ? km < limit.under : km <= limit.atMost;
}

function priceLimit(vehicle: Vehicle, { price: limit }: WarrantyTier): Limit {
  if (!limit) return true;
  if (!hasPrice(vehicle)) return 'price';
  return 'over' in limit ? vehicle.price > limit.over : vehicle.price >= limit.atLeast;
}

function mayBeCommercial(vehicle: Vehicle): boolean {
  const body = bodyIcon(vehicle);
  return body === 'ute' || body === 'van';
}
