import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { examplePromotion } from '../domain/promotion/example-promotion.fixture.ts';
import { parseTenant } from './parse-tenant.ts';
import type { TenantInput } from './schema.ts';

const FILE = 'tenants/example/tenant.ts';
const parsed = (changes: Partial<TenantInput>) => () => parseTenant({ ...MINIMAL_TENANT, ...changes }, FILE);
const ON: Partial<TenantInput> = {
  account: {},
  leads: { delivery: { destinations: [{ type: 'file', name: 'desk' }] } },
};
const [jack, mug] = examplePromotion().prizes;

test.each<[string, Partial<TenantInput>, string]>([
  ['accounts', { account: false, spin_to_win: examplePromotion() }, 'account: false'],
  [
    'at most 10,000 chances',
    { spin_to_win: { ...examplePromotion(), prizes: [jack!, { ...mug!, in_10000: 9_901 }] } },
    '10001',
  ],
  [
    'an id for each prize',
    { spin_to_win: { ...examplePromotion(), prizes: [jack!, jack!] } },
    "'jack' twice",
  ],
  [
    'each state once',
    { spin_to_win: { ...examplePromotion(), states: [{ state: 'WA' }, { state: 'WA' }] } },
    "'WA' twice",
  ],
  [
    'an end after its beginning',
    { spin_to_win: { ...examplePromotion(), until: '2026-10-01' } },
    '2026-10-01',
  ],
])('A6 a promotion needs %s', (_, changes, found) => {
  expect(parsed({ ...ON, ...changes })).toThrow(found);
  expect(parsed({ ...ON, ...changes })).toThrow('spin_to_win');
});

test('A6 a promotion that lacks terms, days or a permit is no fault: it does not run yet', () => {
  expect(parsed({ ...ON, spin_to_win: { id: 'summer', title: 'Spin to win' } })).not.toThrow();
});
