import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentType } from '../build/publish/content-types.ts';
import { parseHeadersFile } from '../build/publish/headers-file.ts';
import { MANIFEST_FILE } from '../build/publish/manifest.ts';
import { parseRedirectsFile } from '../build/publish/redirects-file.ts';
import { damageWords, releaseDamage } from '../build/publish/release-damage.ts';
import { listReleases, liveRelease, releaseFolders } from '../build/publish/release-folders.ts';
import { ExpectedError } from '../command-line/expected-error.ts';
import { publishAgain } from '../command-line/next-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import type { Tenant } from '../tenant/schema.ts';
import { addressOf, NOT_FOUND_PAGE } from './addresses.ts';
import { awayPage } from './away-page.ts';
import type { DeploySite } from './deploy-site.ts';
import { goneAddresses } from './gone-marks.ts';
import { cacheControlAt } from './site-headers.ts';

/** Files of a release that talk to hosts and are served by none. */
const OF_HOSTS = new Set(['_headers', '_redirects', MANIFEST_FILE]);
export type ReadSite = { site: DeploySite; folder: string; releases: string[] };

/** The settings of a tenant for which its host must reach the backend: forms, and a platform on the site's own host. */
const needsBackend = ({ leads, platform }: Tenant): string[] => [
  ...(leads ? ['leads'] : []),
  ...(platform && platform.url === undefined ? ['platform (without a url)'] : []),
];

/**
 * A published release of a tenant as targets want it: the live one, or the one named. `secret` is the one by which the
 * backend knows its proxies. Throws UsageError when there is no such release, ExpectedError when it is damaged.
 */
export async function readSite(
  tenant: Tenant,
  outFolder: string,
  named: string | undefined,
  secret: string | undefined,
): Promise<ReadSite> {
  const folders = releaseFolders(outFolder, tenant.slug);
  const releases = await listReleases(folders);
  const release = named ?? (await liveRelease(folders));
  if (release === undefined)
    throw new ExpectedError(
      `Nothing has been published as ${tenant.slug} in ${outFolder}. Build it first: ${publishAgain(tenant.slug)}`,
    );
  if (!releases.includes(release))
    throw new UsageError(
      `${tenant.slug} has no release '${release}'. Its releases, oldest first: ${releases.join(', ')}`,
    );
  const folder = path.join(folders.releases, release);
  const { damage, manifest } = await releaseDamage(folder);
  if (!manifest || damage.length > 0)
    throw new ExpectedError(
      `The release ${release} of ${tenant.slug} is damaged, so nothing is sent: ${damageWords(damage)}. ` +
        `Publish it whole with ${publishAgain(tenant.slug)}`,
    );
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8').catch(() => '');
  const headers = parseHeadersFile(await read('_headers'));
  const files = [...manifest.files, ...manifest.kept].filter((file) => !OF_HOSTS.has(file.path));
  const { url } = tenant.deploy.backend;
  return {
    folder,
    releases,
    site: {
      slug: tenant.slug,
      host: new URL(tenant.site.url).host,
      release,
      files: files.map((file) => ({
        ...file,
        contentType: contentType(file.path),
        cacheControl: cacheControlAt(headers, addressOf(file.path)),
      })),
      headers,
      redirects: parseRedirectsFile(await read('_redirects')),
      gone: await goneAddresses(
        folder,
        files.map((file) => file.path),
      ),
      backend: url === '' ? undefined : { origin: url, ...(secret === undefined ? {} : { secret }) },
      away: awayPage(await read(NOT_FOUND_PAGE), tenant.site),
      needsBackend: needsBackend(tenant),
      settings: tenant.deploy,
    },
  };
}
