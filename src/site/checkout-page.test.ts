import { expect, test } from 'vitest';
import type { TenantInput } from '../tenant/schema.ts';
import { exampleSite } from './example-site.fixture.ts';

const ON: Partial<TenantInput> = {
  leads: {},
  switches: { reserve: true },
  payment: { type: 'demo' },
  vehicle_page: { actions: ['reserve'] },
  site: {
    name: 'Example Cars',
    url: 'https://www.example.com.au',
    licence: { number: 'MD012345' },
    email: 'sales@example.com.au',
  },
};

test.each([
  ['reserves', {}, ['/checkout']],
  ['sells', { switches: { reserve: true, buy_online: true } }, ['/checkout-journey']],
  ['does not reserve', { switches: { reserve: false } }, []],
  ['has nobody who takes payments', { payment: false }, []],
] as const)('F9 R3 one page for all vehicles of a dealer who %s online', (_, changes, paths) => {
  const site = exampleSite({ tenant: { ...ON, ...changes } as Partial<TenantInput> });
  expect(site.checkout.pages().map(({ path }) => path)).toEqual(paths);
  // It is more than a form, and has no second page as one.
  expect(site.leads.pages().filter(({ route }) => route.path.startsWith('/checkout'))).toEqual([]);
});

test('F9 the page tells the fee, its terms and who sells before anything is paid', () => {
  const plan = exampleSite({ tenant: { ...ON, reserve: { fee: 150, hold_hours: 72 } } }).checkout.plan();
  expect(plan).toMatchObject({ fee: '$150', seller: 'Example Cars', licence: { number: 'MD012345' } });
  expect(plan.form.submit).toBe('Reserve and pay $150');
  expect(plan.feeTerms[0]).toBe('No one else can reserve or buy the vehicle for 3 days.');
  expect(exampleSite({ tenant: { ...ON, reserve: { fee: 0 } } }).checkout.plan().form.submit).toBe('Reserve');
});

test('F9 another fee is another page', () => {
  const [a, b] = [200, 300].map(
    (fee) => exampleSite({ tenant: { ...ON, reserve: { fee } } }).checkout.pages()[0]!.key,
  );
  expect(a).not.toBe(b);
});
