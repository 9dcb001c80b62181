import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';

const [place] = MINIMAL_TENANT.locations;
const places = (...groups: [group: string, primary: boolean][]) => ({
  ...MINIMAL_TENANT,
  locations: groups.map(([group, primary], at) => ({
    ...place,
    id: `${at}`,
    slug: `place-${at}`,
    group,
    primary,
  })),
});

test('R3 a second main location of a group is refused, by its place', () => {
  expect(() => parseTenant(places(['a', true], ['a', false], ['a', true]), 'tenant.ts')).toThrow(
    /locations\[2\]\.primary[\s\S]*locations\[0\] \(place-0\)/,
  );
});

test.each([
  ['one of each group', places(['a', true], ['b', true])],
  ['none', places(['a', false], ['a', false])],
])('R3 %s is right', (_, tenant) => expect(() => parseTenant(tenant, 'tenant.ts')).not.toThrow());
