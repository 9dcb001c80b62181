import { expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import { locationFrames } from './location-frames.ts';
import { LocationSettings } from './location-settings.ts';

const booking = { title: 'Book a service', url: 'https://booking.example/1' };
const settings = (address?: string) => LocationSettings.parse(address ? { map: { address } } : {});
const address = exampleLocation().address;
const placed = exampleLocation({ iframeUrl: [booking], address: { ...address, lat: -33.8, long: 151 } });
const unplaced = exampleLocation({ iframeUrl: [booking] });

test("L4 a place shows the dealer's map and its own pages", () => {
  expect(locationFrames(placed, settings('https://maps.example/@{lat},{long}?q={address}'))).toEqual([
    {
      title: 'Map',
      url: 'https://maps.example/@-33.8,151?q=12%20Church%20Street%2C%20Parramatta%20NSW%202150',
    },
    booking,
  ]);
});

test.each([
  ['without a map', settings(), placed],
  ['without coordinates, where the map needs them', settings('https://maps.example/@{lat},{long}'), unplaced],
])('L4 a place %s shows its own pages alone', (_, location, place) => {
  expect(locationFrames(place, location)).toEqual([booking]);
});

test('L4 a map that goes by the address needs no coordinates', () => {
  expect(locationFrames(unplaced, settings('https://maps.example/?q={address}'))[0]?.title).toBe('Map');
});

test.each(['https://maps.example/', 'http://maps.example/{lat},{long}'])('L4 %s is no map', (map) => {
  expect(LocationSettings.safeParse({ map: { address: map } }).success).toBe(false);
});
