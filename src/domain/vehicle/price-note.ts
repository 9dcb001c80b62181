import type { PriceSettings } from './card-settings.ts';
import { priceDisplay, type PricedVehicle } from './price-display.ts';
import type { VehiclePageSettings } from './vehicle-page-settings.ts';

/** The dealer's sentence for what a vehicle's price includes (spec D4); undefined where no such price shows. */
export function priceNote(
  vehicle: PricedVehicle,
  settings: { price: PriceSettings; vehicle_page: Pick<VehiclePageSettings, 'price_notes'> },
): string | undefined {
  const isLabelled = 'label' in priceDisplay(vehicle, settings.price);
  if (!isLabelled || vehicle.price_type === undefined) return undefined;
  return settings.vehicle_page.price_notes[vehicle.price_type] || undefined;
}
