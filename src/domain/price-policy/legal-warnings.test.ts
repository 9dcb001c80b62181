import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { legalWarnings } from './legal-warnings.ts';

const TODAY = '2026-11-21';
const place = exampleLocation({});
const settings = {
  price: PriceSettings.parse({}),
  law: { statutory_facts: true },
  locations: [
    { ...place, slug: 'sydney', address: { ...place.address, state: 'NSW' as const } },
    { ...place, slug: 'geelong', address: { ...place.address, state: 'VIC' as const } },
  ],
};
const car = (changes: Partial<Vehicle>): Vehicle =>
  exampleVehicle({ price: 20_000, price_type: 'drive_away', location_slug: 'sydney', ...changes });

test('D4 prices that say what they include, and laws checked lately, give no warning', () => {
  expect(legalWarnings([car({}), car({ location_slug: 'geelong' })], settings, TODAY)).toEqual([]);
});

test('D4 a used car in Victoria without its government charges is told by its stock number', () => {
  const [warning] = legalWarnings(
    [car({ location_slug: 'geelong', price_type: 'excluding_government_charges', stocknum: 'A1' })],
    settings,
    TODAY,
  );
  expect(warning).toMatch(/^stock no\. A1: .*VIC/);
});

test('D4 words that New South Wales bans are found in comments, not in those of a sold car', () => {
  const dealercomments = '<p>Plus <b>on road</b> costs.</p>';
  expect(legalWarnings([car({ dealercomments, stocknum: 'A2' })], settings, TODAY)[0]).toContain(
    "stock no. A2: its comments say 'on road'",
  );
  expect(legalWarnings([car({ dealercomments, sold: true })], settings, TODAY)).toEqual([]);
  expect(legalWarnings([car({ dealercomments, location_slug: 'geelong' })], settings, TODAY)).toEqual([]);
});

test.each([
  'The price on this page is drive away.',
  '<p>Ask us about <b>the advertised price</b>.</p>',
  'Yours at the price shown.',
  'The price above has it all.',
])('D4 comments that speak of a price which the page does not have are told: %j', (dealercomments) => {
  const { price: _, ...unpriced } = car({ dealercomments, stocknum: 'A3' });
  expect(legalWarnings([unpriced], settings, TODAY)[0]).toMatch(
    /^stock no\. A3: its comments speak of the price/,
  );
  expect(legalWarnings([car({ dealercomments })], settings, TODAY)).toEqual([]);
});

test.each(['Ask us for a price.', 'Priced to sell.', 'The price is on its way.'])(
  'D4 comments that do not point at a price on the page are let be: %j',
  (dealercomments) => {
    const { price: _, ...unpriced } = car({ dealercomments });
    expect(legalWarnings([unpriced], settings, TODAY)).toEqual([]);
  },
);

test('D4 of many alike five are told, then how many more', () => {
  const price_type = 'excluding_government_charges' as const;
  const cars = Array.from({ length: 12 }, (_, index) =>
    car({ id: `v${index}`, stocknum: `B${index}`, location_slug: 'geelong', price_type }),
  );
  const warnings = legalWarnings(cars, settings, TODAY);
  expect(warnings).toHaveLength(6);
  expect(warnings[5]).toBe('7 more of the last kind');
});

test.each([
  [1, 'stock no. B0: price_type is missing, so nobody can tell what $20,000 includes;'],
  [
    2,
    'price_type is missing of 2 vehicles (stock no. B0, B1), so nobody can tell what their prices include;',
  ],
  [12, 'price_type is missing of 12 vehicles (stock no. B0, B1, B2, B3, B4 and 7 more), so nobody can tell'],
])('D4 the prices of %s vehicles that do not say what they include are one line', (count, words) => {
  const cars = Array.from({ length: count }, (_, index) => {
    const { price_type: _type, ...bare } = car({ id: `v${index}`, stocknum: `B${index}` });
    return bare;
  });
  const warnings = legalWarnings(cars, settings, TODAY);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.slice(0, words.length)).toBe(words);
});

test('D4 a law nobody checked for a year is told where the dealer shows it', () => {
  expect(legalWarnings([car({})], settings, '2028-01-01').join('\n')).toContain('warranty law of NSW');
  expect(legalWarnings([car({})], { ...settings, law: { statutory_facts: false } }, '2028-01-01')).toEqual(
    [],
  );
});
