import { countForSale, isAvailable } from '../vehicle/availability.ts';
import type { Listing } from './plan-listings.ts';

/**
 * How many cars a make and a body type have together: `counts[make][body]`, by the names of their lists, with '' for any.
 * Pairs without cars are left out.
 */
export type QuickFindCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

type Cars = Pick<Listing, 'name' | 'vehicles'>;

/** Counts what the home page's quick find can choose from, with the lists of makes and of bodies, and that of all cars. */
export function quickFindCounts(makes: readonly Cars[], bodies: readonly Cars[], all: Cars): QuickFindCounts {
  const bodiesOf = new Map<string, string[]>();
  for (const { name, vehicles } of bodies) {
    for (const { id } of vehicles.filter(isAvailable)) {
      const names = bodiesOf.get(id);
      if (names) names.push(name);
      else bodiesOf.set(id, [name]);
    }
  }
  const row = (vehicles: Cars['vehicles']): Record<string, number> => {
    const counts = new Map<string, number>();
    for (const { id } of vehicles.filter(isAvailable))
      for (const name of bodiesOf.get(id) ?? []) counts.set(name, (counts.get(name) ?? 0) + 1);
    const ofBodies = bodies.map(({ name }) => [name, counts.get(name) ?? 0] as const);
    return Object.fromEntries([
      ['', countForSale(vehicles)] as const,
      ...ofBodies.filter(([, count]) => count > 0),
    ]);
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
