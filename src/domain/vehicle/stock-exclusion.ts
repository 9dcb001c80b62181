import type { StockRuleSettings } from './stock-rule-settings.ts';
import type { Vehicle } from './vehicle.ts';

/** Up to this many kilometres a demo counts as new where a make's new cars are excluded (spec S11). */
const LOW_DEMO_KILOMETRES = 3000;

type Excludable = Pick<Vehicle, 'stocknum' | 'make' | 'car_type' | 'km'>;

/** Why a tenant's exclusions keep a vehicle off the site, or undefined (spec S11). A demo without km is not excluded. */
export function stockExclusion(
  vehicle: Excludable,
  exclude: StockRuleSettings['exclude'],
): string | undefined {
  const { stocknum, make, car_type: type, km } = vehicle;
  if (stocknum !== undefined && includesText(exclude.stock_numbers, stocknum)) {
    return `stock number ${stocknum.trim()} is excluded`;
  }
  const isNewExcluded =
    includesText(exclude.new_makes, make) || includesText(exclude.new_and_low_km_demo_makes, make);
  if (type === 'new' && isNewExcluded) return `new ${make} vehicles are excluded`;
  const isLowDemo = type === 'demo' && km !== undefined && km <= LOW_DEMO_KILOMETRES;
  if (isLowDemo && includesText(exclude.new_and_low_km_demo_makes, make)) {
    return `demo ${make} vehicles with ${LOW_DEMO_KILOMETRES} km or fewer are excluded`;
  }
  return undefined;
}

function includesText(list: readonly string[], text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return list.some((entry) => entry.trim().toLowerCase() === wanted);
}
