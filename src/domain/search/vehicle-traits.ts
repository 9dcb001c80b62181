import type { Vehicle } from '../vehicle/vehicle.ts';

/** Begins every trait: a letter that nobody types, so that no unfinished word meets one. */
const MARK = 'ð';

/** The trait of a vehicle with so many seats, of one that so many sleep in, and of one with a plate that nobody
 * says the end of the registration of. */
export const seatsTrait = (seats: number): string => `${MARK}seats${seats}`;
export const sleepsTrait = (sleeps: number): string => `${MARK}sleeps${sleeps}`;
export const REGISTERED_TRAIT = `${MARK}registered`;

/**
 * What a vehicle is found by that no other field of the search says in words, as one text; the words of the trade lead to
 * it ('7 seater', 'rego').
 */
export function vehicleTraits({ seats, caravan, regplate, rego_expiry }: Vehicle): string | undefined {
  const traits = [
    seats ? seatsTrait(seats) : undefined,
    caravan?.sleeps ? sleepsTrait(caravan.sleeps) : undefined,
    regplate && !rego_expiry ? REGISTERED_TRAIT : undefined,
  ];
  return traits.filter((trait) => trait !== undefined).join(' ') || undefined;
}
