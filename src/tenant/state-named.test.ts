import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from './parse-tenant.ts';

test.each([
  ['New South Wales', 'NSW'],
  ['victoria', 'VIC'],
  ['Queensland', 'QLD'],
  ['Australian Capital Territory', 'ACT'],
])('R3 the state %s is answered with its code %s', (state, code) => {
  const [place] = MINIMAL_TENANT.locations;
  const locations = [{ ...place, address: { ...place!.address, state } }];
  expect(() => parseTenant({ ...MINIMAL_TENANT, locations }, 'tenant.ts')).toThrow(`write '${code}'`);
});
