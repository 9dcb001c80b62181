import { expect, test } from 'vitest';
import { PriceSettings } from './card-settings.ts';
import { exampleVehicle } from './example-vehicle.fixture.ts';
import { priceDisplay } from './price-display.ts';
import { vehicleDescription } from './vehicle-description.ts';

test.each([
  [
    {
      km: 45_000,
      trans: 'Automatic',
      price_type: 'excluding_government_charges',
      city: 'Parramatta',
      state: 'NSW',
    },
    '2021 Alder Brook Touring: used, 45,000 km, Automatic. $25,990 Excl. government charges. Parramatta, NSW. Harbour.',
  ],
  [{ price: 0 }, '2021 Alder Brook Touring: used. Contact us for price. Harbour.'],
  [{ sold: true }, '2021 Alder Brook Touring: used. Sold. Harbour.'],
] as const)('D3 a vehicle with %j is described', (changes, text) => {
  const vehicle = exampleVehicle(changes);
  expect(vehicleDescription(vehicle, priceDisplay(vehicle, PriceSettings.parse({})), 'Harbour')).toBe(text);
});
