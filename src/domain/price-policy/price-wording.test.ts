import { describe, expect, test } from 'vitest';
import { STATE_NAMES } from '../law/known-state.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { CAR_TYPES, PRICE_TYPES } from '../vehicle/vehicle-words.ts';
import type { PriceType } from '../vehicle/vehicle-words.ts';
import { pricePolicy } from './price-policy.ts';
import { bannedPriceWords, priceWording } from './price-wording.ts';

const settings = PriceSettings.parse({});
const STATES = Object.keys(STATE_NAMES);
const withLabel = (type: PriceType, label: string): PriceSettings => ({
  ...settings,
  labels: { ...settings.labels, [type]: label },
});

describe.each(STATES)('D4 in %s', (state) => {
  test.each(CAR_TYPES)('a drive-away price of a %s car keeps its label', (car_type) => {
    const vehicle = exampleVehicle({ car_type, price_type: 'drive_away' });
    expect(priceWording(vehicle, settings, state)).toEqual({ kind: 'label', label: 'Drive away' });
  });

  test.each(['new', 'demo'] as const)('a %s car without government charges is a problem', (car_type) => {
    const vehicle = exampleVehicle({ car_type, price_type: 'excluding_government_charges', stocknum: 'A1' });
    expect(priceWording(vehicle, settings, state)).toEqual({
      kind: 'problem',
      label: 'Excl. government charges',
      problem: expect.stringContaining(`stock no. A1: a price without government charges on a ${car_type}`),
    });
  });

  test('a used car without government charges is allowed, save in Victoria', () => {
    const vehicle = exampleVehicle({ price_type: 'excluding_government_charges' });
    expect(priceWording(vehicle, settings, state).kind).toBe(state === 'VIC' ? 'problem' : 'label');
  });

  test('its policy has a source and allows some price of every kind of car', () => {
    const policy = pricePolicy(state);
    expect(policy?.sources.length).toBeGreaterThan(0);
    for (const type of CAR_TYPES) expect(policy?.allowed[type]).toContain('drive_away');
  });
});

test.each([
  [
    'VIC',
    'used',
    'https://www.consumer.vic.gov.au/businesses/licensed-businesses/motor-car-traders/running-your-business/self-assessment-checklist',
  ],
  ['QLD', 'new', 'https://www.accc.gov.au/content/index.phtml/itemId/874430'],
] as const)(
  'D4 a problem in %s says which prices of a %s vehicle are expected, where that is written, and what to change',
  (state, car_type, source) => {
    const price_type = 'excluding_government_charges';
    const vehicle = exampleVehicle({ price_type, car_type, stocknum: 'A1' });
    expect(priceWording(vehicle, settings, state)).toEqual({
      kind: 'problem',
      label: 'Excl. government charges',
      problem: `stock no. A1: a price without government charges on a ${car_type} vehicle in ${state}, where a drive-away price or an estimated drive-away price is expected (${source}); change price and price_type in the feed`,
    });
  },
);

test.each(['Excl. on road costs', 'Plus on-road costs', 'plus onroads', 'Excl. ORC'])(
  "D4 New South Wales does not allow '%s'; other states do",
  (label) => {
    const vehicle = exampleVehicle({ price_type: 'excluding_government_charges' });
    const worded = withLabel('excluding_government_charges', label);
    expect(priceWording(vehicle, worded, 'NSW')).toEqual({
      kind: 'problem',
      problem: expect.stringMatching(/NSW does not allow 'on road costs'.*write 'government charges'$/),
    });
    expect(priceWording(vehicle, worded, 'QLD')).toEqual({ kind: 'label', label });
  },
);

test.each([
  ['drive_away', 'Drive away, plus charges'],
  ['drive_away', 'Estimated'],
  ['estimated_drive_away', 'Drive away'],
  ['excluding_government_charges', 'Total price'],
] as const)("D4 '%s' may not be worded '%s'", (price_type, label) => {
  const wording = priceWording(exampleVehicle({ price_type }), withLabel(price_type, label), undefined);
  expect(wording).toEqual({ kind: 'problem', problem: expect.stringContaining(`'${label}': expected`) });
});

test.each(PRICE_TYPES)('D4 the default label of %s says what it means', (price_type) => {
  expect(priceWording(exampleVehicle({ price_type }), settings, undefined).kind).toBe('label');
});

test('D4 a price that does not say what it includes is a problem', () => {
  expect(priceWording(exampleVehicle(), settings, 'WA')).toEqual({
    kind: 'problem',
    problem: expect.stringContaining('price_type is missing, so nobody can tell what $25,990 includes'),
  });
});

test('D3 without a price there is nothing to word', () => {
  expect(priceWording(exampleVehicle({ price: 0 }), settings, 'VIC')).toEqual({ kind: 'no-price' });
});

test.each([
  ['Yours for $12,990 plus on-road costs.', 'NSW', ['on-road']],
  ['Good off road and on the beach.', 'NSW', []],
  ['Plus on road costs', 'VIC', []],
  ['Plus on road costs', undefined, []],
])('D4 "%s" in %s', (text, state, words) => {
  expect(bannedPriceWords(text, state)).toEqual(words);
});
