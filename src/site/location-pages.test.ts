import { expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { locationWords, wordsMatch } from '../domain/location/location-words.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite } from './example-site.fixture.ts';

const location = exampleLocation({ id: 'yard', slug: 'yard', image: 'photos/yard.webp' });
const parts = exampleLocation({ id: 'parts', slug: 'parts', location_type: 'parts' });
const hidden = exampleLocation({ id: 'hidden', slug: 'hidden', visible: false });
const vehicles = [1, 2, 3, 4, 5].map((at) => exampleVehicle({ id: `v${at}`, location_slug: 'yard' }));
const pictures = { 'photos/yard.webp': examplePicture('aaaaaaaa') };
const { locations } = exampleSite({
  tenant: { location: { route: 'locations' }, locations: [location, parts, hidden] },
  vehicles,
  pictures,
});
const [ofLocation, ofParts] = locations.pages();

test('L4 each visible location has a page, those of a yard with its tabs', () => {
  expect(locations.pages().map(({ location }) => location.slug)).toEqual(['yard', 'parts']);
  expect(ofLocation?.group).toBe(ofParts?.group);
  expect([ofLocation?.type, ofParts?.type]).toEqual(['sales', 'parts']);
});

test('L4 the page is where the tenant has its locations', () => {
  expect(locations.list.href).toBe('/locations');
  expect(ofLocation && locations.plan(ofLocation).href).toBe('/locations/yard');
});

test('a location shows four cars of its list, and links to it', () => {
  const plan = ofLocation && locations.plan(ofLocation);
  expect(plan?.cards).toHaveLength(4);
  expect(plan?.listingHref).toBe('/search/yard');
});

test('a location without a list shows no car, and one without a picture that of its yard', () => {
  expect(ofParts && locations.plan(ofParts)).toEqual({
    href: '/locations/parts',
    image: pictures['photos/yard.webp'],
    cards: [],
    rating: undefined,
    reviewsHref: undefined,
    maps: undefined,
    frames: [],
    listingHref: undefined,
  });
});

test('L3 opening hours are those of the moment that the site is planned for', () => {
  const now = new Date('2026-12-24T00:00:00Z');
  expect(exampleSite({ now }).locations.now).toBe(now);
});

test('L4 a location with coordinates is drawn for a phone and for wider windows', () => {
  const { address } = location;
  const placed = { ...location, average_rating: 4.6, address: { ...address, lat: -33.8, long: 151 } };
  const places = [
    { postcode: '2150', state: 'NSW', lat: -33.81, lng: 151.01, localities: ['Parramatta'], people: 0 },
  ];
  const { locations: drawn } = exampleSite({
    tenant: { locations: [placed] },
    mapData: { places, coast: [] },
  });
  const [entry] = drawn.pages();
  const plan = entry && drawn.plan(entry);
  expect(plan?.maps?.narrow.width).toBeLessThan(plan?.maps?.wide.width ?? 0);
  expect(plan?.rating?.average).toBe(4.6);
});

const REVIEW = {
  id: 'r1',
  customer_name: 'Kim',
  text: null,
  rating: 5,
  yard: 'yard',
  review_date: '2026-10-01',
};

test.each<[string, object, object, unknown]>([
  ['the count, the source, and the page that says how they were collected', {}, {}, '/reviews/yard'],
  ['no page where nothing is said of how', {}, { collected: '' }, undefined],
])('L5 D7 the card of a location says of its reviews %s', (_, place, changes, href) => {
  const location = exampleLocation({ group: 'yard', average_rating: 4.7, review_count: 1284, ...place });
  const reviews = { source: 'Google', average_rating: 4.8, collected: 'All.', list: [REVIEW], ...changes };
  const { ratingOf } = exampleSite({ tenant: { locations: [location], reviews } }).locations;
  expect(ratingOf(location)).toEqual({
    average: 4.7,
    words: '4.7 from 1,284 reviews, collected from Google',
    href,
  });
});

test.each<[string, object, object]>([
  ['an average that is too low', { average_rating: 4 }, {}],
  ['reviews that are hidden', { average_rating: 4.7 }, { hidden: true }],
  ['no reviews', {}, {}],
])('L5 D7 the card of a location with %s says nothing of them', (_, place, reviews) => {
  const location = exampleLocation(place);
  expect(
    exampleSite({ tenant: { locations: [location], reviews } }).locations.ratingOf(location),
  ).toBeUndefined();
});

test('L1 a location is found by the cities whose area it lies in, and by no other', () => {
  const place = (postcode: string, state: string, lat: number, lng: number, ...localities: string[]) => ({
    postcode,
    state,
    lat,
    lng,
    localities,
    people: 0,
  });
  const places = [
    place('2000', 'NSW', -33.87, 151.21, 'Sydney'),
    place('2150', 'NSW', -33.82, 151.0, 'Parramatta'),
    place('3000', 'VIC', -37.81, 144.96, 'Melbourne'),
  ];
  const { list } = exampleSite({
    tenant: { locations: [location] },
    mapData: { places, coast: [] },
  }).locations;
  expect(list.citiesOf(location)).toEqual(['Sydney']);
  expect(wordsMatch(locationWords(location, list.citiesOf(location)), 'sydney')).toBe(true);
  expect(wordsMatch(locationWords(location, list.citiesOf(location)), 'melbourne')).toBe(false);
  expect(wordsMatch(locationWords(location), 'sydney')).toBe(false);
});
