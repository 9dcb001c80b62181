import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../../command-line/file-lock.ts';
import { codeDigests } from '../../build/processes/code-digest.ts';
import { checkTenant } from '../../build/tenants/check-tenant.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { fetchedFiles } from '../../stock/pictures/fetched-list.ts';
import { PICTURE_CACHE } from '../../build/site-folders.ts';
import { isWebAddress } from '../../stock/feed/feed-source.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { fileDigests, localRoots } from '../state/local-files.ts';
import { ARCHIVE_VERSION, type ArchivedFile, type ArchiveManifest } from './archive-manifest.ts';
import { exportedFiles } from './exported-files.ts';
import { neededVariables } from './needed-variables.ts';
import { writeArchive } from './write-archive.ts';

/** What is told of an archive that was written. */
export type Exported = {
  slug: string;
  /** Absolute. */
  file: string;
  files: number;
  bytes: number;
  /** The release that is live; undefined where none is. */
  live: string | undefined;
  variables: string[];
  left_out: string[];
};

const NEVER_THERE = [
  'leads, accounts and whatever else the backend keeps: `npm run backend -- backup` has those',
  'secrets: set the variables that the settings name where the tenant goes',
];

/** The version that package.json gives the project, and a digest of its code. */
export async function projectMark(): Promise<ArchiveManifest['project']> {
  const text = await readFile(path.join(PROJECT_ROOT, 'package.json'), 'utf8');
  const { version = '' } = JSON.parse(text) as { version?: string };
  return { version, code: codeDigests().all };
}

/** The project as settings see it from the folder of the tenants. */
export const projectAt = (tenantsFolder: string): string =>
  path.relative(tenantsFolder, PROJECT_ROOT).split(path.sep).join('/');

function strayFeeds({ feed, further_feeds }: Tenant, tenantFolder: string): string[] {
  const sources = [feed.source, ...further_feeds.map((secondary) => secondary.feed.source)];
  return sources
    .filter((source) => !isWebAddress(source))
    .filter((source) => path.relative(tenantFolder, path.resolve(tenantFolder, source)).startsWith('..'))
    .map((source) => `the feed ${source}, which lies outside the tenant's folder: copy it yourself`);
}

type FetchedPhotos = Awaited<ReturnType<typeof fetchedFiles>>;

export type ExportChoices = {
  /** The file to write, absolute. */
  to: string;
  /** True if every release is taken that a rollback can go back to. */
  releases: boolean;
  /** True if the photos of the web are taken that builds have fetched; unless it is said they are. */
  photos?: boolean;
  pictureCache?: string;
};

const AGAIN = 'fetched again, photos.most_new of them a build, and pages differ until then';

function photosLeft(tenant: Tenant, { files, missing }: FetchedPhotos, isTaken: boolean): string[] {
  if (!tenant.photos.fetch) return [];
  if (!isTaken)
    return [`${files.length + missing} photos of the web, as --no-photos says: they are ${AGAIN}`];
  if (missing > 0)
    return [`${missing} photos of the web that the cache of pictures has lost: they are ${AGAIN}`];
  if (files.length > 0) return [];
  return [`photos of the web: no build of this code has fetched any. They are ${AGAIN}`];
}

/**
 * Writes a tenant with all that its next build needs into one file (spec O6). Nothing builds the tenant meanwhile. Throws
 * TenantError for a tenant that cannot be built, UsageError where the file is there already, ExpectedError for what no archive holds.
 */
export async function exportTenant(
  slug: string,
  place: SitePlace,
  { to, releases, photos = true, pictureCache = PICTURE_CACHE }: ExportChoices,
): Promise<Exported> {
  const { tenant, folder, preset } = await checkTenant(slug, place.tenantsFolder);
  const isThere = await stat(to).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new UsageError(
      `${shownPath(to)} is there already and stays as it is. Name another file with --to.`,
    );
  const roots = localRoots(slug, place);
  const work = async (): Promise<Exported> => {
    const found = await exportedFiles(folder, place.tenantsFolder, roots, {
      all: releases,
      preset: preset?.file,
    });
    const fetched = await fetchedFiles(roots.state, pictureCache);
    if (photos) found.files.push(...fetched.files.map((each) => ({ root: 'photos' as const, ...each })));
    const digestOf = fileDigests();
    const files: ArchivedFile[] = [];
    for (const { root, path: name, file } of found.files)
      files.push({ root, path: name, sha256: await digestOf(file), bytes: (await stat(file)).size });
    const left_out = [
      ...NEVER_THERE,
      ...found.hidden.map((file) => `${file}: its name begins with a dot`),
      ...strayFeeds(tenant, folder),
      ...photosLeft(tenant, fetched, photos),
    ];
    const manifest: ArchiveManifest = {
      format: 'forecourt-tenant',
      version: ARCHIVE_VERSION,
      project: await projectMark(),
      slug,
      project_at: projectAt(place.tenantsFolder),
      ...(found.live !== undefined && { live: found.live }),
      variables: neededVariables(tenant),
      left_out,
      files,
    };
    await writeArchive(to, { manifest, sources: found.files.map(({ file }) => file) });
    const { size } = await stat(to);
    const { variables, live } = manifest;
    return { slug, file: to, files: files.length, bytes: size, live, variables, left_out };
  };
  const isBuilt = await stat(roots.state).catch(() => undefined);
  const taken = `A build of ${slug} is running. Wait for it to end, then export again.`;
  return isBuilt ? withFileLock(path.join(roots.state, 'build.lock'), { waitMs: 0, taken }, work) : work();
}
