import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import { Vehicle } from '../domain/vehicle/vehicle.ts';
import type { Vehicle as AnyVehicle } from '../domain/vehicle/vehicle.ts';
import { examplePicture, exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';

/** Another value than `value` that a field of this kind may have. */
function another(schema: z.core.$ZodType, value: unknown): unknown {
  const { def } = schema as z.ZodType & { def: { type: string; innerType?: z.core.$ZodType } };
  if (def.innerType) return another(def.innerType, value);
  switch (def.type) {
    case 'string':
      return `${typeof value === 'string' ? value : ''} changed`.trim();
    case 'number':
      return (typeof value === 'number' ? value : 2_000) + 17;
    case 'boolean':
      return value !== true;
    case 'enum':
      return (schema as z.ZodEnum).options.find((option) => option !== value);
    case 'array':
      return [...(Array.isArray(value) ? value : []), another((schema as z.ZodArray).element, undefined)];
    case 'object':
      return Object.fromEntries(
        Object.entries((schema as z.ZodObject).shape).map(([name, field]) => [
          name,
          another(field, (value as Record<string, unknown> | undefined)?.[name]),
        ]),
      );
    case 'record':
      return { 5: 120 };
    default:
      return value === 'changed' ? 'changed again' : 'changed';
  }
}

const car = exampleVehicle({
  id: 'car',
  km: 40_000,
  body: 'SUV',
  images: [{ url: 'https://photos.example/1.jpg' }],
});
const others = Array.from({ length: 8 }, (_, at) =>
  exampleVehicle({
    id: `other${at}`,
    body: 'SUV',
    price: 24_000 + at * 500,
    created_at: `2026-01-${20 + at}`,
  }),
);
const base: ExampleSite = {
  vehicles: [...others, car],
  gone: [{ ...others[0]!, id: 'gone', slug: 'gone', goneOn: '2026-11-20' }],
  tenant: { listing: { page_size: 3 } },
};

/** A search works out the day for itself in the browser: the day of the build may be an earlier one. */
const withoutDay = (name: string, value: unknown): unknown => (name === 'today' ? undefined : value);

/** For each page of a site by its address what it shows, and its key. */
function pagesOf(changes: ExampleSite): Map<string, { shown: string; key: string }> {
  const site = exampleSite({ ...base, ...changes });
  const all = [
    ...site.vehicles
      .pages()
      .map(
        ({ vehicle, key }) =>
          [`vehicle ${vehicle.id}`, { vehicle, plan: site.vehicles.plan(vehicle) }, key] as const,
      ),
    ...site.listings
      .pages()
      .map(({ listing, key }) => [listing.path, site.listings.plan(listing), key] as const),
    ...site.laterListings.pages().map(({ part, key }) => {
      const { listing: _, vehicles: __, ...ways } = part;
      return [part.href, { ways, plan: site.laterListings.plan(part) }, key] as const;
    }),
    ...site.gone
      .pages()
      .map(({ vehicle, key }) => [`gone ${vehicle.slug}`, site.gone.plan(vehicle), key] as const),
  ];
  return new Map(
    all.map(([address, shown, key]) => [address, { shown: JSON.stringify(shown, withoutDay), key }]),
  );
}

const before = pagesOf({});

/** Addresses of pages that show something else after a change, and of those among them that kept their key. */
function compare(changes: ExampleSite): { changed: string[]; stale: string[] } {
  const changed = [...pagesOf(changes)].filter(([address, { shown }]) => {
    const known = before.get(address);
    return known !== undefined && known.shown !== shown;
  });
  const stale = changed.filter(([address, { key }]) => before.get(address)?.key === key);
  return { changed: changed.map(([address]) => address), stale: stale.map(([address]) => address) };
}

const ADDRESS = new Set(['id', 'slug', 'path']);
const fields = Object.entries(Vehicle.shape).filter(([name]) => !ADDRESS.has(name));

describe('no page is used again that would show something else', () => {
  test.each(fields.map(([name, schema]) => [name, schema] as const))(
    'when %s of a vehicle changes',
    (name, schema) => {
      const value: unknown = Reflect.get(car, name);
      const vehicle: AnyVehicle = { ...car, [name]: another(schema, value) };
      const { changed, stale } = compare({ vehicles: [...others, vehicle] });
      expect(changed).toContain('vehicle car');
      expect(stale).toEqual([]);
    },
  );

  test.each<[string, ExampleSite]>([
    ...[
      '/terms-and-conditions',
      '/special-offers',
      '/finance',
      '/personalised/finance',
      '/find-me-something-similar',
      '/enquire',
      '/contact',
      '/book-test-drive',
      '/request-photos',
      '/instant-message',
      '/cars/trade-in',
    ].map((path): [string, ExampleSite] => [`a text at ${path}`, { texts: [exampleText(path)] }]),
    ...['2026-01-20', '2026-11-22', '2026-12-24', '2027-01-01'].map((today): [string, ExampleSite] => [
      `the day ${today}`,
      { today },
    ]),
    ['a share image', { shareImages: { car: { address: '/og/car.jpg' } } }],
    ['a picture of the dealer', { pictures: { 'photos/yard.webp': examplePicture('aaaaaaaa') } }],
    ['a vehicle less', { vehicles: [...others.slice(1), car] }],
    ['a make more', { vehicles: [...others, car, exampleVehicle({ id: 'birch', make: 'Birch' })] }],
    ['no vehicle that is gone', { gone: [] }],
  ])('with %s', (_, changes) => {
    expect(compare(changes).stale).toEqual([]);
  });

  test('every setting, the look and the code change every key', () => {
    const settings: ExampleSite[] = [
      { tenant: { ...base.tenant, price: { no_price_text: 'Ask us' } } },
      { tenant: { ...base.tenant, card: { new_arrival_days: 9 } } },
      { look: { themeHref: '/_astro/theme.063.css', logoHref: '/logo.svg?v=1' } },
      { code: 'code-2' },
    ];
    for (const changes of settings)
      for (const [address, { key }] of pagesOf(changes))
        expect(before.get(address)?.key, address).not.toBe(key);
  });
});
