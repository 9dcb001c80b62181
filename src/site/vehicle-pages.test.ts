import { describe, expect, test } from 'vitest';
import { exampleManufacturer, exampleModel } from '../domain/model/example-model.fixture.ts';
import { exampleVehicle } from '../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../domain/vehicle/vehicle.ts';
import { examplePicture, exampleSite, exampleText, type ExampleSite } from './example-site.fixture.ts';
import type { VehiclePlan } from './vehicle-pages.ts';

const photo = { url: 'https://photos.example/1.jpg', width: 1600, height: 1200 };
const car = exampleVehicle({ id: 'car', created_at: '2026-11-15' });
const like = exampleVehicle({ id: 'like', price: 26_500, images: [photo] });
const truck = exampleVehicle({ id: 'truck', make: 'Cedar', item_type: 'truck', images: [photo] });
const base: ExampleSite = { vehicles: [car, like, truck] };

/** Ids of the vehicles whose page has another key after the change. */
function changed(changes: ExampleSite, before: ExampleSite = base): string[] {
  const keysOf = (site: ExampleSite) =>
    new Map(
      exampleSite(site)
        .vehicles.pages()
        .map(({ vehicle, key }) => [vehicle.id, key]),
    );
  const [old, now] = [keysOf(before), keysOf({ ...before, ...changes })];
  return [...now].filter(([id, key]) => old.get(id) !== key).map(([id]) => id);
}

const withChange = (id: string, changes: Partial<Vehicle>): ExampleSite => ({
  vehicles: base.vehicles!.map((vehicle) => (vehicle.id === id ? { ...vehicle, ...changes } : vehicle)),
});

describe('the key of a vehicle page changes with what the page shows, and with nothing else', () => {
  test.each<[string, ExampleSite, string[]]>([
    [
      'a price changes its page and those that show its card',
      withChange('car', { price: 25_000 }),
      ['car', 'like'],
    ],
    [
      'a price that no other page shows changes its page alone',
      withChange('truck', { price: 1_000 }),
      ['truck'],
    ],
    ['words changes its page alone', withChange('like', { dealercomments: '<p>New tyres.</p>' }), ['like']],
    ['a new page elsewhere changes nothing', { texts: [exampleText('/careers')] }, []],
    ['a day on which no words change', { today: '2026-11-22' }, []],
    ['a new arrival that is one no more', { today: '2026-11-24' }, ['car', 'like']],
    ['another moment of the day', { now: new Date('2026-11-21T09:00:00Z') }, []],
    [
      'a page of terms to link to',
      { texts: [exampleText('/terms-and-conditions')] },
      ['car', 'like', 'truck'],
    ],
    ['a drawn share image', { shareImages: { truck: { address: '/og/truck.jpg' } } }, ['truck']],
    ['other code', { code: 'code-2' }, ['car', 'like', 'truck']],
    ['another setting', { tenant: { price: { was_price: false } } }, ['car', 'like', 'truck']],
  ])('%s', (_, changes, ids) => {
    expect(changed(changes)).toEqual(ids);
  });

  test("the dealer's picture changes the pages of vehicles without a photo", () => {
    const tenant = { home: { hero: { image: 'photos/yard.webp' } } };
    const before = { ...base, tenant, pictures: { 'photos/yard.webp': examplePicture('aaaaaaaa') } };
    expect(changed({ pictures: { 'photos/yard.webp': examplePicture('bbbbbbbb') } }, before)).toEqual([
      'car',
    ]);
  });
});

function planOf(vehicle: Vehicle, changes: ExampleSite = {}): VehiclePlan {
  return exampleSite({ ...base, ...changes }).vehicles.plan(vehicle);
}

test('there is a page for each vehicle of the stock, in its order', () => {
  expect(
    exampleSite(base)
      .vehicles.pages()
      .map(({ vehicle }) => vehicle),
  ).toEqual(base.vehicles);
});

test('V11 similar vehicles are cards of the stock, without the vehicle itself', () => {
  expect(planOf(car).similar.map(({ id }) => id)).toEqual(['like']);
  expect(planOf(truck).similar).toEqual([]);
});

test('V1 the breadcrumb links to lists that there are', () => {
  const tenant = { listing: { routes: ['makes' as const] } };
  expect(planOf(car, { tenant }).breadcrumb).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Used' },
    { label: 'Alder', href: '/search/alder' },
    { label: 'Brook' },
    { label: car.name },
  ]);
});

test('V4 the terms are linked where the tenant has them', () => {
  expect(planOf(car).termsHref).toBeUndefined();
  expect(planOf(car, { texts: [exampleText('/terms-and-conditions')] }).termsHref).toBe(
    '/terms-and-conditions',
  );
});

test('V11 the banner has only links that lead somewhere', () => {
  const banner = ['/special-offers', '/book-a-service'].map((href) => ({ label: href, text: '', href }));
  const changes = { tenant: { vehicle_page: { banner } }, texts: [exampleText('/book-a-service')] };
  expect(planOf(car, changes).data.banner.map(({ href }) => href)).toEqual(['/book-a-service']);
});

test('C12 a finance page of the car counts once the site has one', () => {
  const vehicle = { ...car, vin: '6T1BF3FK00X000001' };
  const tenant: ExampleSite['tenant'] = { finance: { personalised: true } };
  const hrefWith = (paths: string[]) =>
    planOf(vehicle, { tenant, texts: paths.map(exampleText) }).data.finance?.getHref;
  expect(hrefWith(['/personalised/finance', '/finance'])).toBe('/personalised/finance?car_id=car');
  expect(hrefWith(['/finance'])).toMatch(/^\/finance\?/);
  expect(hrefWith([])).toBe('/our-location?car_id=car');
});

test('M5 a vehicle of a model with a page of its own is linked to it', () => {
  const models = { list: [exampleModel()], brands: [exampleManufacturer()] };
  expect(planOf(car, { tenant: { models } }).data.model).toEqual({
    label: 'All about the Alder Brook',
    href: '/models/brook',
  });
  expect(planOf(truck, { tenant: { models } }).data.model).toBeUndefined();
  expect(planOf(car).data.model).toBeUndefined();
});

test('a page is shared with its drawn image, else its photo, else the picture of the dealer', () => {
  const shareImages = { like: { address: '/og/like.jpg' } };
  const pictures = { 'photos/yard.webp': examplePicture('aaaaaaaa') };
  const changes = { shareImages, pictures, tenant: { home: { hero: { image: 'photos/yard.webp' } } } };
  expect(planOf(like, changes).image).toEqual({ address: '/og/like.jpg' });
  expect(planOf(truck, changes).image).toEqual({ address: photo.url, alt: truck.name });
  expect(planOf(car, changes).image).toEqual({
    address: '/img/picture.aaaaaaaa-1280.webp',
    alt: 'Example Cars',
  });
  expect(planOf(car).image).toBeUndefined();
});

test('C3 the limits of the calculators are those of the tenant', () => {
  const tenant: ExampleSite['tenant'] = {
    finance: { choices: { example: { rate: 12.94, comparison_rate: 13.5 } } },
  };
  expect(JSON.parse(planOf(car, { tenant }).limits)).toMatchObject({ example: { rate: 12.94 } });
});
