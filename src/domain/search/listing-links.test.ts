import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { type FacetName, SEARCH_FIELDS } from './search-fields.ts';
import { listingLinks, type ListingLinkSettings, NARROWING_FACETS, queryHref } from './listing-links.ts';
import { ListingSettings } from './listing-settings.ts';
import { planListings } from './plan-listings.ts';

const { routes, facets } = ListingSettings.parse({});
const SETTINGS: ListingLinkSettings = { routes, facets, locationSlugs: { 'North Yard': 'north-sales' } };
const STOCK = {
  make: { 'Land Rover': 3, Kia: 2, Van: 1, Used: 1, 日: 1 },
  body: { SUV: 4, Van: 2 },
  location_name: { 'North Yard': 5, South: 2, East: 1, constructor: 1 },
  location_slug: { 'north-sales': 5, south: 3, kia: 1 },
};
const ALL = '/search/new-used-and-demo-cars';
const links = listingLinks(SETTINGS, STOCK);
const without = (changes: Partial<ListingLinkSettings>) => listingLinks({ ...SETTINGS, ...changes }, STOCK);

test.each([
  ['a make', links.make('Land Rover'), '/search/land-rover'],
  ['a make whose address a body type has', links.make('Van'), `${ALL}?make=Van`],
  ['a make whose address a car type has', links.make('Used'), `${ALL}?make=Used`],
  ['a make without letters for an address', links.make('日'), `${ALL}?make=%E6%97%A5`],
  ['a make without pages of makes', without({ routes: [] }).make('Kia'), `${ALL}?make=Kia`],
  [
    'a make that nothing filters by',
    without({ routes: [], facets: ['price'] }).make('Land Rover'),
    `${ALL}?query=Land+Rover`,
  ],
  ['a model', links.model('Kia', 'Cee’d'), '/search/kia/ceed'],
  ['a model of a make without a page', links.model('Van', 'One'), '/search/van/one'],
  [
    'a model without pages of models',
    without({ routes: ['makes'] }).model('Kia', 'Rio'),
    `${ALL}?make=Kia&model=Rio`,
  ],
  [
    'a model of which only the make filters',
    without({ routes: [], facets: ['make'] }).model('Kia', 'Rio'),
    `${ALL}?query=Kia+Rio`,
  ],
  ['a body type', links.body('SUV'), '/search/suv'],
  ['a body type without pages', without({ routes: ['makes'] }).body('SUV'), `${ALL}?body=SUV`],
  ['a location of another slug', links.location('North Yard'), '/search/north-sales'],
  ['a location that shares its slug', links.location('South'), `${ALL}?location_name=South`],
  ['a location without a page', links.location('East'), `${ALL}?location_name=East`],
  ['a location named like a method', links.location('constructor'), `${ALL}?location_name=constructor`],
  [
    'a location without pages',
    without({ routes: ['makes'] }).location('North Yard'),
    `${ALL}?location_name=North+Yard`,
  ],
  ['a text', queryHref('a&b="c"'), `${ALL}?query=a%26b%3D%22c%22`],
])('S1 S2 %s', (_, href, expected) => {
  expect(href).toBe(expected);
});

const NAMES = ['Van', 'Used', 'new', 'Kia', 'KIA', 'Land Rover', 'Land-Rover', 'Yard', '日', 'Demo'];
const name = fc.constantFrom(...NAMES);
const families = fc.subarray([...routes]);

test('S1 whatever makes, bodies and locations are called, a link to a page is to one that lists those cars', () => {
  const LOCATIONS = [
    exampleLocation({ name: 'Kia', slug: 'kia' }),
    exampleLocation({ name: 'North Yard', slug: 'yard' }),
    exampleLocation({ name: 'Used', slug: 'van' }),
  ];
  const cars = fc.array(fc.record({ make: name, model: name, body: name, place: fc.nat(2) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(cars, families, (drafts, onFamilies) => {
      const vehicles = drafts.map(({ make, model, body, place }, at) => {
        const { name: location_name, slug: location_slug } = LOCATIONS[place]!;
        return exampleVehicle({ id: `v${at}`, make, model, simple_body: body, location_name, location_slug });
      });
      const settings = ListingSettings.parse({ routes: onFamilies });
      const planned = planListings({ vehicles, locations: LOCATIONS, settings, stockNoun: 'cars' });
      const byHref = new Map(planned.map((listing) => [`/search/${listing.path}`, listing]));
      const counts = (field: keyof typeof SEARCH_FIELDS) => {
        const values = Map.groupBy(vehicles, (vehicle) => String(SEARCH_FIELDS[field].from(vehicle)));
        return Object.fromEntries([...values].map(([value, { length }]) => [value, length]));
      };
      const built = listingLinks(
        { routes: onFamilies, facets, locationSlugs: { 'North Yard': 'yard', Used: 'van' } },
        {
          make: counts('make'),
          body: counts('body'),
          location_name: counts('location_name'),
          location_slug: counts('location_slug'),
        },
      );
      for (const vehicle of vehicles) {
        const { make, model, simple_body = '', location_name = '' } = vehicle;
        const hrefs = {
          make: built.make(make),
          model: built.model(make, model),
          body: built.body(simple_body),
          location: built.location(location_name),
        };
        for (const [kind, href] of Object.entries(hrefs)) {
          if (href.startsWith(`${ALL}?`)) continue;
          const listing = byHref.get(href);
          expect(listing?.kind, href).toBe(kind);
          expect(listing?.vehicles).toContain(vehicle);
        }
      }
    }),
  );
});

test('S2 of the facets of a tenant those that links narrow by matter to links, each of them, and no other', () => {
  const hrefs = (chosen: readonly FacetName[]): string[] => {
    const { make, model, body, location } = without({ routes: [], facets: chosen });
    return [make('Kia'), model('Kia', 'Rio'), body('SUV'), location('South')];
  };
  const all = hrefs(facets);
  expect(hrefs(facets.filter((name) => NARROWING_FACETS.some((one) => one === name)))).toEqual(all);
  for (const missing of NARROWING_FACETS)
    expect(hrefs(facets.filter((name) => name !== missing))).not.toEqual(all);
});
