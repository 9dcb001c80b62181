import { expect, test } from 'vitest';
import { aimsOf, type Bytes } from './aims.ts';
import type { Result } from './tables.ts';

const BYTES: Bytes = {
  corePerCar: { all: 8, small: 16 },
  cardsPerPage: 5 * 1024,
  engine: 7 * 1024,
  engineWithRequests: 8 * 1024,
  island: undefined,
};
const node = (p50: number, bytes: number) => ({ firstAnswer: 1, idle: 0, cold: [p50], warm: [p50], bytes });
const itemsjs = (ours: number): Result => ({
  size: 'all',
  cars: 10,
  name: 'itemsjs',
  states: 1,
  shippedAtQ9: 1,
  node: node(20, 100),
  ours: node(ours, 10),
});
const byName = (results: Result[]) => new Map(aimsOf(results, BYTES).map((aim) => [aim.what, aim]));

test('S16 an aim is met at its very figure, and missed above it', () => {
  const name = 'p50 of itemsjs, all cars, Node';
  expect(byName([itemsjs(1)]).get(name)).toEqual({
    what: name,
    aim: 'at most 1/20',
    got: '1/20.0',
    isMet: true,
  });
  expect(byName([itemsjs(1.1)]).get(name)).toMatchObject({ got: '1/18.2', isMet: false });
});

test('S16 bytes are held against their aims, and what was not run is left out', () => {
  const aims = byName([]);
  expect(aims.get('core index, all cars')).toMatchObject({ got: '8.00 bytes a car', isMet: true });
  expect(aims.get('core index, 2,000 cars')?.isMet).toBe(false);
  expect([...aims.keys()].filter((what) => what.includes('itemsjs') || what.includes('island'))).toEqual([]);
});
