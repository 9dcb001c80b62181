import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { deadSwitches } from './between-settings.ts';
import { parseTenant } from './parse-tenant.ts';

const parsed = (changes: object) => parseTenant({ ...MINIMAL_TENANT, ...changes }, 'tenant.ts');
const LEADS = { leads: {}, site: { ...MINIMAL_TENANT.site, email: 'hello@example.com.au' } };

test('V15 a site that could not take a reservation says why, and how it can', () => {
  const [nobody] = deadSwitches(parsed({ switches: { reserve: true }, ...LEADS }));
  expect(nobody).toContain('nobody takes its fee of $200');
  expect(nobody).toContain("'Enquire Now' stands first");
  expect(nobody).toContain('write reserve.fee: 0');
  expect(deadSwitches(parsed({ switches: { reserve: true }, leads: false }))[0]).toContain(
    'nobody takes its leads',
  );
});

test('V15 a site that can, or that does not want to, says nothing', () => {
  expect(deadSwitches(parsed({ switches: { reserve: true }, reserve: { fee: 0 }, ...LEADS }))).toEqual([]);
  expect(deadSwitches(parsed({}))).toEqual([]);
});
