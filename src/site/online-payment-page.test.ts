import { expect, test } from 'vitest';
import type { TenantInput } from '../tenant/schema.ts';
import { exampleSite } from './example-site.fixture.ts';

const ON: Partial<TenantInput> = {
  leads: {},
  payment: { type: 'demo' },
  online_payment: { note: 'Never by bank transfer.' },
  site: {
    name: 'Example Cars',
    url: 'https://www.example.com.au',
    licence: { number: 'MD012345' },
    email: 'sales@example.com.au',
  },
};

test('A6 R3 a site has the page where its dealer asks for payments, and no page of it elsewhere', () => {
  const paths = (tenant: Partial<TenantInput>) =>
    exampleSite({ tenant })
      .onlinePayment.pages()
      .map(({ path }) => path);
  expect(paths(ON)).toEqual(['/online-payment']);
  expect(paths({})).toEqual([]);
  expect(paths({ ...ON, online_payment: false })).toEqual([]);
});

test('A6 the page says who is paid, with the licence, and what the dealer adds', () => {
  expect(exampleSite({ tenant: ON }).onlinePayment.plan()).toMatchObject({
    seller: 'Example Cars',
    licence: { number: 'MD012345' },
    note: 'Never by bank transfer.',
    hasAccounts: false,
  });
});
