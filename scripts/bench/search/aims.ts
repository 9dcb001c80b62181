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

const KILOBYTE = 1024;
const half = 0.5;

const ratio = (what: string, aim: number, got: number): Aim => ({
  what,
  aim: `at most 1/${aim}`,
  got: `1/${(1 / got).toFixed(1)}`,
  isMet: got <= 1 / aim,
});

function atMost(what: string, most: number, got: number, unit: string): Aim {
  return { what, aim: `at most ${most} ${unit}`, got: `${got.toFixed(2)} ${unit}`, isMet: got <= most };
}

/** The aims of the search, each with what this run measured; what was not run is left out. */
export function aimsOf(results: readonly Result[], bytes: Bytes): Aim[] {
  const atAll = (name: CandidateName): Result | undefined =>
    results.find((one) => one.size === 'all' && one.name === name);
  const itemsjs = atAll('itemsjs');
  const brute = atAll('brute-force');
  const ours = atAll('ours');
  const aims: Aim[] = [];
  const p50 = (values: readonly number[]): number => percentile(values, half);
  if (itemsjs?.node && itemsjs.ours) {
    aims.push(ratio('p50 of itemsjs, all cars, Node', 10, p50(itemsjs.ours.cold) / p50(itemsjs.node.cold)));
    aims.push(
      ratio('bytes to first answer of itemsjs', 10, itemsjs.ours.firstAnswer / itemsjs.node.firstAnswer),
    );
    aims.push(ratio('memory of itemsjs', 5, itemsjs.ours.bytes / itemsjs.node.bytes));
  }
  if (brute?.node && brute.ours) {
    aims.push(ratio('p50 of brute force, all cars, Node', 5, p50(brute.ours.cold) / p50(brute.node.cold)));
  }
  if (itemsjs?.chromium && itemsjs.oursInChromium) {
    aims.push(
      ratio(
        'p50 of itemsjs, all cars, Chromium',
        10,
        p50(itemsjs.oursInChromium.cold) / p50(itemsjs.chromium.cold),
      ),
    );
  }
  if (ours?.chromium)
    aims.push(atMost('p95 in the worker, all cars', 16, percentile(ours.chromium.cold, 0.95), 'ms'));
  aims.push(atMost('core index, all cars', 10, bytes.corePerCar.all, 'bytes a car'));
  aims.push(atMost('core index, 2,000 cars', 15, bytes.corePerCar.small, 'bytes a car'));
  aims.push(atMost('cards of a page', 6, bytes.cardsPerPage / KILOBYTE, 'KB'));
  aims.push(atMost('engine', 7, bytes.engine / KILOBYTE, 'KB'));
  if (bytes.island) aims.push(atMost('island at load', 95, bytes.island.atLoad / KILOBYTE, 'KB'));
  return aims;
}
