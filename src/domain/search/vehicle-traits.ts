import type { Vehicle } from '../vehicle/vehicle.ts';

/** A trait begins with a letter that nobody types, so that no unfinished word meets it. */
export const REGISTERED_TRAIT = 'ðregistered';

/**
 * Words that a vehicle is found by and no other field of the search has, so that the words of the trade lead to it: a plate that
 * nobody says the end of the registration of.
 */
export const vehicleTraits = ({ regplate, rego_expiry }: Vehicle): string | undefined =>
  regplate && !rego_expiry ? REGISTERED_TRAIT : undefined;
