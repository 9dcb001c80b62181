import { expect, test } from 'vitest';
import { FIXTURE_TENANTS } from '../built-sites.ts';
import { compareWhole } from '../whole-sites.ts';

test('sites built one after the other in one process, in either order, are those of a whole build by Astro, to the byte', async () => {
  const slugs = ['everything', 'plain'];
  const now = '2026-11-21T03:00:00.000Z';
  const sites = await compareWhole({ tenantsFolder: FIXTURE_TENANTS, slugs, now });
  expect(sites.map(({ slug, builtAfter }) => [...builtAfter, slug])).toEqual([
    ['everything'],
    ['everything', 'plain'],
    ['plain'],
    ['plain', 'everything'],
  ]);
  for (const { slug, builtAfter, files, ...differences } of sites) {
    expect(differences, `${slug} after ${builtAfter}`).toEqual({
      onlyBefore: [],
      onlyAfter: [],
      changed: [],
    });
    expect(files, slug).toBeGreaterThan(50);
  }
}, 300_000);
