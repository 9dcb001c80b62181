import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readSnapshot } from '../../domain/vehicle/snapshot.ts';
import { blockedPhotosRefusals } from '../../stock/rails/blocked-photos.ts';
import { snapshotFile } from '../../stock/write-snapshot.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { publishAgain } from '../../command-line/next-command.ts';
import type { CertificateText } from '../../domain/compliance/certificate.ts';
import { localTime } from '../../domain/location/local-time.ts';
import { readHistory } from '../../stock/history/history-file.ts';
import { readLastGood } from '../../stock/history/last-good.ts';
import { provenWasPrices } from '../../stock/history/proven-was-prices.ts';
import { placeholderLines } from '../../tenant/placeholders.ts';
import { readManifest } from '../publish/manifest.ts';
import { liveRelease, releaseFolders } from '../publish/release-folders.ts';
import { siteFolders } from '../site-folders.ts';
import { checkTenant } from '../tenants/check-tenant.ts';
import { certificateFiles, keepCertificate } from './certificate-files.ts';
import { checkRelease } from './check-release.ts';

/**
 * Checks the live site of a tenant as of `now` and keeps the certificate; `page` is the file for people, `blocked` says
 * which photos its pages name that the security policy of its settings keeps from loading (spec D8), and `placeholders`
 * which examples of a new tenant it still has, a sentence each. Throws ExpectedError where nothing is published, and
 * TenantError for settings that cannot be read.
 */
export async function checkPublished(
  slug: string,
  tenantsFolder: string,
  outFolder: string,
  now: Date,
): Promise<{ certificate: CertificateText; page: string; blocked: string[]; placeholders: string[] }> {
  const { tenant } = await checkTenant(slug, tenantsFolder, { ownFeed: false });
  const releases = releaseFolders(outFolder, slug);
  const live = await liveRelease(releases);
  const siteFolder = path.join(releases.releases, live ?? '');
  const manifest = live === undefined ? undefined : await readManifest(siteFolder);
  if (live === undefined || !manifest)
    throw new ExpectedError(
      `${slug} is not published in ${outFolder}. Build it first: ${publishAgain(slug)}`,
    );
  const { state: stateFolder } = siteFolders(tenantsFolder, outFolder, slug);
  const { figures } = await readLastGood(stateFolder, live);
  const day = localTime(now, tenant.site.time_zone).day;
  const { histories } = await readHistory(stateFolder, live, day);
  const { vehicles, pictures } = readSnapshot(snapshotFile(stateFolder), (file) =>
    readFileSync(file, 'utf8'),
  );
  const certificate = await checkRelease({
    tenant,
    release: live,
    siteFolder,
    stateFolder,
    files: manifest.files,
    day,
    provenWas: provenWasPrices(figures?.vehicles ?? [], histories, [], day),
    pictures,
  });
  const files = certificateFiles(outFolder, slug);
  await keepCertificate(files, certificate);
  // What the build fetched has an address of the site itself by now.
  const asLinked = { ...tenant, photos: { ...tenant.photos, fetch: false } };
  const blocked = blockedPhotosRefusals(vehicles, asLinked).map(({ message }) => message);
  return { certificate, page: files.page, blocked, placeholders: placeholderLines(tenant) };
}
