import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { withFileLock } from '../../command-line/file-lock.ts';
import { linkOrCopy } from '../../build/publish/place-files.ts';
import { checkTenant } from '../../build/tenants/check-tenant.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { addFetched } from '../../stock/pictures/fetched-list.ts';
import { PICTURE_CACHE } from '../../build/site-folders.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { Tenant } from '../../tenant/schema.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import type { SitePlace } from '../deploy-tenant.ts';
import { archiveError } from './archive-error.ts';
import type { ArchivedFile, ArchiveManifest } from './archive-manifest.ts';
import { projectAt, projectMark } from './export-tenant.ts';
import { ImportPlaces, isThere } from './import-places.ts';
import { readArchive } from './read-archive.ts';
import { IMPORT_LOCK, recoverImports } from './settle-imports.ts';
import { isSource, withProjectAt } from './settings-imports.ts';
import { withSlug } from './with-slug.ts';

export type ImportChoices = {
  /** The name of its folder, where it is not the one it had. */
  as?: string | undefined;
  /** True if a tenant that is there is replaced. */
  isReplaced: boolean;
  environment: Readonly<Record<string, string | undefined>>;
  pictureCache?: string;
};

/** What is told of a tenant that was imported. */
export type Imported = {
  slug: string;
  /** Absolute. */
  folder: string;
  files: number;
  live: string | undefined;
  replaced: boolean;
  variables: { name: string; is_set: boolean }[];
  left_out: string[];
  warnings: string[];
};

/** Caches of the state that hold the same bytes as releases. */
const CACHED = /^(pages\/bodies|share-image-cache)\//;

type Placing = {
  file: string;
  manifest: ArchiveManifest;
  slug: string;
  place: SitePlace;
  places: ImportPlaces;
  bodies: string;
  pictureCache: string;
};

/** Where contents are until they have been checked. */
const WORK = path.join(PROJECT_ROOT, '.forecourt', 'imports');
const LOCK_WAIT_MS = 60_000;
const TAKEN = 'Another import is running in this project. Wait for it to end, then import again.';

/** The text of a settings file as it must be here. */
function settingsText(
  text: string,
  { root, path: name }: ArchivedFile,
  { file, manifest, slug, place }: Placing,
): string {
  const at = root === 'tenant' ? `${slug}/${name}` : name;
  const moved = withProjectAt(text, at, { from: manifest.project_at, to: projectAt(place.tenantsFolder) });
  const isNamed = root === 'tenant' && name === 'tenant.ts' && slug !== manifest.slug;
  return isNamed ? withSlug(moved, manifest.slug, slug, file) : moved;
}

/** Fills the folders beside the tenant's own, and gives the files beside the tenants that are not there yet. */
async function fill(placing: Placing): Promise<{ from: string; to: string }[]> {
  const { manifest, places, place, slug, bodies, pictureCache, file: archive } = placing;
  const shared: { from: string; to: string }[] = [];
  const photos: { path: string; file: string }[] = [];
  for (const file of manifest.files) {
    const body = path.join(bodies, file.sha256);
    if (file.root === 'photos') {
      photos.push({ path: file.path, file: body });
      continue;
    }
    const isShared = file.root === 'shared';
    const folder = file.root === 'shared' ? path.join(bodies, 'shared') : places.fresh(file.root);
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    if ((isShared || file.root === 'tenant') && isSource(file.path))
      await writeFile(target, settingsText(await readFile(body, 'utf8'), file, placing));
    // These are never written to; all others may be, and must not be names of others' bytes.
    else if (file.root === 'releases' || CACHED.test(file.path)) await linkOrCopy(body, target);
    else await copyFile(body, target);
    if (!isShared) continue;
    const to = path.join(place.tenantsFolder, file.path);
    if (!(await isThere(to))) shared.push({ from: target, to });
    else if (digest(await readFile(to)) !== digest(await readFile(target)))
      throw archiveError(
        archive,
        `shared/${file.path}`,
        `${shownPath(to)} as the tenant knew it`,
        'another content',
        {
          wayOut:
            'make the two alike, or import into a folder of tenants of its own (--tenants); it may belong to other tenants here, so it is never replaced',
        },
      );
  }
  // Whatever becomes of the import, they are what was fetched from their addresses.
  const stateFolder = places.fresh('state');
  await addFetched({ stateFolder, tenantFolder: path.join(place.tenantsFolder, slug) }, pictureCache, photos);
  return shared;
}

const digest = (body: Buffer): string => createHash('sha256').update(body).digest('hex');

async function projectWarnings({ project }: ArchiveManifest): Promise<string[]> {
  const here = await projectMark();
  if (project.version === here.version && project.code === here.code) return [];
  return [
    `The archive was written by other code (version ${project.version}; here it is ${here.version}): the next build may look different.`,
  ];
}

/**
 * Puts a tenant that was exported where it was not (spec O6). Everything is checked, and written beside, before anything is
 * turned: a tenant that is there is there whole, the old or the new one. Throws TenantError for an archive or settings
 * that cannot be used, UsageError for a tenant that is there already.
 */
export async function importTenant(
  file: string,
  place: SitePlace,
  choices: ImportChoices,
): Promise<Imported> {
  if (choices.as !== undefined && !Tenant.shape.slug.safeParse(choices.as).success)
    throw new UsageError(
      `'${choices.as}' cannot be a slug: write small letters, digits and single hyphens, as in my-cars.`,
    );
  return withFileLock(IMPORT_LOCK, { waitMs: LOCK_WAIT_MS, taken: TAKEN }, async () => {
    const bodies = path.join(WORK, 'bodies');
    await rm(bodies, { recursive: true, force: true });
    await mkdir(bodies);
    try {
      const manifest = await readArchive(file, bodies);
      const slug = choices.as ?? manifest.slug;
      const places = new ImportPlaces(slug, place);
      const { pictureCache = PICTURE_CACHE } = choices;
      return await placeTenant({ file, manifest, slug, place, places, bodies, pictureCache }, choices);
    } finally {
      await rm(bodies, { recursive: true, force: true });
    }
  });
}

async function placeTenant(placing: Placing, { isReplaced, environment }: ImportChoices): Promise<Imported> {
  const { manifest, slug, place, places } = placing;
  await recoverImports(place.tenantsFolder);
  const present = await places.present();
  const [first] = present;
  if (first !== undefined && !isReplaced)
    throw new UsageError(
      `${shownPath(places.place(first))} is there already and stays as it is. Name another folder with --as, or replace ${slug} ` +
        'with all it remembers and its releases with --replace.',
    );
  const work = async (): Promise<Imported> => {
    await places.begin();
    try {
      const shared = await fill(placing);
      const added = shared.map(({ to }) => to);
      await places.turn(manifest.live, added, async () => {
        for (const { from, to } of shared) await placeWhole(from, to);
        await checkTenant(slug, place.tenantsFolder);
      });
    } finally {
      await places.recover();
    }
    return {
      slug,
      folder: places.place('tenant'),
      files: manifest.files.length,
      live: manifest.live,
      replaced: first !== undefined,
      variables: manifest.variables.map((name) => ({ name, is_set: Boolean(environment[name]) })),
      left_out: manifest.left_out,
      warnings: await projectWarnings(manifest),
    };
  };
  const taken = `A build of ${slug} is running. Wait for it to end, then import again.`;
  const lock = path.join(places.place('state'), 'build.lock');
  return present.includes('state') ? withFileLock(lock, { waitMs: 0, taken }, work) : work();
}

async function placeWhole(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  await writeWhole(to, await readFile(from));
}
