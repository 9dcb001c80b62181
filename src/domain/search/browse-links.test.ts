import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { browseLinks, modelLinks } from './browse-links.ts';
import type { ListingKind } from './listing-drafts.ts';
import type { Listing } from './plan-listings.ts';

const listing = (kind: ListingKind, path: string, changes: Partial<Listing> = {}): Listing => ({
  path,
  kind,
  name: path.toUpperCase(),
  title: path,
  description: '',
  breadcrumb: [],
  vehicles: [exampleVehicle()],
  ...changes,
});
const hrefs = (listings: Listing[]) =>
  browseLinks(listings).map(({ title, links }) => [title, links.map(({ href }) => href)]);

test('S1 lists are linked by kind, under the names that links call them', () => {
  const listings = [
    listing('make', 'alder'),
    listing('body', 'suv'),
    listing('make', 'birch'),
    listing('body', 'ute'),
  ];
  expect(hrefs(listings)).toEqual([
    ['Body type', ['/search/suv', '/search/ute']],
    ['Make', ['/search/alder', '/search/birch']],
  ]);
  expect(browseLinks(listings)[1]?.links[0]).toEqual({
    label: 'ALDER',
    href: '/search/alder',
    path: 'alder',
  });
});

test('S1 a kind with one list is no choice, and lists without cars or with a better address are left out', () => {
  const one = listing('make', 'alder');
  expect(hrefs([one])).toEqual([]);
  expect(hrefs([one, listing('make', 'birch', { vehicles: [] })])).toEqual([]);
  expect(hrefs([one, listing('make', 'birch', { canonicalPath: 'alder' })])).toEqual([]);
});

test('S1 conditions are linked where the stock has several', () => {
  const [one, other] = [exampleVehicle(), exampleVehicle({ id: 'v2', car_type: 'new' })];
  const lists = (used: Listing['vehicles'], fresh: Listing['vehicles']) => [
    listing('car-type', 'all', { vehicles: [...used, ...fresh] }),
    listing('car-type', 'used-cars', { vehicles: used }),
    listing('car-type', 'new', { vehicles: fresh }),
  ];
  expect(hrefs(lists([one], []))).toEqual([]);
  expect(hrefs(lists([one], [other]))).toEqual([
    ['Condition', ['/search/all', '/search/used-cars', '/search/new']],
  ]);
});

test('0021 a link says no count, so that a sale does not change every page', () => {
  const more = (vehicles: Listing['vehicles']) =>
    browseLinks([listing('make', 'alder', { vehicles }), listing('make', 'birch')]);
  expect(more([exampleVehicle()])).toEqual(more([exampleVehicle(), exampleVehicle({ id: 'v2' })]));
});

test('S1 a make and its models link to the models of the make', () => {
  const make = listing('make', 'alder');
  const brook = listing('model', 'alder/brook', { parentPath: 'alder' });
  const other = listing('model', 'birch/grove', { parentPath: 'birch' });
  const models = [{ label: 'ALDER/BROOK', href: '/search/alder/brook' }];
  expect(modelLinks(make, [make, brook, other])).toEqual(models);
  expect(modelLinks(brook, [make, brook, other])).toEqual(models);
  expect(modelLinks(listing('body', 'suv'), [make, brook, other])).toEqual([]);
});
