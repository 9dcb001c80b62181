import { expect, test } from 'vitest';
import type { AustralianState } from '../location/australian-state.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { STATE_NAMES } from './known-state.ts';
import { sourcesOf, staleLaws, statutoryFacts } from './statutory-facts.ts';

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
    expect.stringMatching(/^Consumer guarantees, applies: .* the Australian Consumer Law/),
  ]);
});

test.each([
  ['QLD', { km: 170_000 }, /^Statutory warranty, applies: 1 month or 1,000 km/],
  ['QLD', { item_type: 'caravan' }, /^Statutory warranty, none: No statutory warranty/],
  ['NSW', { km: 160_000 }, /^Statutory warranty, none: /],
  [
    'NSW',
    { build_date: '2016-11', km: -1 },
    /unknown: Under the law .* depends on the build date and the kilometres, which we don't have listed\. /,
  ],
  ['VIC', { simple_body: 'Ute' }, /depends on whether the law counts it as a commercial vehicle\. Ask us\.$/],
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
  ['a sold car', 'VIC', { sold: true }],
  ['no state', undefined, {}],
  ['an unknown state', 'Bavaria', {}],
] as const)('V6 %s has no lines', (_, state, changes) => {
  expect(linesIn(state, changes)).toEqual([]);
});

test('V6 a fact nobody has checked for a year is not shown, and the report says so', () => {
  expect(statutoryFacts(car(), 'VIC', '2027-11-27')).toEqual([]);
  expect(staleLaws(['VIC', 'TAS'], TODAY)).toEqual([]);
  const lines = staleLaws(['VIC', 'TAS'], '2027-11-27');
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^warranty law of VIC: last checked 2026-11-21, .*warranty-laws\.ts$/);
});

test.each(STATES)('V6 the facts of %s name an official or expert page and a day', (state) => {
  for (const source of [...sourcesOf(state, 'warranty'), ...sourcesOf(state, 'cooling-off')]) {
    expect(new URL(source.url).protocol).toBe('https:');
    expect(new URL(source.url).hostname).toMatch(/\.gov\.au$|^(www|classic)\.austlii\.edu\.au$/);
    expect(source.title).toMatch(/\w{3}/);
    expect(source.checked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

const KINDS = ['car', 'truck', 'motorcycle', 'caravan'] as const;

test.each(KINDS.flatMap((item_type) => STATES.map((state) => [item_type, state] as const)))(
  'V6 the consumer guarantees hold for a new and a used %s in %s',
  (item_type, state) => {
    expect(linesIn(state, { item_type, car_type: 'used' }).at(-1)).toMatch(/whatever its age or warranty\.$/);
    for (const car_type of ['new', 'demo'] as const)
      expect(linesIn(state, { item_type, car_type }).at(-1)).toMatch(
        /^Consumer guarantees, applies: .* on top of the manufacturer's warranty: /,
      );
  },
);

test.each([
  [
    'VIC',
    'new',
    'car',
    /^Cooling-off period, applies: 3 clear business days .* \$400 or 2% of the price, whichever is more\.$/,
  ],
  ['VIC', 'new', 'motorcycle', /^Cooling-off period, applies: .* \$400 or 2%/],
  ['VIC', 'used', 'motorcycle', /^Cooling-off period, applies: .* \$100 or 1%/],
  ['VIC', 'demo', 'car', undefined],
  ['QLD', 'used', 'car', /may keep up to \$100 of your deposit\.$/],
  ['QLD', 'new', 'car', /^Cooling-off period, none: /],
  ['SA', 'demo', 'car', /^Cooling-off period, applies: 2 clear business days/],
  ['SA', 'new', 'motorcycle', /^Cooling-off period, none: /],
  [
    'NSW',
    'new',
    'car',
    /^Cooling-off period, applies: One business day, .* less an amount the dealer can keep by law/,
  ],
  ['NSW', 'used', 'motorcycle', undefined],
  ['ACT', 'new', 'car', /\$100 or 1% of the price, whichever is more\.$/],
  ['WA', 'new', 'motorcycle', /^Cooling-off period, none: /],
] as const)('V6 cooling-off in %s on a %s %s', (state, car_type, item_type, line) => {
  const found = linesIn(state, { car_type, item_type }).filter((text) => text.startsWith('Cooling-off'));
  expect(found).toEqual(line ? [expect.stringMatching(line)] : []);
});

test.each([
  ['WA', 'used', 'motorcycle', { km: 20_000, price: 9000 }, '3 months or 5,000 km'],
  ['NT', 'used', 'motorcycle', { km: 20_000, build_date: '2023-01' }, '3 months or 5,000 km'],
  ['ACT', 'new', 'motorcycle', {}, '6 months or 10,000 km'],
  ['ACT', 'demo', 'motorcycle', {}, '6 months or 10,000 km'],
] as const)('V6 the warranty in %s on a %s %s with %j', (state, car_type, item_type, changes, term) => {
  expect(linesIn(state, { car_type, item_type, ...changes })[0]).toBe(
    `Statutory warranty, applies: ${term} after the sale, whichever comes first, under the law of ${STATE_NAMES[state]}.`,
  );
});

test('V6 no source is a law firm, a club or a page of another state', () => {
  const hosts = {
    NSW: 'nsw.gov.au',
    QLD: 'qld.gov.au',
    NT: 'nt.gov.au',
    SA: 'sa.gov.au',
    TAS: 'tas.gov.au',
    WA: 'wa.gov.au',
  };
  for (const [state, host] of Object.entries(hosts))
    for (const topic of ['warranty', 'cooling-off'] as const)
      for (const { url } of sourcesOf(state as AustralianState, topic))
        expect(new URL(url).hostname).toContain(host);
  expect(statutoryFacts(car(), 'NSW', TODAY).at(-1)?.source.url).toMatch(/^https:\/\/www\.accc\.gov\.au\//);
});
