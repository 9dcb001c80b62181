import { expect, test } from 'vitest';
import { exampleLocation } from '../domain/location/example-location.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { examplePicture, exampleSite } from './example-site.fixture.ts';

const vehicles = [
  exampleVehicle({ id: 'oldest', created_at: '2026-01-01' }),
  exampleVehicle({ id: 'third', created_at: '2026-09-01' }),
  exampleVehicle({ id: 'second', created_at: '2026-10-01' }),
  exampleVehicle({ id: 'newest', created_at: '2026-11-01' }),
  exampleVehicle({ id: 'sold', created_at: '2026-11-20', status: 'sold', sold: true }),
];

test('the home page has as many of the latest cars as the tenant says', () => {
  const { latest } = exampleSite({ vehicles, tenant: { home: { latest_count: 3 } } }).home();
  expect(latest.cards.map(({ id }) => id)).toEqual(['newest', 'second', 'third']);
  expect(latest.isDated).toBe(true);
});

test('cars whose day of arrival nobody knows are not called the latest', () => {
  const { created_at: _, ...undated } = exampleVehicle({ id: 'undated' });
  expect(exampleSite({ vehicles: [undated] }).home().latest.isDated).toBe(false);
});

test('pictures are those that the build could prepare', () => {
  const pictures = { 'photos/yard.webp': examplePicture('aaaaaaaa') };
  const home = { hero: { image: 'photos/yard.webp' }, story: { image: 'photos/lost.webp' } };
  const plan = exampleSite({ tenant: { home }, pictures }).home();
  expect([plan.heroImage, plan.storyImage]).toEqual([pictures['photos/yard.webp'], undefined]);
});

test('search engines get the primary locations, shoppers all visible ones', () => {
  const at = (id: string, changes: object) => exampleLocation({ id, slug: id, group: id, ...changes });
  const locations = [at('main', { primary: true }), at('branch', {}), at('store', { visible: false })];
  const { primary, groups } = exampleSite({ tenant: { locations } }).home();
  expect(primary.map(({ slug }) => slug)).toEqual(['main']);
  expect(groups.map(({ slug }) => slug)).toEqual(['main', 'branch']);
});

test.each([
  ['the tagline', { tagline: 'Good cars.' }, 'Words.', 'Good cars.'],
  ['the words of the picture without one', {}, 'Words.', 'Words.'],
  ['its title without either', {}, '', 'Cars at Example Cars.'],
])('the page is described by %s', (_, words, text, description) => {
  const site = { name: 'Example Cars', url: 'https://www.example.com.au', licence: { number: 'MD012345' } };
  const tenant = { site: { ...site, ...words }, home: { hero: { title: 'Cars', text } } };
  expect(exampleSite({ tenant }).home().description).toBe(description);
});
