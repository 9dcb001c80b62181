import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { exampleLocation } from '../../domain/location/example-location.fixture.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { defaultPages } from './default-pages.ts';

const pagesOf = (changes: Partial<TenantInput> = {}) =>
  defaultPages(parseTenant({ ...MINIMAL_TENANT, ...changes }, 'tenants/example/tenant.ts'));
const textAt = (path: string, changes?: Partial<TenantInput>): string | undefined =>
  pagesOf(changes).find((page) => page.path === path)?.text;

const ALWAYS = ['/about-us', '/contact', '/warranty', '/faqs', '/privacy-policy', '/terms-and-conditions'];
const email = { ...MINIMAL_TENANT.site, email: 'hello@example.com' };
const CREDIT = { credit_provider: 'Headland Credit Pty Ltd', licence: '512345' };

test('P1 a tenant begins with the pages that every dealer has', () => {
  expect(pagesOf().map(({ path }) => path)).toEqual(ALWAYS);
});

test.each<[string, Partial<TenantInput>, string]>([
  [
    '/service',
    { locations: [exampleLocation({ location_type: 'service', slug: 'bay' })] },
    '::hours{location="bay"}',
  ],
  ['/service', { site: email, leads: { forms: ['service'] } }, '::form{name="service"}'],
  [
    '/vehicle-parts-and-accessories',
    { locations: [exampleLocation({ location_type: 'parts', slug: 'counter' })] },
    '::hours{location="counter"}',
  ],
  [
    '/finance',
    { finance: { advertise: CREDIT } },
    'Headland Credit Pty Ltd, Australian credit licence 512345',
  ],
  ['/returns', { content: { returns: {} } }, 'within 14 days of delivery'],
])('P1 P2 a tenant begins with %s only where the settings %j say so', (path, changes, words) => {
  expect(textAt(path)).toBeUndefined();
  expect(textAt(path, changes)).toContain(words);
});

test('P2 the page of returns says the days and kilometres of the settings', () => {
  const text = textAt('/returns', { content: { returns: { days: 7, kilometres: 300 } } });
  expect(text).toContain('title: 7-day returns');
  expect(text).toContain('no more than 300 km');
});

test.each<[string, Partial<TenantInput>, string]>([
  ['no forms', {}, 'This site has no forms.'],
  [
    'forms',
    { site: email, leads: { forms: ['contact'] } },
    'When you send a form, we receive what you enter',
  ],
  ['counted visits', { analytics: {} }, 'We only count visits if you agree.'],
  [
    'figures of computers',
    { switches: { auto_gauge: true } },
    'Computer programs work out how a price compares',
  ],
  ['no favourites', { card: { favourites: 'off' } }, 'Your browser keeps the pages of this site'],
])('P1 the privacy policy of a site with %s says so', (_, changes, words) => {
  expect(textAt('/privacy-policy', changes)).toContain(words);
});

test.each<[string, Partial<TenantInput>]>([
  ['/trade-in', { site: email, leads: { forms: ['trade-in'] }, trade_in: { pages: ['trade-in'] } }],
  ['/returns', { content: { returns: {} } }],
])('P1 the questions lead to %s only where it is', (path, changes) => {
  expect(textAt('/faqs')).not.toContain(path);
  expect(textAt('/faqs', changes)).toContain(path);
});

test('P1 no page names the dealer or a place, so that none is wrong after tenant.ts was changed', () => {
  for (const { text } of pagesOf()) {
    expect(text).not.toContain(MINIMAL_TENANT.site.name);
    for (const { name } of MINIMAL_TENANT.locations) expect(text).not.toContain(name);
  }
});
