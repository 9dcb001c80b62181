import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { RAIL_NAMES } from '../rails/rail.ts';
import { takeStock } from '../take-stock.ts';

const EXCERPT = fileURLToPath(new URL('../fixtures/au-listings.csv', import.meta.url));
const WHOLE = fileURLToPath(new URL('../../../../shared/data/au-vehicles.csv', import.meta.url));

const isThere = await access(WHOLE).then(
  () => true,
  () => false,
);
const whole = isThere ? '' : ` (skipped: there is no ${path.relative(process.cwd(), WHOLE)})`;

let stateFolder = '';
beforeEach(async () => {
  stateFolder = await mkdtemp(path.join(tmpdir(), 'au-listings-'));
});
afterEach(() => rm(stateFolder, { recursive: true, force: true }));

async function take(feed: string) {
  const tenant = parseTenant(MINIMAL_TENANT, 'tenant.ts');
  const now = new Date('2026-03-01T00:00:00Z');
  const options = { tenant, tenantFolder: stateFolder, stateFolder, today: '2026-03-01', now };
  const outcome = await takeStock({ ...options, feed, map: 'au-listings', allow: RAIL_NAMES });
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  return outcome;
}

test('N2 the dirty shapes of a list are read as a dealer would read them', async () => {
  const { vehicles, report } = await take(EXCERPT);
  expect(vehicles).toMatchObject([
    {
      name: '2022 Aldera Lumen Touring (awd)',
      car_type: 'demo',
      location_name: 'Harbour View Motors',
      city: 'Newtown',
      state: 'NSW',
      doors: 4,
      seats: 7,
      price: 51_990,
      variant: { cylinders: 4, fuelconsumptioncombined: 8.7 },
      engine_size_litres: 2.2,
    },
    {
      name: '2019 Corvane Strand',
      colour: 'Grey',
      seats: 5,
      city: 'Brunswick East',
      simple_body: 'Hatchback',
    },
    { make: 'Land Rover', model: 'Range Rover Sport', badge: 'SDV6 SE', colour: 'Black', km: 98_000 },
    {
      name: '2023 Jindara Outrider XLT',
      preorder: true,
      tag: 'Available to order',
      simple_body: 'Ute',
      drive: 'RWD',
    },
    { make: 'Aldera', model: 'Volt', badge: 'E Long Range', state: 'VIC', simple_fuel: 'Electric' },
    { name: '2022 Aldera Lumen Touring (awd)', km: 5600, price: 50_990 },
    { make: 'Saab', model: '9-3', badge: 'Vector' },
  ]);
  const missing = [
    ['doors', 'badge', 'interior_colour', 'trans', 'engine_size', 'location_name'],
    ['price', 'interior_colour', 'location_name'],
    ['km', 'colour', 'interior_colour'],
    [
      'km',
      'colour',
      'body',
      'drive',
      'engine_size',
      'engine_size_litres',
      'variant',
      'seats',
      'location_name',
    ],
  ];
  missing.forEach((fields, index) => {
    for (const field of fields) expect(vehicles[index + 1], `vehicle ${index + 1}`).not.toHaveProperty(field);
  });
  expect(vehicles[0]?.stocknum).not.toBe(vehicles[5]?.stocknum);
  expect(report).toMatchObject({
    read: 9,
    accepted: 7,
    reasons: { quarantined: { 'make: missing': 1 }, excluded: { duplicate: 1 } },
  });
});

test.skipIf(!isThere)(`N2 all 16,734 real listings are accounted for${whole}`, async () => {
  const { vehicles, report, figures } = await take(WHOLE);
  expect(report.read).toBe(16_734);
  expect(report.accepted + report.quarantined + report.excluded).toBe(16_734);
  expect(report.accepted).toBeGreaterThanOrEqual(16_000);
  // The row of nothing is the only one that a dealer would not call a car.
  expect(report.reasons.quarantined).toEqual({ 'make: missing': 1 });
  expect(figures.medianPrice).toBe(29_500);
  for (const key of ['slug', 'id'] as const) {
    expect(new Set(vehicles.map((vehicle) => vehicle[key])).size).toBe(vehicles.length);
  }
  const used = (field: 'seats' | 'doors' | 'km' | 'price' | 'city' | 'simple_body') =>
    vehicles.filter((vehicle) => vehicle[field] !== undefined).length;
  // Counted in the file by hand: 15,029 + 71 shifted seats, and every cell that holds something.
  expect({ seats: used('seats'), doors: used('doors'), km: used('km'), price: used('price') }).toEqual({
    seats: 15_100,
    doors: 15_059,
    km: 16_142,
    price: 16_681,
  });
  expect(vehicles.some(({ make }) => ['Land', 'Alfa', 'Aston', 'Great'].includes(make))).toBe(false);
});
