import { expect, test } from 'vitest';
import { ImageSettings } from '../picture/image-settings.ts';
import { PriceSettings } from '../vehicle/card-settings.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { inventory } from './inventory.ts';
import type { ListedContext } from './listed-vehicle.ts';

const SITE = {
  name: 'Harbour',
  url: 'https://dealer.example',
  licence: { label: 'Motor dealer licence', number: 'MD 123' },
};
const CONTEXT: Omit<ListedContext, 'url'> = {
  price: PriceSettings.parse({}),
  images: ImageSettings.parse({}),
  identity: { show_vin: false, show_plate: false },
};

const listed = (changes: Partial<Vehicle>, context = CONTEXT): Record<string, unknown> =>
  JSON.parse(JSON.stringify(inventory([exampleVehicle(changes)], 10, SITE, context).vehicles[0] ?? null));

test('P5 a vehicle has the price of its page, in dollars and in words', () => {
  const price = { price: 25_990, price_type: 'drive_away' } as const;
  expect(listed({ ...price, slug: 'a', path: '/cars/a' })).toMatchObject({
    url: 'https://dealer.example/cars/a',
    price: 25_990,
    currency: 'AUD',
    price_words: `$25,990 ${CONTEXT.price.labels.drive_away}`,
    availability: 'InStock',
  });
  expect(listed({ ...price, reserved: true })).toMatchObject({ availability: 'LimitedAvailability' });
});

test('P5 without a price on the page there are its words alone', () => {
  const vehicle = listed({ price: undefined });
  expect(vehicle).not.toHaveProperty('price');
  expect(vehicle['price_words']).toBe(CONTEXT.price.no_price_text);
  const weekly = { ...CONTEXT, price: PriceSettings.parse({ subscription: true }) };
  const subscribed = listed({ price: 20_000, subscription_price: 189 }, weekly);
  expect(subscribed).not.toHaveProperty('price');
  expect(subscribed['price_words']).toBe('$189 a week');
});

test('P5 a VIN is there only where pages show it', () => {
  const vin = '6T1BD3FK00X123456';
  expect(listed({ vin })).not.toHaveProperty('vin');
  expect(listed({ vin }, { ...CONTEXT, identity: { show_vin: true, show_plate: false } })).toMatchObject({
    vin,
  });
});

test('P5 sold vehicles are left out, and its size has a bound that the counts do not', () => {
  const vehicles = [
    exampleVehicle({ id: '1', make: 'Aldera' }),
    exampleVehicle({ id: '2', make: 'Kitano' }),
    exampleVehicle({ id: '3', make: 'Aldera' }),
    exampleVehicle({ id: '4', make: 'Aldera', status: 'sold', sold: true }),
  ];
  const file = inventory(vehicles, 2, SITE, CONTEXT);
  expect(file.dealer.licence).toBe('Motor dealer licence MD 123');
  expect(file).toMatchObject({ total: 3, listed: 2, facets: { make: { Aldera: 2, Kitano: 1 } } });
  expect(Object.keys(file.facets['make'] ?? {})).toEqual(['Aldera', 'Kitano']);
  expect(file.vehicles.map(({ make }) => make)).toEqual(['Aldera', 'Kitano']);
});
