import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import type { TenantInput } from '../tenant/schema.ts';
import { ownFinance } from './own-finance.ts';

const FINANCE = {
  advertise: { credit_provider: 'Credit Pty Ltd', licence: '999000' },
  score_bands: [{ name: 'Good', rate: 7.49 }],
  choices: { term: { min: 2, max: 4, start: 3 } },
};
const PERSONAL = { form: 'finance-enquiry', path: '/personalised/finance' } as const;
const ENQUIRY = { form: 'finance-enquiry', path: '/finance-enquiry' } as const;
const planOf = (route: Parameters<typeof ownFinance>[1], changes: Partial<TenantInput> = {}) =>
  ownFinance(
    parseTenant(
      { ...MINIMAL_TENANT, account: {}, finance: FINANCE, ...changes } as TenantInput,
      'tenants/example/tenant.ts',
    ),
    route,
  );

test('C12 the finance page of one vehicle has the bands and terms of the dealer, and how long a choice is kept', () => {
  expect(planOf(PERSONAL, { account: { credit_days: 30 } })?.choice).toMatchObject({
    bands: ['Good'],
    terms: [2, 3, 4],
    days: 30,
    credit: expect.stringContaining('Australian credit licence 999000') as string,
  });
});

test.each([
  ['another finance page', ENQUIRY, {}],
  ['a dealer without bands', PERSONAL, { finance: { ...FINANCE, score_bands: [] } }],
  ['a dealer who may not advertise credit', PERSONAL, { finance: { ...FINANCE, advertise: false } }],
] as const)('C12 %s lists what was asked, and has no choice', (_, route, changes) => {
  expect(planOf(route, changes as Partial<TenantInput>)).toEqual({ choice: undefined });
});

test.each([
  ['a form about something else', { form: 'contact', path: '/contact' } as const, {}],
  ['a dealer at whom nobody signs in', PERSONAL, { account: false }],
  ['a dealer without finance', PERSONAL, { switches: { finance: false } }],
] as const)('C12 %s has nothing of it', (_, route, changes) => {
  expect(planOf(route, changes as Partial<TenantInput>)).toBeUndefined();
});
