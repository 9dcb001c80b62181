import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { askedPlace, nearestChoices } from './asked-place.ts';

const ADDRESS = { street: '1 High Street', city: 'Town', state: 'NSW', postcode: '2000' } as const;
const place = (id: string, at: { lat?: number; long?: number }) =>
  askedPlace(exampleLocation({ id, slug: id, name: id, address: { ...ADDRESS, ...at } }), {
    route: 'our-location',
    hours: { by_appointment: [] },
  });
const PLACES = [
  place('Geelong', { lat: -38.157, long: 144.3465 }),
  place('Nowhere', {}),
  place('Mulgrave', { lat: -37.9209, long: 145.1679 }),
];
const CHOICES = PLACES.map(({ id }) => ({ value: id, label: id }));

test('F4 L8 the nearest place is asked for first, with how far it is', () => {
  const melbourne = { lat: -37.8136, long: 144.9631 };
  expect(nearestChoices(CHOICES, PLACES, melbourne)).toEqual([
    { value: 'Mulgrave', label: 'Mulgrave, about 22 km away' },
    { value: 'Geelong', label: 'Geelong, about 66 km away' },
    { value: 'Nowhere', label: 'Nowhere' },
  ]);
});

test('F4 where nobody knows where the shopper is, the dealer’s order stays', () => {
  expect(nearestChoices(CHOICES, PLACES, undefined)).toBe(CHOICES);
});

test('L4 a place says where its page is, and has no point where the dealer gave none', () => {
  expect(place('north', {})).toMatchObject({ id: 'north', href: '/our-location/north' });
  expect(place('north', {}).at).toBeUndefined();
});
