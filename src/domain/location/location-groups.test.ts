import { expect, test } from 'vitest';
import { exampleLocation } from './example-location.fixture.ts';
import { groupLocations } from './location-groups.ts';

const sales = exampleLocation({ id: '1', name: 'Parramatta', slug: 'parramatta', location_type: '' });
const parts = exampleLocation({ id: '2', name: 'Parramatta Parts', slug: 'parts', location_type: 'parts' });
const service = exampleLocation({
  id: '3',
  name: 'Parramatta Service',
  slug: 'service',
  location_type: 'service',
});
const dubbo = exampleLocation({
  id: '4',
  name: 'Dubbo',
  slug: 'dubbo',
  group: 'dubbo',
  address: { street: '1 Saint-Étienne Street', city: 'Dubbo', state: 'NSW', postcode: '2830' },
});
const hidden = exampleLocation({ id: '5', group: 'hidden', visible: false });

test('L1 L2 a yard is one block with its tabs in order; hidden locations have none', () => {
  const groups = groupLocations([parts, service, dubbo, hidden, sales]);
  expect(groups.map(({ group, name, slug }) => [group, name, slug])).toEqual([
    ['parramatta', 'Parramatta', 'parramatta'],
    ['dubbo', 'Dubbo', 'dubbo'],
  ]);
  expect(groups[0]?.tabs.map(({ type }) => type)).toEqual(['sales', 'service', 'parts']);
});

test('L2 the primary location names its group', () => {
  const [group] = groupLocations([sales, { ...service, primary: true }]);
  expect(group?.slug).toBe('service');
});
