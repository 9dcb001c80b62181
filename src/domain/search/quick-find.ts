import type { Listing } from './plan-listings.ts';

/**
 * How many cars a make and a body type have together: `counts[make][body]`, by the names of their lists, with '' for any.
 * Pairs without cars are left out.
 */
export type QuickFindCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Cars = Pick<Listing, 'name' | 'vehicles'>;

/** Counts what the home page's quick find can choose from, with the lists of makes and of bodies, and that of all cars. */
export function quickFindCounts(makes: readonly Cars[], bodies: readonly Cars[], all: Cars): QuickFindCounts {
  const row = (vehicles: Cars['vehicles']): Record<string, number> => {
    const ids = new Set(vehicles.map(({ id }) => id));
    const ofBodies = bodies.map(
      ({ name, vehicles: cars }) => [name, cars.filter(({ id }) => ids.has(id)).length] as const,
    );
    return Object.fromEntries([['', ids.size] as const, ...ofBodies.filter(([, count]) => count > 0)]);
  };
  return Object.fromEntries([
    ['', row(all.vehicles)],
    ...makes.map(({ name, vehicles }) => [name, row(vehicles)]),
  ]);
}

/** How many cars a choice leads to. */
export function countFound(counts: QuickFindCounts, make: string, body: string): number {
  const row = Object.hasOwn(counts, make) ? (counts[make] ?? {}) : {};
  return Object.hasOwn(row, body) ? (row[body] ?? 0) : 0;
}
