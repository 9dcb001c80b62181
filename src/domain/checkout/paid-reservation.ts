import type { Reservation } from './reservation.ts';

/** How the vehicle of a reservation is when its payment is made. */
export type VehicleThen = {
  /** True if it is still for sale on the site. */
  isForSale: boolean;
  /** True if nobody else has it reserved. */
  isFree: boolean;
};

/**
 * What a payment does to its reservation: the vehicle is held, nothing changes because it is held already, or it is gone and the
 * money goes back. A payment that came after its time still holds a vehicle that nobody else has taken.
 */
export function reservationAfterPayment(
  { state, end }: Pick<Reservation, 'state' | 'end'>,
  { isForSale, isFree }: VehicleThen,
): 'held' | 'unchanged' | 'too_late' {
  if (state === 'held') return 'unchanged';
  const isItsOwn = state === 'paying' || (end === 'unpaid' && isFree);
  return isItsOwn && isForSale ? 'held' : 'too_late';
}
