import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { exampleVehicle } from '../../domain/vehicle/example-vehicle.fixture.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { blockedPhotosRefusals } from './blocked-photos.ts';

const car = (addresses: string[], changes: Partial<Vehicle> = {}): Vehicle =>
  exampleVehicle({ images: addresses.map((url) => ({ url })), ...changes });

const refusalsOf = (vehicles: Vehicle[], settings: object = {}) =>
  blockedPhotosRefusals(vehicles, parseTenant({ ...MINIMAL_TENANT, ...settings }, 'tenant.ts'));

const ELSEWHERE = 'https://img.example/1/1.jpg';

test('A photo of an origin that the policy does not allow is refused with the count and the setting', () => {
  const stock = [car([ELSEWHERE, 'https://img.example/1/2.jpg']), car(['https://img.example/2/1.jpg'])];
  expect(refusalsOf(stock)).toEqual([
    {
      rail: 'origins',
      message:
        "3 photos would not show, because the site's security policy does not allow their origin: 3 of https://img.example, " +
        "such as https://img.example/1/1.jpg. Write images: { origins: ['https://img.example'] } into tenant.ts, or " +
        'photos: { fetch: true } to have the build fetch the photos.',
    },
  ]);
});

test('Origins are told by how many photos they have, and the setting keeps those that it has', () => {
  const stock = [
    car([ELSEWHERE, 'https://b.example/1.jpg', 'https://b.example/2.jpg', 'https://ours.example/1.jpg']),
    car(['https://c.example/1.jpg', 'https://d.example:8443/1.jpg']),
  ];
  const [refusal] = refusalsOf(stock, { images: { origins: ['https://ours.example'] } });
  expect(refusal?.message).toContain(
    "5 photos would not show, because the site's security policy does not allow their origins: 2 of https://b.example, such as https://b.example/1.jpg; 1 of https://img.example",
  );
  expect(refusal?.message).toContain('; and of 1 other origin. ');
  expect(refusal?.message).toContain(
    "origins: ['https://ours.example', 'https://b.example', 'https://img.example', 'https://c.example', 'https://d.example:8443']",
  );
});

test.each<[string, Vehicle, object]>([
  ['of an origin in images.origins', car([ELSEWHERE]), { images: { origins: ['https://img.example'] } }],
  [
    'over http of such an origin',
    car(['http://img.example/1.jpg']),
    { images: { origins: ['https://img.example'] } },
  ],
  ['of the site itself', car(['https://www.example.com.au/photos/1.jpg']), {}],
  ["of the tenant's folder", car(['photos/1.jpg', '/img/car.0123abcd']), {}],
  ['that the build fetches', car([ELSEWHERE], { spin_images: [ELSEWHERE] }), { photos: { fetch: true } }],
  ['by Cloudinary', car([ELSEWHERE]), { images: { host: { kind: 'cloudinary', cloud: 'dealer' } } }],
  ['by imgix', car([ELSEWHERE]), { images: { host: { kind: 'imgix', domain: 'dealer.imgix.net' } } }],
  [
    'by Cloudflare',
    car([ELSEWHERE]),
    { images: { host: { kind: 'cloudflare', origin: 'https://www.example.com' } } },
  ],
])('Photos %s are shown', (_, vehicle, settings) => {
  expect(refusalsOf([vehicle], settings)).toEqual([]);
});

test.each<[string, Vehicle, object]>([
  ['another port', car(['https://img.example:444/1.jpg']), { images: { origins: ['https://img.example'] } }],
  ['a subdomain', car(['https://cdn.img.example/1.jpg']), { images: { origins: ['https://img.example'] } }],
  ['frames of a spin', car([], { spin_images: [ELSEWHERE] }), {}],
  ['a panorama', car([], { spin_interior_image: ELSEWHERE }), {}],
  [
    'frames of a spin, which no host resizes',
    car([], { spin_images: [ELSEWHERE] }),
    { images: { host: { kind: 'cloudinary', cloud: 'dealer' } } },
  ],
  [
    'a panorama that the settings name',
    car([], { spin_code: 'A1' }),
    { photos: { fetch: true }, spin: { interior: 'https://img.example/{code}/cabin.jpg' } },
  ],
])('A picture of a vehicle is refused: %s', (_, vehicle, settings) => {
  expect(refusalsOf([vehicle], settings)).toMatchObject([
    { rail: 'origins', message: expect.stringMatching(/^1 photo would/) },
  ]);
});
