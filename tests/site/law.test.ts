import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { certificateFiles, readCertificate } from '../../src/build/compliance/certificate-files.ts';
import { liveRelease, releaseFolders } from '../../src/build/publish/release-folders.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { pageAddresses } from './read-page.ts';

const dealers = readdirSync(DEMO_SITES).filter((name) => !name.startsWith('.') && !name.endsWith('.json'));

describe.each(dealers)('P3 %s', (slug) => {
  test('was held against every rule of law before it was published, and none found anything', async () => {
    const release = (await liveRelease(releaseFolders(path.resolve(DEMO_SITES), slug))) ?? 'none';
    const certificate = await readCertificate(certificateFiles(DEMO_SITES, slug), release);
    expect(certificate?.release).toBe(release);
    expect(certificate?.rules.flatMap(({ findings }) => findings)).toEqual([]);
    expect(certificate?.pages.map(({ address }) => address).toSorted()).toEqual(
      [...pageAddresses(DEMO_SITES, slug), '/blog/feed.xml', '/inventory.json', '/llms.txt'].toSorted(),
    );
    const priced = certificate?.pages.filter(({ address, prices }) =>
      prices.some(({ of }) => of === address),
    );
    expect(priced?.length).toBeGreaterThan(20);
  });
});
