import { expect, test } from 'vitest';
import { vehicleItem } from './vehicle-item.ts';

const JSON_LD = {
  '@type': 'Car',
  brand: { '@type': 'Brand', name: 'Hoshimi' },
  model: 'Sora',
  vehicleConfiguration: 'L Hybrid',
  vehicleModelDate: '2016',
  vehicleIdentificationNumber: '6ZZED38W6PXJD82WR',
  sku: 'W11562',
  bodyType: 'Sedan',
  color: 'Black',
  fuelType: 'Hybrid',
  offers: { price: 15490 },
};

test('F11 a vehicle is named as its page describes it, without its VIN', () => {
  expect(vehicleItem('w-1166', JSON_LD)).toEqual({
    item_id: 'w-1166',
    item_number: 'W11562',
    item_make: 'Hoshimi',
    item_model: 'Sora',
    item_variant: 'L Hybrid',
    item_year: '2016',
    item_price: '15490',
    item_color: 'Black',
    item_category: 'Sedan',
    item_fuel_type: 'Hybrid',
  });
});

test.each([[null], ['text'], [{ brand: 'Hoshimi', model: ['Sora'], offers: [], sku: '' }]])(
  'F11 of %j only the id is known',
  (jsonLd) => {
    expect(vehicleItem('w-1166', jsonLd)).toEqual({ item_id: 'w-1166' });
  },
);
