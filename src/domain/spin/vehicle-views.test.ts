import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicle/example-vehicle.fixture.ts';
import { SpinSettings } from './spin-settings.ts';
import { vehicleViews } from './vehicle-views.ts';

const images = [{ url: '/img/a.12345678' }];
const spin_images = ['/img/00.11111111.webp', '/img/01.22222222.webp'];
const spin_interior_image = '/img/cabin.33333333.webp';
const plain = SpinSettings.parse({});
const galleryFirst = SpinSettings.parse({ default_view: 'gallery' });

test.each([
  ['photos alone', { images }, plain, ['gallery'], 'gallery'],
  ['nothing at all', {}, plain, ['gallery'], 'gallery'],
  [
    'all three',
    { images, spin_images, spin_interior_image },
    plain,
    ['spinner', 'gallery', 'interior'],
    'spinner',
  ],
  [
    'all three, photos first by setting',
    { images, spin_images, spin_interior_image },
    galleryFirst,
    ['spinner', 'gallery', 'interior'],
    'gallery',
  ],
  ['a spin without photos', { spin_images }, plain, ['spinner'], 'spinner'],
  ['a spin without photos, photos first by setting', { spin_images }, galleryFirst, ['spinner'], 'spinner'],
  ['photos and a cabin', { images, spin_interior_image }, plain, ['gallery', 'interior'], 'gallery'],
  ['a code that no page is set for', { images, spin_code: 'x1' }, plain, ['gallery'], 'gallery'],
] as const)('V3 tabs of a car with %s', (_, changes, settings, views, first) => {
  const vehicle = exampleVehicle(structuredClone(changes) as object);
  expect(vehicleViews(vehicle, settings)).toMatchObject({ views, first });
});

test('V3 several frames turn; one is a still picture', () => {
  expect(vehicleViews(exampleVehicle({ spin_images }), plain).spinner).toEqual({
    kind: 'turning',
    frames: spin_images,
    page: undefined,
  });
  expect(vehicleViews(exampleVehicle({ spin_images: ['/img/00.11111111.webp'] }), plain).spinner).toEqual({
    kind: 'still',
    frame: '/img/00.11111111.webp',
    page: undefined,
  });
});

test('V3 the external viewer and the interior are addressed by the code, escaped', () => {
  const settings = SpinSettings.parse({
    external_viewer: 'https://spins.example/view/{code}?lang=en',
    interior: 'https://spins.example/{code}/cabin',
  });
  const views = vehicleViews(exampleVehicle({ images, spin_code: 'a b/../c' }), settings);
  expect(views.views).toEqual(['spinner', 'gallery', 'interior']);
  expect(views.spinner).toEqual({ kind: 'page', page: 'https://spins.example/view/a%20b%2F..%2Fc?lang=en' });
  expect(views.interior).toEqual({ kind: 'page', page: 'https://spins.example/a%20b%2F..%2Fc/cabin' });
});

test('V3 an interior address that ends like a picture is shown in place; the picture of the car comes before it', () => {
  const settings = SpinSettings.parse({ interior: 'https://spins.example/{code}/cabin.jpg?w=3000' });
  const byCode = exampleVehicle({ images, spin_code: 'x1' });
  expect(vehicleViews(byCode, settings).interior).toEqual({
    kind: 'picture',
    address: 'https://spins.example/x1/cabin.jpg?w=3000',
  });
  const own = vehicleViews({ ...byCode, spin_interior_image }, settings).interior;
  expect(own).toEqual({ kind: 'picture', address: spin_interior_image });
});

test.each([
  ['no https address', 'http://spins.example/{code}'],
  ['a script', 'javascript:alert({code})'],
  ['no place for the code', 'https://spins.example/view'],
])('V3 a template that is %s is refused with the way out', (_, external_viewer) => {
  const result = SpinSettings.safeParse({ external_viewer });
  expect(result.success).toBe(false);
  expect(JSON.stringify(result.error?.issues)).toContain('{code} stands for the code of the car');
});

test('V3 the settings of a tenant that says nothing', () => {
  expect(plain).toEqual({
    default_view: 'spinner',
    auto_rotate: true,
    sensitivity: 20,
    reversed: false,
    external_viewer: false,
    interior: false,
  });
});
