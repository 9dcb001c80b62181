import { percentile } from './measure.ts';
import type { CandidateName } from './peers.ts';
import type { Aim, Result } from './tables.ts';

export type Bytes = {
  corePerCar: { all: number; small: number };
  cardsPerPage: number;
  engine: number;
  engineWithRequests: number;
  island: { atLoad: number; afterIntent: number } | undefined;
};

/** What the search must reach: how many times less than a peer over all cars, or at most so many of a unit. */
const AIMS = {
  'p50 of itemsjs, all cars, Node': { timesLess: 20 },
  'p50 of itemsjs, all cars, Chromium': { timesLess: 12 },
  'boot of itemsjs, all cars, Chromium': { timesLess: 10 },
  'memory of itemsjs without the shipped bytes': { timesLess: 5 },
  'p50 of brute force, all cars, Node': { timesLess: 5 },
  'p95 in the worker, all cars': { most: 16, unit: 'ms' },
  'core index, all cars': { most: 10, unit: 'bytes a car' },
  'core index, 2,000 cars': { most: 15, unit: 'bytes a car' },
  'cards of a page, photos with random names': { most: 6, unit: 'KB' },
  engine: { most: 7, unit: 'KB' },
  'island at load': { most: 117, unit: 'KB' },
} as const satisfies Record<string, { timesLess: number } | { most: number; unit: string }>;

const KILOBYTE = 1024;
const p50 = (values: readonly number[]): number => percentile(values, 0.5);

/** Each aim with what this run measured; what was not run is left out. */
export function aimsOf(results: readonly Result[], bytes: Bytes): Aim[] {
  const atAll = (name: CandidateName): Result | undefined =>
    results.find((one) => one.size === 'all' && one.name === name);
  const [itemsjs, brute, ours] = [atAll('itemsjs'), atAll('brute-force'), atAll('ours')];
  const share = <Part>(
    peer: Part | undefined,
    own: Part | undefined,
    of: (part: Part) => number,
  ): number | undefined => (peer && own ? of(own) / of(peer) : undefined);
  const measured: Record<keyof typeof AIMS, number | undefined> = {
    'p50 of itemsjs, all cars, Node': share(itemsjs?.node, itemsjs?.ours, ({ cold }) => p50(cold)),
    'p50 of itemsjs, all cars, Chromium': share(itemsjs?.chromium, itemsjs?.oursInChromium, ({ cold }) =>
      p50(cold),
    ),
    'boot of itemsjs, all cars, Chromium': share(
      itemsjs?.chromium,
      itemsjs?.oursInChromium,
      ({ boot }) => boot,
    ),
    'memory of itemsjs without the shipped bytes': share(itemsjs?.node, itemsjs?.ours, (part) => part.bytes),
    'p50 of brute force, all cars, Node': share(brute?.node, brute?.ours, ({ cold }) => p50(cold)),
    'p95 in the worker, all cars': ours?.chromium && percentile(ours.chromium.cold, 0.95),
    'core index, all cars': bytes.corePerCar.all,
    'core index, 2,000 cars': bytes.corePerCar.small,
    'cards of a page, photos with random names': bytes.cardsPerPage / KILOBYTE,
    engine: bytes.engine / KILOBYTE,
    'island at load': bytes.island && bytes.island.atLoad / KILOBYTE,
  };
  return Object.entries(AIMS).flatMap(([what, aim]) => {
    const got = measured[what as keyof typeof AIMS];
    if (got === undefined) return [];
    if ('timesLess' in aim)
      return [
        {
          what,
          aim: `at most 1/${aim.timesLess}`,
          got: `1/${(1 / got).toFixed(1)}`,
          isMet: got <= 1 / aim.timesLess,
        },
      ];
    const { most, unit } = aim;
    return [{ what, aim: `at most ${most} ${unit}`, got: `${got.toFixed(2)} ${unit}`, isMet: got <= most }];
  });
}
