import { realPrice } from './real-price.ts';
import type { Vehicle } from './vehicle.ts';

/** What of a vehicle says whether it can be bought. */
export type Availability = Pick<Vehicle, 'status' | 'sold'>;

/** Whether the car can still be bought: in stock or coming soon, and not marked sold (spec D2). */
export function isAvailable(vehicle: Availability): boolean {
  return !vehicle.sold && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon');
}

/** Whether the car has the button of the watchlist: one that cannot be bought only to be taken off it (spec A2). */
export const hasWatchButton = (vehicle: Availability, isSaved: boolean): boolean =>
  isSaved || isAvailable(vehicle);

/** Whether the car has been sold; a car of an unknown status is neither available nor sold (spec D2, N2). */
export function isSold(vehicle: Availability): boolean {
  return vehicle.sold || vehicle.status === 'sold';
}

/** Whether 'Reserve Car Now' may be offered: in stock with a price, and nobody has reserved it yet (spec V15). */
export function isReservable(vehicle: Availability & Pick<Vehicle, 'reserved' | 'price'>): boolean {
  return vehicle.status === 'in_stock' && !vehicle.sold && !vehicle.reserved && hasPrice(vehicle);
}

/** Whether the car has a price people may be shown (spec D3, real-price.ts). */
export function hasPrice<V extends Pick<Vehicle, 'price'>>(vehicle: V): vehicle is V & { price: number } {
  return realPrice(vehicle.price) !== undefined;
}
