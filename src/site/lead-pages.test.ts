import { expect, test } from 'vitest';
import { examplePage } from '../domain/content/example-text.fixture.ts';
import type { TenantInput } from '../tenant/schema.ts';
import { exampleSite } from './example-site.fixture.ts';

const PERSONAL = '/personalised/finance';
const BLOCKS = [{ block: 'action' as const, label: 'See', href: '/', text: '' }];
const tenant: Partial<TenantInput> = {
  leads: { delivery: { destinations: [{ type: 'file', name: 'desk' }] } },
  account: {},
  switches: { finance: true },
  finance: {
    advertise: { credit_provider: 'Credit Pty Ltd', licence: '999000' },
    score_bands: [{ name: 'Good', rate: 7.49 }],
  },
};
const KINDS = ['plain', 'personalised', 'valuation'] as const;

/** The addresses of forms by their kind, those with blocks of the dealer's and those without. */
function addresses(texts: Parameters<typeof examplePage>[]) {
  const { leads } = exampleSite({ tenant, texts: texts.map((text) => examplePage(...text)) });
  return KINDS.map((kind) =>
    [true, false].map((illustrated) => leads.pages(kind, { illustrated }).map(({ route }) => route.path)),
  );
}

test.each([
  ['/service', 0],
  [PERSONAL, 1],
  ['/trade-in', 2],
])('P1 F8 C12 blocks above the form at %s make it a page with their style, and no other', (path, kind) => {
  const plain = addresses([]);
  const bare = addresses([[path]]);
  const illustrated = addresses([[path, { blocks: BLOCKS }]]);
  expect(plain[kind]![1]).toContain(path);
  // Words alone need no style of blocks.
  expect(bare).toEqual(plain);
  expect(illustrated[kind]![0]).toEqual([path]);
  expect(illustrated.flat(2).toSorted()).toEqual(plain.flat(2).toSorted());
});

test("P1 the dealer's text gives the page of a form its heading", () => {
  const site = exampleSite({ tenant, texts: [examplePage('/finance', { title: 'Borrow for a car' })] });
  const titles = site.leads
    .pages('plain', { illustrated: false })
    .map(({ route }) => [route.path, site.leads.plan(route).title]);
  expect(Object.fromEntries(titles)).toMatchObject({
    '/finance': 'Borrow for a car',
    '/apply-for-finance': 'Apply for Finance',
  });
});
