import type { Listing } from './plan-listings.ts';

/**
 * The lists with the most vehicles, `most` of them, in the order of their names. What is on every page must not change each
 * night: lists are ranked by how often their count can be halved, then by address, so that one sale seldom moves any.
 */
export function mostStocked<List extends Pick<Listing, 'path' | 'name' | 'vehicles'>>(
  lists: readonly List[],
  most: number,
): List[] {
  const rank = ({ vehicles }: List): number => Math.floor(Math.log2(vehicles.length));
  return lists
    .filter(({ vehicles }) => vehicles.length > 0)
    .toSorted((one, other) => rank(other) - rank(one) || (one.path < other.path ? -1 : 1))
    .slice(0, most)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-AU'));
}
