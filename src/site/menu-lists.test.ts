import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { exampleOffer } from '../domain/content/example-text.fixture.ts';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleManufacturer, exampleModel } from '../domain/model/example-model.fixture.ts';
import type { MenuList } from '../domain/site/navigation-settings.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { exampleSite, type ExampleSite } from './example-site.fixture.ts';

const vehicles = [
  exampleVehicle({ id: '1', make: 'Birch', model: 'Sora', simple_body: 'SUV' }),
  exampleVehicle({ id: '2', make: 'Birch', model: 'Kiri', simple_body: 'SUV' }),
  exampleVehicle({ id: '3', make: 'Aldera', model: 'Lumen', simple_body: 'Ute' }),
];

/** The groups that a menu shows which is only this list; undefined where the link stays plain. */
function groupsOf(list: MenuList, { tenant, ...changes }: ExampleSite = {}, most = 24): unknown {
  const menu = { columns: [{ list, most }] };
  const site = {
    ...MINIMAL_TENANT.site,
    email: 'hello@example.com',
    navigation: [{ label: 'Cars', href: '/search/used-cars', menu }],
  };
  return exampleSite({ vehicles, ...changes, tenant: { ...tenant, site } }).shell.navigation[0]?.menu?.groups;
}

const links = (...links: [label: string, href: string][]) => [
  { title: '', links: links.map(([label, href]) => ({ label, href })) },
];

test.each<[MenuList, ReturnType<typeof links>]>([
  ['makes', links(['Aldera', '/search/aldera'], ['Birch', '/search/birch'])],
  ['bodies', links(['SUVs', '/search/suv'], ['Utes', '/search/ute'])],
])('P2 a menu of %s lists those of the stock by name, without counts', (list, expected) => {
  expect(groupsOf(list)).toEqual(expected);
});

test('P2 a menu of models has a group for each make, which leads to its list', () => {
  expect(groupsOf('models', {}, 1)).toEqual([
    {
      title: 'Birch',
      href: '/search/birch',
      links: [
        { label: 'Kiri', href: '/search/birch/kiri' },
        { label: 'Sora', href: '/search/birch/sora' },
      ],
    },
  ]);
});

test('P2 a menu of services lists the forms that the dealer offers and that have a page', () => {
  const leads = { forms: ['parts' as const, 'service' as const, 'contact' as const, 'trade-in' as const] };
  const trade_in = { pages: ['sell-my-car' as const] };
  expect(groupsOf('services', { tenant: { leads, trade_in } })).toEqual(
    links(['Book a Service', '/service'], ['Parts Enquiry', '/vehicle-parts-and-accessories']),
  );
});

test('P2 a menu of locations leads to the yards that shoppers may see, once each', () => {
  const at = (slug: string, changes = {}) =>
    exampleLocation({ id: slug, slug, name: slug, group: slug, ...changes });
  const locations = [
    at('north'),
    at('north-service', { group: 'north', location_type: 'service' }),
    at('store', { visible: false }),
  ];
  expect(groupsOf('locations', { tenant: { locations } })).toEqual(links(['north', '/our-location/north']));
});

test('P2 a menu of models to order lists those of the settings', () => {
  const model = exampleModel();
  expect(
    groupsOf('models-to-order', { tenant: { models: { list: [model], brands: [exampleManufacturer()] } } }),
  ).toEqual(links([model.name, `/models/${model.slug}`]));
});

test('P2 P1 a menu of offers lists those that hold, each with its last day', () => {
  const texts = [
    exampleOffer('always'),
    exampleOffer('ends', { until: '2026-11-21' }),
    exampleOffer('over', { until: '2026-11-20' }),
    exampleOffer('later', { from: '2026-11-22' }),
    exampleOffer('written', { draft: true }),
  ];
  expect(groupsOf('offers', { texts })).toEqual([
    {
      title: '',
      links: [
        { label: 'always', href: '/special-offers/always' },
        { label: 'ends', href: '/special-offers/ends', until: '2026-11-21' },
      ],
    },
  ]);
});

test.each<MenuList>(['makes', 'models', 'bodies', 'conditions', 'services', 'offers', 'models-to-order'])(
  'P2 a menu of %s is a plain link while the site has none',
  (list) => {
    expect(groupsOf(list, { vehicles: [] })).toBeUndefined();
  },
);
