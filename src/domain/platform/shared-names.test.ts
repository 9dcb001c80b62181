import { expect, test } from 'vitest';
import { sharedNameProblem, sharedNames } from './shared-names.ts';

const A = { slug: 'a-cars', url: 'https://www.a-cars.example' };

test.each([
  ['two addresses', { slug: 'b-cars', url: 'https://www.b-cars.example' }, []],
  [
    'one address',
    { ...A, slug: 'b-cars' },
    ['b-cars and a-cars both have the host www.a-cars.example. Give one of them another site.url.'],
  ],
  [
    'one host by another scheme, port, case and dot',
    { slug: 'b-cars', url: 'http://WWW.A-Cars.example.:8080' },
    ['b-cars and a-cars both have the host www.a-cars.example. Give one of them another site.url.'],
  ],
  [
    "another's host on this machine",
    { slug: 'b-cars', url: 'http://a-cars.localhost:4321' },
    ['b-cars and a-cars both have the host a-cars.localhost. Give one of them another site.url.'],
  ],
  ['its own host on this machine', { slug: 'b-cars', url: 'http://b-cars.localhost' }, []],
  [
    'one slug, which tokens are for',
    { slug: 'a-cars', url: 'https://www.b-cars.example' },
    ['Two tenants have the slug a-cars. Give one of them another.'],
  ],
])('R3 a second tenant with %s', (_, second, problems) => {
  expect(sharedNames([A, second]).map(sharedNameProblem)).toEqual(problems);
});
