import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import type { TenantInput } from '../../tenant/schema.ts';
import { siteShell, type SiteShell } from './site-shell.ts';

const LOOK = {
  themeHref: '/_astro/theme.036.css',
  logoHref: '/logo.svg?v=1',
  navigation: [],
  places: { places: [], all: undefined },
};
const shellOf = (changes: Partial<TenantInput>): SiteShell =>
  siteShell(parseTenant({ ...MINIMAL_TENANT, ...changes }, 'tenants/example/tenant.ts'), LOOK);

test.each([
  ['all', true],
  ['purchasable', true],
  ['off', false],
] as const)('A3 a header with the favourites setting %s leads to them: %s', (favourites, has) => {
  expect(shellOf({ card: { favourites } }).hasFavourites).toBe(has);
});

test.each([true, false])('A3 a page has the tray of comparison when compare is %s', (compare) => {
  expect(shellOf({ card: { compare } }).hasComparison).toBe(compare);
});

test.each([true, false])('S17 the pages of a site keep its stock when offline is %s', (offline) => {
  expect(shellOf({ switches: { offline } }).offline.stock !== undefined).toBe(offline);
});

test.each([
  [false, false],
  [{}, true],
] as const)('R3 a header with the account setting %j leads to it: %s', (account, has) => {
  expect(shellOf({ account }).accountLinks.length > 0).toBe(has);
});

test.each([
  [false, []],
  [{}, ['analytics']],
] as const)('F11 of a site whose analytics are %j visitors are asked about %j', (analytics, consents) => {
  expect(shellOf({ analytics }).consents).toEqual(consents);
});

const FRAME = { name: 'Parley', address: 'https://chat.example.com/?key={token}' };

test.each([
  ['of another company', { provider: FRAME, token: 'key' }, ['chat']],
  ['of another company, without a key', { provider: FRAME }, []],
  ['by a form of the site', { provider: 'message-form', token: 'key' }, []],
] as const)('V15 of a chat %s visitors are asked about %j', (_, chat, consents) => {
  expect(shellOf({ chat }).consents).toEqual(consents);
});

test('the shell of a page is this tenant and its look, and no other part of the settings', () => {
  const shell = shellOf({ slug: 'north' });
  expect(shell).toMatchObject({ slug: 'north', ...LOOK, site: { name: MINIMAL_TENANT.site.name } });
  expect(Object.keys(shell).sort()).toEqual([
    'accountLinks',
    'analytics',
    'calls',
    'consents',
    'frameOrigins',
    'hasComparison',
    'hasFavourites',
    'logoHref',
    'navigation',
    'offline',
    'places',
    'preview',
    'search',
    'site',
    'slug',
    'themeHref',
  ]);
});

test('K a page says who answers its calls, and nothing else of the platform or of the leads', () => {
  expect(shellOf({}).calls).toBeUndefined();
  const platform = { url: 'https://api.example.com', website_id: 'w1' };
  expect(shellOf({ platform }).calls).toEqual({ origin: 'https://api.example.com', websiteId: 'w1' });
});
