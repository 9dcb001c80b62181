import { expect, test } from 'vitest';
import type { VehiclePageData } from './vehicle-page-data.ts';
import { vehicleFacts } from './vehicle-facts.ts';

const CAR = { id: 'a1', slug: 'aldera-a1', name: '2021 Aldera Larkspur' };
type Data = Pick<VehiclePageData, 'price' | 'thumbnail' | 'location' | 'hours'>;
const data = (changes: object): Data =>
  ({
    price: { text: '$12,990', note: 'Drive away' },
    thumbnail: '/a.webp',
    location: undefined,
    hours: undefined,
    ...changes,
  }) as unknown as Data;

test('F4 V15 a vehicle says its name, its price with what it includes, and its photo', () => {
  expect(vehicleFacts(CAR, data({}), 'our-location')).toEqual({
    ...CAR,
    price: '$12,990',
    priceNote: 'Drive away',
    image: '/a.webp',
  });
});

test.each([
  ['no photo', { thumbnail: undefined }, { image: '' }],
  ['no note', { price: { text: 'Price on request' } }, { price: 'Price on request', priceNote: '' }],
  [
    'a yard without a number',
    { location: { name: 'Geelong', slug: 'geelong' }, hours: 'Open until 5 pm' },
    { place: { name: 'Geelong', href: '/our-location/geelong', hours: 'Open until 5 pm' } },
  ],
  [
    'a yard with one and no hours',
    { location: { name: 'Geelong', slug: 'geelong', phone: '+61352220000' } },
    { place: { name: 'Geelong', href: '/our-location/geelong', hours: '' } },
  ],
])('L2 F4 a vehicle with %s', (_, changes, expected) => {
  expect(vehicleFacts(CAR, data(changes), 'our-location')).toMatchObject(expected);
});

test('D6 the number of a yard, which the page of its vehicle may mask, is not among the facts', () => {
  const location = { name: 'Geelong', slug: 'geelong', phone: '+61352220000' };
  expect(JSON.stringify(vehicleFacts(CAR, data({ location }), 'our-location'))).not.toMatch(/5222|phone/);
});
