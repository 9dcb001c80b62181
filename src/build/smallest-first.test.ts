import { expect, test } from 'vitest';
import { FIXTURE_TENANTS } from '../../tests/built-sites.ts';
import { smallestFirst } from './smallest-first.ts';

test('the tenant with the smallest feed comes first, after those whose settings cannot be used', async () => {
  const sorted = await smallestFirst(['everything', 'plain', 'nobody'], FIXTURE_TENANTS);
  expect(sorted).toEqual(['nobody', 'plain', 'everything']);
});
