import { expect, test } from 'vitest';
import { PriceSettings } from './card-settings.ts';
import { priceNote } from './price-note.ts';
import { VehiclePageSettings } from './vehicle-page-settings.ts';

const settings = { price: PriceSettings.parse({}), vehicle_page: VehiclePageSettings.parse({}) };

test.each([
  ['drive_away', 'Includes government charges and dealer fees.'],
  ['estimated_drive_away', 'Includes dealer fees, and government charges estimated for a private buyer.'],
  ['excluding_government_charges', 'Government charges, such as stamp duty and registration, are extra.'],
] as const)('D4 what a price of kind %s includes', (price_type, note) => {
  expect(priceNote({ price: 38_990, price_type, preorder: false }, settings)).toBe(note);
});

test('D3 D4 words for no price, a weekly subscription and a price of no kind include nothing', () => {
  expect(priceNote({ price: 0, price_type: 'drive_away', preorder: false }, settings)).toBeUndefined();
  expect(priceNote({ price: 38_990, preorder: false }, settings)).toBeUndefined();
  const subscription = { ...settings, price: PriceSettings.parse({ subscription: true }) };
  const vehicle = {
    price: 38_990,
    subscription_price: 210,
    price_type: 'drive_away',
    preorder: false,
  } as const;
  expect(priceNote(vehicle, subscription)).toBeUndefined();
});

test('D4 a dealer that says nothing of a kind has no sentence for it', () => {
  const vehicle_page = VehiclePageSettings.parse({ price_notes: { drive_away: '' } });
  expect(
    priceNote({ price: 38_990, price_type: 'drive_away', preorder: false }, { ...settings, vehicle_page }),
  ).toBeUndefined();
});
