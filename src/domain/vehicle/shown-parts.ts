import { hasFinance, isEstimable } from './eligibility.ts';
import { hasPrice, isAvailable, isReservable } from './availability.ts';
import type { Vehicle } from './vehicle.ts';

/** The parts of a vehicle that can change between two builds and decide what its page shows. */
export type ChangingVehicle = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price' | 'tag'>;

/**
 * Which parts of its page a vehicle has (spec C1, D1 to D3, V5, V10, V15, V16, V18); `built` is the vehicle as it was when
 * figures that compare with its price were worked out. Elements carry the name of their part in `data-part`.
 */
export function shownParts(vehicle: ChangingVehicle, built: ChangingVehicle = vehicle) {
  const available = isAvailable(vehicle);
  const priced = available && hasPrice(vehicle);
  const atBuiltPrice = priced && vehicle.price === built.price;
  const financed = available && hasFinance(vehicle);
  const reservable = isReservable(vehicle);
  return {
    /** Price, buttons, sticky header and the bar along the foot. */
    'on-sale': available,
    /** What is shown in place of them. */
    sold: !available,
    'tag-reserved': available && vehicle.reserved,
    'tag-free': available && !vehicle.reserved,
    /** What the price includes. */
    'price-type': priced,
    'was-price': atBuiltPrice,
    /** What compares the price with the market, made at build; `gauge` is one that is asked for. */
    market: atBuiltPrice,
    gauge: priced,
    /** A weekly repayment, and 'Get Finance' beside the price. */
    estimate: isEstimable(vehicle),
    /** Finance calculator, 'Finance Available For This Vehicle!' and Car Finance. */
    finance: financed,
    /** A lender's own figures for the price. */
    offer: financed && atBuiltPrice,
    /** Fuel, running cost, towing and delivery. */
    costs: available,
    reserve: reservable,
    /** What takes the place of 'Reserve Car Now' where there is room for one button. */
    'instead-of-reserve': !reservable,
  };
}

export type VehiclePart = keyof ReturnType<typeof shownParts>;
