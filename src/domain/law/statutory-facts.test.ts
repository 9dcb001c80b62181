import { expect, test } from 'vitest';
import type { AustralianState } from '../location/australian-state.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { COOLING_OFF_LAWS } from './cooling-off-laws.ts';
import { STATE_NAMES } from './known-state.ts';
import { staleLaws, statutoryFacts } from './statutory-facts.ts';
import { WARRANTY_LAWS } from './warranty-laws.ts';

const TODAY = '2026-11-21';
const STATES = Object.keys(STATE_NAMES) as AustralianState[];
const car = (changes: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({ build_date: '2021-03', km: 60_000, ...changes });

const linesIn = (state: string | undefined, changes: Partial<Vehicle> = {}): string[] =>
  statutoryFacts(car(changes), state, TODAY).map(
    ({ topic, verdict, text }) => `${topic}, ${verdict}: ${text}`,
  );

test('V6 a used car in Victoria', () => {
  expect(linesIn('VIC')).toEqual([
    'Statutory warranty, applies: 3 months or 5,000 km after the sale, whichever comes first, under the law of Victoria.',
    expect.stringMatching(/^Cooling-off period, applies: 3 clear business days/),
    expect.stringMatching(/^Consumer guarantees, applies: The Australian Consumer Law/),
  ]);
});

test.each([
  ['QLD', { km: 170_000 }, /^Statutory warranty, applies: 1 month or 1,000 km/],
  ['QLD', { item_type: 'caravan' }, /^Statutory warranty, none: No statutory warranty/],
  ['NSW', { km: 160_000 }, /^Statutory warranty, none: /],
  [
    'NSW',
    { build_date: '2016-11', km: -1 },
    /unknown: Unknown: .* depends on the build date and the kilometres\. /,
  ],
  [
    'VIC',
    { simple_body: 'Ute' },
    /depends on whether the law counts it as a commercial vehicle\. Please ask us\.$/,
  ],
  ['TAS', {}, /^Cooling-off period, none: /],
] as const)('V6 the first line in %s for %j', (state, changes, line) => {
  expect(linesIn(state, changes)[0]).toMatch(line);
});

test.each([
  ['NT', 'none'],
  ['WA', 'none'],
  ['TAS', 'none'],
  ['ACT', 'applies'],
  ['NSW', 'applies'],
  ['QLD', 'applies'],
  ['SA', 'applies'],
  ['VIC', 'applies'],
])('V6 cooling-off on a car in %s: %s', (state, verdict) => {
  expect(statutoryFacts(car(), state, TODAY)).toContainEqual(
    expect.objectContaining({ topic: 'Cooling-off period', verdict }),
  );
});

test.each([
  ['a new car', 'VIC', { car_type: 'new' }],
  ['a demonstrator', 'VIC', { car_type: 'demo' }],
  ['a sold car', 'VIC', { sold: true }],
  ['no state', undefined, {}],
  ['an unknown state', 'Bavaria', {}],
] as const)('V6 %s has no lines', (_, state, changes) => {
  expect(linesIn(state, changes)).toEqual([]);
});

test('V6 a fact nobody has checked for a year is not shown, and the report says so', () => {
  expect(statutoryFacts(car(), 'VIC', '2027-11-22')).toEqual([]);
  expect(staleLaws(['VIC', 'TAS'], TODAY)).toEqual([]);
  const lines = staleLaws(['VIC', 'TAS'], '2027-11-22');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^warranty law of VIC: last checked 2026-11-21, .*warranty-laws\.ts$/);
});

test.each(STATES)('V6 the facts of %s name an official or expert page and a day', (state) => {
  for (const source of [WARRANTY_LAWS[state]?.source, COOLING_OFF_LAWS[state].source]) {
    if (!source) continue;
    expect(new URL(source.url).protocol).toBe('https:');
    expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});
