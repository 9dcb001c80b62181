import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import type { LenderCondition } from './lender-conditions.ts';
import type { LenderOffer } from './lender.ts';

/** What the conditions look at; `thisYear` as in 2026. */
export type OfferCase = {
  vehicle: Pick<Vehicle, 'year' | 'price' | 'status' | 'sold'>;
  offer: LenderOffer;
  thisYear: number;
};

/** True if one of a lender's conditions holds for a car and its offer; where its figure is missing, it does not (spec C7). */
export function conditionHolds(condition: LenderCondition, { vehicle, offer, thisYear }: OfferCase): boolean {
  switch (condition.kind) {
    case 'newer-than-years':
      return isOver(vehicle.year, thisYear - condition.years);
    case 'price-over':
      return isOver(vehicle.price, condition.dollars);
    case 'weekly-payment':
      return isOver(offer.paymentWeek, 0);
    case 'monthly-payment':
      return isOver(offer.paymentMonth, 0);
    case 'available':
      return isAvailable(vehicle);
    case 'comparison-rate':
      return isOver(offer.comparisonRate, 0);
  }
}

function isOver(figure: number | null | undefined, least: number): boolean {
  return figure !== null && figure !== undefined && figure > least;
}
