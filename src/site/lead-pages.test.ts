import { expect, test } from 'vitest';
import { examplePage } from '../domain/content/example-text.fixture.ts';
import type { TenantInput } from '../tenant/schema.ts';
import { exampleSite } from './example-site.fixture.ts';

const tenant: Partial<TenantInput> = {
  leads: { delivery: { destinations: [{ type: 'file', name: 'desk' }] } },
  account: {},
  switches: { finance: true },
  finance: {
    advertise: { credit_provider: 'Credit Pty Ltd', licence: '999000' },
    score_bands: [{ name: 'Good', rate: 7.49 }],
  },
};
test("P1 the dealer's text gives the page of a form its heading", () => {
  const site = exampleSite({ tenant, texts: [examplePage('/finance', { title: 'Borrow for a car' })] });
  const titles = site.leads.pages().map(({ route }) => [route.path, site.leads.plan(route).title]);
  expect(Object.fromEntries(titles)).toMatchObject({
    '/finance': 'Borrow for a car',
    '/apply-for-finance': 'Apply for Finance',
  });
});
