import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificateFiles, readCertificate } from '../../src/build/compliance/certificate-files.ts';
import { liveRelease, releaseFolders } from '../../src/build/publish/release-folders.ts';
import { cataloguePaths } from '../../src/domain/reach/catalogue-files.ts';
import { loadTenant } from '../../src/tenant/load-tenant.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from './read-page.ts';

const dealers = readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));

/** Files of every dealer that programs read, and that advertise. */
const FOR_PROGRAMS = [
  ...['/blog/feed.xml', '/inventory.json', '/llms.txt'],
  ...['arrivals', 'price-drops'].flatMap((feed) => [`/feeds/${feed}.xml`, `/feeds/${feed}.atom`]),
];

describe.each(dealers)('P3 %s', (slug) => {
  test('was held against every rule of law before it was published, and found only prices without a total', async () => {
    const release = (await liveRelease(releaseFolders(path.resolve(DEMO_SITES), slug))) ?? 'none';
    const certificate = await readCertificate(certificateFiles(DEMO_SITES, slug), release);
    expect(certificate?.release).toBe(release);
    const found = certificate?.rules.filter(({ findings }) => findings.length > 0) ?? [];
    expect(found.map(({ id }) => id)).toEqual(['total-price']);
    // Of each such vehicle once: the ones whose own page says so.
    const without = pageAddresses(DEMO_SITES, slug)
      .filter(isVehicleAddress)
      .map((address) => readPage(DEMO_SITES, slug, address))
      .filter(
        (page) =>
          page.has('[aria-label=Summary]') &&
          page.text('[aria-label=Summary]').includes('Excl. government charges'),
      );
    expect(found[0]?.findings).toHaveLength(without.length);
    const { reach } = (await loadTenant(slug, 'tenants')).tenant;
    expect(certificate?.pages.map(({ address }) => address).toSorted()).toEqual(
      [
        ...pageAddresses(DEMO_SITES, slug),
        ...FOR_PROGRAMS,
        ...cataloguePaths(reach).map((catalogue) => catalogue.path),
      ].toSorted(),
    );
    const priced = certificate?.pages.filter(({ address, prices }) =>
      prices.some(({ of }) => of === address),
    );
    expect(priced?.length).toBeGreaterThan(20);
  });
});
