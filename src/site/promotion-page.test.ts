import { expect, test } from 'vitest';
import { examplePromotion } from '../domain/promotion/example-promotion.fixture.ts';
import type { TenantInput } from '../tenant/schema.ts';
import { exampleSite } from './example-site.fixture.ts';

const ON: Partial<TenantInput> = {
  account: {},
  leads: { delivery: { destinations: [{ type: 'file', name: 'desk' }] } },
};
const built = (changes: Parameters<typeof examplePromotion>[0] = {}, today = '2026-11-21') => {
  const site = exampleSite({ tenant: { ...ON, spin_to_win: examplePromotion(changes) }, today });
  return {
    pages: site.promotion.pages().map(({ path }) => path),
    links: site.shell.accountLinks.map(({ href }) => href),
  };
};

test('A6 a promotion that runs has its page, and a link in the menu after what is looked at most', () => {
  expect(built()).toEqual({ pages: ['/spin-to-win'], links: ['/account', '/spin-to-win'] });
});

test.each([
  ['its terms are missing', { terms: '' }, '2026-11-21'],
  ['a permit is missing', { states: [{ state: 'NSW' as const }] }, '2026-11-21'],
  ['its days are missing', { until: '' }, '2026-11-21'],
  ['it has not begun', {}, '2026-10-31'],
  ['it is over', {}, '2026-12-01'],
])('A6 R3 there is no page and no link where %s', (_, changes, today) => {
  expect(built(changes, today)).toEqual({ pages: [], links: ['/account'] });
});

test('A6 R3 nor where there is no setting', () => {
  const site = exampleSite({ tenant: ON });
  expect(site.promotion.pages()).toEqual([]);
  expect(site.shell.accountLinks.map(({ href }) => href)).toEqual(['/account']);
});
