import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleOwned } from './example-vehicle.fixture.ts';
import { mergeVehicles } from './merge-vehicles.ts';
import { removedVehicle } from './owned-vehicle.ts';

const EARLY = '2026-11-21T01:00:00.000Z';
const LATE = '2026-11-21T02:00:00.000Z';
const at = (changed_at: string, km: string) => exampleOwned({ id: 'a', changed_at, km });

test.each([
  ['the newer change counts', [at(EARLY, '1')], [at(LATE, '2')], [at(LATE, '2')]],
  ['an older change comes late', [at(LATE, '2')], [at(EARLY, '1')], [at(LATE, '2')]],
  ['one was taken out since', [at(EARLY, '1')], [removedVehicle('a', LATE)], [removedVehicle('a', LATE)]],
  ['one was changed after it was taken out', [removedVehicle('a', EARLY)], [at(LATE, '1')], [at(LATE, '1')]],
  ['one is on one device alone', [], [at(EARLY, '1')], [at(EARLY, '1')]],
])('A6 own vehicles: %s', (_, one, other, merged) => {
  expect(mergeVehicles(one, other)).toEqual(merged);
});

const lists = fc.array(
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'c'),
      changed_at: fc.constantFrom(EARLY, LATE),
      km: fc.constantFrom('1', '2', '3'),
      removed: fc.boolean(),
    })
    .map(exampleOwned),
  { maxLength: 6 },
);

test('A6 own vehicles: whichever device is first, and however often they merge, they agree', () => {
  fc.assert(
    fc.property(lists, lists, lists, (a, b, c) => {
      const merged = mergeVehicles(a, b);
      expect(mergeVehicles(b, a)).toEqual(merged);
      expect(mergeVehicles(merged, b)).toEqual(merged);
      expect(mergeVehicles(mergeVehicles(a, b), c)).toEqual(mergeVehicles(a, mergeVehicles(b, c)));
    }),
  );
});
