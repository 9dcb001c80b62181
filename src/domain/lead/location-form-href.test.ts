import { expect, test } from 'vitest';
import { exampleLocation } from '../location/example-location.fixture.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { locationFormHref } from './location-form-href.ts';

const ALL: LeadFormId[] = ['contact', 'service', 'parts'];

test.each<[string, Parameters<typeof exampleLocation>[0], LeadFormId[], string | undefined]>([
  ['a yard', { location_type: 'sales' }, ALL, '/contact-us/north'],
  ['a place of no type', { location_type: '' }, ALL, '/contact-us/north'],
  ['pre-owned sales', { location_subtype: 'Pre-owned sales' }, ALL, '/contact-us/north'],
  ['a workshop', { location_type: 'service' }, ALL, '/service?location_id=n+1'],
  ['a counter', { location_type: 'parts' }, ALL, '/vehicle-parts-and-accessories?location_id=n+1'],
  ['a workshop without its form', { location_type: 'service' }, ['contact'], '/contact-us/north'],
  ['a yard without forms', { location_type: 'sales' }, ['service'], undefined],
])('L2 %s opens its form', (_, changes, offered, href) => {
  const location = exampleLocation({ id: 'n 1', slug: 'north', ...changes });
  expect(locationFormHref(location, new Set(offered))).toBe(href);
});
