import { expect, test } from 'vitest';
import { MINIMAL_TENANT } from '../../tests/minimal-tenant.ts';
import { parseTenant } from '../tenant/parse-tenant.ts';
import { atPreviewAddress } from './at-preview-address.ts';

const tenant = parseTenant(MINIMAL_TENANT, 'tenants/example/tenant.ts');

test.each([
  [undefined, `http://${tenant.slug}.localhost:4321`],
  ['https://preview.example.net', 'https://preview.example.net'],
])('P1 a preview shown at %j is at %s, and the settings stay', (origin, url) => {
  const previewed = atPreviewAddress(tenant, origin);
  expect(previewed.site.url).toBe(url);
  expect({ ...previewed, site: { ...previewed.site, url: tenant.site.url } }).toEqual(tenant);
});
