import { formatDate } from '../text/format.ts';
import { isHere, isSold } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/** The lines of a list of checks: done to this vehicle, or done before any is handed over. */
export type VehicleChecks = { kind: 'done' | 'before-handover'; lines: string[] };

type Checked = Pick<Vehicle, 'checks' | 'car_type' | 'status' | 'sold' | 'preorder' | 'expected_date'>;

/**
 * The checks that a page lists on `today`, YYYY-MM-DD (spec V7): those of the vehicle's record with their days, once it is in
 * the yard. A used one without them has the dealer's `general` list of what is checked before handover. Undefined without either.
 */
export function vehicleChecks(
  vehicle: Checked,
  general: readonly string[],
  today: string,
): VehicleChecks | undefined {
  const own = isHere(vehicle, today) ? (vehicle.checks ?? []).filter(({ day }) => day <= today) : [];
  if (own.length > 0)
    return { kind: 'done', lines: own.map(({ text, day }) => `${text} (${formatDate(day)})`) };
  const isPrepared = vehicle.car_type === 'used' && !isSold(vehicle) && general.length > 0;
  return isPrepared ? { kind: 'before-handover', lines: [...general] } : undefined;
}
