import { expect, test } from 'vitest';
import { locationTab } from './location-type.ts';
import { LOCATION_TYPES } from './location.ts';

test.each([
  ['', '', 'sales'],
  ['parts', '', 'parts'],
  ['sales', 'Pre-Owned Sales', 'used'],
  ['', 'pre-owned sales and buying', 'used'],
  ['service', 'buying', 'service'],
] as const)('L2 L7 type %j with subtype %j is the tab %s', (location_type, location_subtype, tab) => {
  expect(locationTab({ location_type, location_subtype })).toBe(tab);
});

test.each(LOCATION_TYPES)('L2 the type %s is its own tab', (location_type) => {
  expect(locationTab({ location_type, location_subtype: '' })).toBe(location_type);
});
