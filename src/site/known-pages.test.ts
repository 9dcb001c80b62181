import { describe, expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleManufacturer, exampleModel } from '../domain/model/example-model.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleInput, exampleText, type ExampleSite } from './example-site.fixture.ts';
import { siteParts } from './site-parts.ts';

const isPage = (href: string, changes: ExampleSite = {}): boolean =>
  siteParts(exampleInput(changes)).isPage(href);

const models = {
  list: [exampleModel()],
  brands: [exampleManufacturer(), exampleManufacturer({ id: 'b2', slug: 'birch', link: '/about-us' })],
};

describe('an address leads somewhere with what it leads to, and nowhere without', () => {
  test.each<[string, ExampleSite]>([
    ['/about-us', { texts: [exampleText('/about-us')] }],
    ['/about-us?from=car#team', { texts: [exampleText('/about-us')] }],
    ['/search/alder', { vehicles: [exampleVehicle()] }],
    ['/search/alder/brook?price=1', { vehicles: [exampleVehicle()] }],
    ['/models', { tenant: { models } }],
    ['/models/brook', { tenant: { models } }],
    ['/models/order-now', { tenant: { models } }],
    ['/brands', { tenant: { models } }],
    ['/alder/overview', { tenant: { models } }],
    ['/locations/parramatta', { tenant: { location: { route: 'locations' } } }],
  ])('%s', (href, changes) => {
    expect(isPage(href, changes)).toBe(true);
    expect(isPage(href)).toBe(false);
  });
});

test.each([
  '/',
  '#contact',
  '/our-location',
  '/our-location/parramatta',
  '/search/used-cars',
  '/favourites',
  'https://elsewhere.example/',
])('every site has %s', (href) => {
  expect(isPage(href)).toBe(true);
});

test('L1 a location that is not visible has no page', () => {
  const locations = [
    exampleLocation({ slug: 'yard' }),
    exampleLocation({ id: 'l2', slug: 'depot', visible: false }),
  ];
  expect(isPage('/our-location/yard', { tenant: { locations } })).toBe(true);
  expect(isPage('/our-location/depot', { tenant: { locations } })).toBe(false);
});

test.each(['/about-us/team', '/search', '/search/cars', 'http://elsewhere.example/', '/birch/overview'])(
  'nothing is at %j',
  (href) => {
    expect(isPage(href, { texts: [exampleText('/about-us')], tenant: { models } })).toBe(false);
  },
);
