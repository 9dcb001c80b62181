import { isForTestDrivesOnly } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/** Cars of so many dollars or less are not financed (spec C1). */
const GREATEST_UNFINANCED = 200;

/** True if a car's page has its finance feature: a price above 200 dollars, and not 'Test Drive Only' (spec C1, N2). */
export function hasFinance<V extends Pick<Vehicle, 'price' | 'tag'>>(
  vehicle: V,
): vehicle is V & { price: number } {
  return vehicle.price !== undefined && vehicle.price > GREATEST_UNFINANCED && !isForTestDrivesOnly(vehicle);
}

/** True if a repayment may be estimated for a car: in stock, not sold, not reserved, a price above 200 dollars (spec C1). */
export function isEstimable<V extends Pick<Vehicle, 'price' | 'status' | 'sold' | 'reserved' | 'tag'>>(
  vehicle: V,
): vehicle is V & { price: number } {
  return vehicle.status === 'in_stock' && !vehicle.sold && !vehicle.reserved && hasFinance(vehicle);
}
