import { isAvailable } from './availability.ts';
import type { VehiclePageSettings } from './vehicle-page-settings.ts';
import type { Vehicle } from './vehicle.ts';

export type IdentitySettings = Pick<VehiclePageSettings, 'show_vin' | 'show_plate'>;

/** The VIN and plate that may be shown: as the dealer wishes, and never of a vehicle that has a new owner (spec D2, V6). */
export function shownIdentity(
  vehicle: Pick<Vehicle, 'vin' | 'regplate' | 'status' | 'sold'>,
  { show_vin, show_plate }: IdentitySettings,
): { vin: string | undefined; plate: string | undefined } {
  const available = isAvailable(vehicle);
  return {
    vin: available && show_vin ? vehicle.vin : undefined,
    plate: available && show_plate ? vehicle.regplate : undefined,
  };
}
