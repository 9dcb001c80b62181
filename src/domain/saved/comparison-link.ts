import { COMPARISON } from './saved-vehicle.ts';

/** Where cars are compared; without a list in its address, those that the device holds. */
export const COMPARE_PATH = '/compare';
const CARS = 'cars';

/** Longer than any address of a vehicle (stock/history/vehicle-addresses). */
const MAX_SLUG_LENGTH = 200;

/** The address that shows these cars side by side on any device (spec A11). */
export function comparisonHref(slugs: readonly string[]): string {
  // A slug has no character that an address escapes.
  return slugs.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?${CARS}=${slugs.join(',')}`;
}

/**
 * The slugs that an address compares (spec A11), whatever it says: each once, in its order, as many as a comparison holds.
 * `query` is its part from '?'.
 */
export function readComparisonLink(query: string): string[] {
  const named = new URLSearchParams(query).getAll(CARS).flatMap((text) => text.split(','));
  const slugs = named.filter(
    (slug) => slug.length <= MAX_SLUG_LENGTH && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug),
  );
  return [...new Set(slugs)].slice(0, COMPARISON.most);
}

/** What a slug says of its car, where nothing else is known of it: '2021-aldera-brook-u12' is '2021 Aldera Brook U12'. */
export function nameOfSlug(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
