import { expect, test } from 'vitest';
import { FIXTURE_TENANTS } from '../built-sites.ts';
import { compareWhole } from '../whole-sites.ts';

// All demo dealers so: npm run bench:whole-sites
test('pages of code compiled once for all sites are those of a whole build by Astro, to the byte', async () => {
  const slugs = ['everything', 'plain'];
  const now = '2026-11-21T03:00:00.000Z';
  const sites = await compareWhole({ tenantsFolder: FIXTURE_TENANTS, slugs, now });
  for (const { slug, files, ...differences } of sites) {
    expect(differences, slug).toEqual({ onlyBefore: [], onlyAfter: [], changed: [] });
    expect(files, slug).toBeGreaterThan(50);
  }
}, 300_000);
