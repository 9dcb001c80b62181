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
  const cars = Array.from({ length: 12 }, (_, index) => {
    const { price_type: _type, ...bare } = car({ id: `v${index}`, stocknum: `B${index}` });
    return bare;
  });
  const warnings = legalWarnings(cars, settings, TODAY);
  expect(warnings).toHaveLength(6);
  expect(warnings[5]).toBe('7 more of the last kind');
});

test('D4 a law nobody checked for a year is told where the dealer shows it', () => {
  expect(legalWarnings([car({})], settings, '2028-01-01').join('\n')).toContain('warranty law of NSW');
  expect(legalWarnings([car({})], { ...settings, law: { statutory_facts: false } }, '2028-01-01')).toEqual(
    [],
  );
});
