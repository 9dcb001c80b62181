import { expect, test } from 'vitest';
import { directionsHref } from './directions.ts';

const address = { street: '1 Pier & Bay Rd', city: 'Hobart', state: 'TAS', postcode: '7000' } as const;

test('L5 directions lead to the place itself where the tenant names its map page', () => {
  const location = { name: 'Yard', address: { ...address, place_url: 'https://maps.example/yard' } };
  expect(directionsHref(location)).toBe('https://maps.example/yard');
});

test('L5 directions otherwise carry the name and address, escaped', () => {
  const href = directionsHref({ name: 'Yard', address });
  expect(new URL(href).searchParams.get('destination')).toBe('Yard, 1 Pier & Bay Rd, Hobart TAS 7000');
});
