import { realPrice } from './real-price.ts';
import type { Vehicle } from './vehicle.ts';

/** The parts of a vehicle that say whether it can be bought. */
export type Availability = Pick<Vehicle, 'status' | 'sold'>;

/** True if the car can still be bought: in stock or coming soon, and not marked sold (spec D2). */
export function isAvailable(vehicle: Availability): boolean {
  return !vehicle.sold && (vehicle.status === 'in_stock' || vehicle.status === 'coming_soon');
}

/** True if the car is in the yard on `today` (YYYY-MM-DD): only of one that is may a page say what was done to it. */
export const isHere = (
  vehicle: Pick<Vehicle, 'status' | 'preorder' | 'expected_date'>,
  today: string,
): boolean =>
  vehicle.status === 'in_stock' &&
  !vehicle.preorder &&
  !(vehicle.expected_date && vehicle.expected_date > today);

/** How many of a list are for sale: what every text about the stock counts. */
export const countForSale = (vehicles: readonly Availability[]): number =>
  vehicles.filter(isAvailable).length;

/** True if the car has the button of the watchlist: one that cannot be bought only to be taken off it (spec A2). */
export const hasWatchButton = (vehicle: Availability, isSaved: boolean): boolean =>
  isSaved || isAvailable(vehicle);

/** True if the car has been sold; a car of an unknown status is neither available nor sold (spec D2, N2). */
export function isSold(vehicle: Availability): boolean {
  return vehicle.sold || vehicle.status === 'sold';
}

/** True if the dealer has tagged the vehicle 'Test Drive Only' or 'Test Ride Only', in any spelling: it is not for sale (spec N2). */
export function isForTestDrivesOnly({ tag }: Pick<Vehicle, 'tag'>): boolean {
  return tag !== undefined && /^test[\s-]*(drive|ride)s?[\s-]*only$/i.test(tag.trim());
}

/** True if 'Reserve Car Now' may be offered: for sale, in stock with a price, and nobody has reserved it yet (spec V15). */
export function isReservable(vehicle: Availability & Pick<Vehicle, 'reserved' | 'price' | 'tag'>): boolean {
  const isFree = vehicle.status === 'in_stock' && !vehicle.sold && !vehicle.reserved;
  return isFree && hasPrice(vehicle) && !isForTestDrivesOnly(vehicle);
}

/** True if the car has a price people may be shown (spec D3, real-price.ts). */
export function hasPrice<V extends Pick<Vehicle, 'price'>>(vehicle: V): vehicle is V & { price: number } {
  return realPrice(vehicle.price) !== undefined;
}
