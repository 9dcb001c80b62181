import { describe, expect, test } from 'vitest';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { MINIMAL_TENANT } from '../../../tests/minimal-tenant.ts';
import { parseRedirectsFile, redirectFor, redirectsFile, siteRedirects } from './redirects-file.ts';

const tenantWith = (route: 'our-location' | 'locations') =>
  parseTenant({ ...MINIMAL_TENANT, location: { route } }, 'tenant.ts');

test('a written file reads back as the same redirects', () => {
  const redirects = siteRedirects(tenantWith('our-location'));
  expect(redirects.length).toBeGreaterThan(0);
  expect(parseRedirectsFile(redirectsFile(redirects))).toEqual(redirects);
});

test.each([
  ['our-location', '/locations/penrith', '/our-location/penrith'],
  ['our-location', '/locations', '/our-location'],
  ['locations', '/our-location/penrith', '/locations/penrith'],
] as const)('L4 a site with %s sends %s to %s', (route, from, to) => {
  const redirects = siteRedirects(tenantWith(route));
  expect(redirectFor(redirects, from)?.to).toBe(to);
  expect(redirectFor(redirects, to)).toBeUndefined();
});

test.each([
  ['/search/used-cars/page/2', '/search/used-cars'],
  ['/search/alder/brook/page/14', '/search/alder/brook'],
  ['/search/used-cars', undefined],
  ['/search/used-cars/more/first', undefined],
  ['/search/alder/brook/more/2021-alder-brook-v1', undefined],
  ['/blog/page/2', undefined],
])('S1 %s leads to %s', (from, to) => {
  const redirects = parseRedirectsFile(redirectsFile(siteRedirects(tenantWith('our-location'))));
  expect(redirectFor(redirects, from)?.to).toBe(to);
});

describe('F9 the checkout of a vehicle', () => {
  const tenant = parseTenant(
    {
      ...MINIMAL_TENANT,
      leads: {},
      switches: { reserve: true },
      payment: { type: 'demo' },
      vehicle_page: { actions: ['reserve'] },
      site: { ...MINIMAL_TENANT.site, email: 'sales@example.com.au' },
    },
    'tenant.ts',
  );
  const redirects = parseRedirectsFile(redirectsFile(siteRedirects(tenant)));

  test.each([
    ['/cars/2021-alder-brook/checkout', '/checkout'],
    ['/cars/2021-alder-brook/buy-online', undefined],
    ['/cars//checkout', undefined],
    ['/cars/2021-alder-brook', undefined],
    ['/cars/a/b/checkout', undefined],
  ])('%s shows %s', (from, to) => {
    const found = redirectFor(redirects, from);
    expect(found?.to).toBe(to);
    if (found) expect(found.status).toBe(200);
  });
});
