import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toVehicle } from '../read/to-vehicle.ts';
import { vehicleAddresses } from './vehicle-addresses.ts';
import type { RawVehicle } from '../read/map-fields.ts';

function draft(raw: RawVehicle) {
  const read = toVehicle({ make: 'Aldera', model: 'Lumen', ...raw }, { today: '2026-03-01', locations: [] });
  if (!read.draft) throw new Error(read.problem.reason);
  return read.draft;
}
const slugs = (...raws: RawVehicle[]): string[] => vehicleAddresses(raws.map(draft)).map(({ slug }) => slug);

test.each([
  [{ year: 2022, badge: 'GT (4x4)', stocknum: 'A 12' }, '2022-aldera-lumen-gt-4x4-a-12'],
  [{ stocknum: 'A12', slug: 'My Own/Address' }, 'my-own-address'],
  [{ vin: '6T153BK40GX000123' }, 'aldera-lumen-6t153bk40gx000123'],
  [{ make: 'Citroën', stocknum: '1' }, 'citroen-lumen-1'],
  [{ make: '一', model: '二', id: '三' }, expect.stringMatching(/^vehicle-[\da-f]{6}$/)],
])('S1 %j has the address %s', (raw, slug) => {
  expect(slugs(raw)).toEqual([slug]);
});

test('S1 an address of any length fits a file system', () => {
  expect(slugs({ badge: 'x'.repeat(300), stocknum: 'yz'.repeat(150) })[0]!.length).toBeLessThan(170);
});

test('S1 equal addresses are told apart the same way in any order', () => {
  const cars = [
    { id: 'a', stocknum: '1 A' },
    { id: 'b', stocknum: '1-A' },
    { id: 'c', stocknum: '1/A' },
  ];
  const forward = slugs(...cars);
  expect(forward[0]).toBe('aldera-lumen-1-a');
  expect(new Set(forward).size).toBe(3);
  expect(slugs(...cars.toReversed())).toEqual(forward.toReversed());
});

test('S1 addresses and ids are one each, whatever the feed calls its vehicles', () => {
  const word = fc.constantFrom('1', 'a', 'A', '1-a', '', '一', 'aldera');
  const raw = fc.record({ id: fc.constantFrom('1', 'a', 'b'), stocknum: word, badge: word, slug: word });
  fc.assert(
    fc.property(fc.array(raw, { maxLength: 30 }), (raws) => {
      const addresses = vehicleAddresses(raws.map(draft));
      for (const key of ['id', 'slug'] as const) {
        expect(new Set(addresses.map((address) => address[key])).size).toBe(raws.length);
      }
      for (const { slug } of addresses) expect(slug).toMatch(/^[a-z\d]+(-[a-z\d]+)*$/);
    }),
  );
});
