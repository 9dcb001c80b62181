import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanInterrupted, cleanOldReleases, removeRelease } from './clean-releases.ts';
import { withFileLock } from '../../command-line/file-lock.ts';
import { keptFiles, placeKept, toKeptEntry } from './kept-files.ts';
import { changesBetween, contentHash, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';
import { placeFiles, syncFolder } from './place-files.ts';
import {
  contentOf,
  listReleases,
  liveRelease,
  nextRelease,
  PARTIAL,
  releaseFolders,
  type ReleaseFolders,
  type ReleaseKind,
} from './release-folders.ts';
import { publishedFiles } from './published-files.ts';
import { releaseDamage, type Damage } from './release-damage.ts';
import { byPath, type SiteFile } from './site-files.ts';
import { swapLink } from './swap-link.ts';

const LOCK_WAIT_MS = 60_000;

export type Publication = {
  /** The name of the release that is live now. */
  release: string;
  manifest: Manifest;
  /** True when the live release held exactly these files already; it stays, and so do the older ones. */
  unchanged: boolean;
  /** What was wrong with the live release of the same content, which this one has taken the place of. */
  mended: Damage[];
};

/** What is to be published; the bytes of the files in `safe` would survive a loss of power already. */
type Bundled = { siteFolder: string; files: readonly SiteFile[]; safe: ReadonlySet<string> };

async function assemble(
  { siteFolder, files, safe }: Bundled,
  folders: ReleaseFolders,
  names: readonly string[],
  live: string | undefined,
  damage: readonly Damage[],
  day: string,
): Promise<{ release: string; manifest: Manifest }> {
  const content = contentHash(files);
  const release = nextRelease(names, content);
  const partial = path.join(folders.releases, `${release}${PARTIAL}`);
  // A release that this one takes the place of has brought nothing else.
  const earlier = names.filter((name) => damage.length === 0 || name !== live);
  const liveFolder = live && path.join(folders.releases, live);
  const before = liveFolder ? await readManifest(liveFolder) : undefined;
  const kept = await keptFiles(folders, earlier, files, day);
  const damaged = new Set(damage.map((file) => file.path));
  const published = before?.files.map((file) => (damaged.has(file.path) ? { ...file, sha256: '' } : file));
  const manifest: Manifest = {
    release: content,
    files: files.map(({ path: file, sha256, bytes }) => ({ path: file, sha256, bytes })),
    kept: kept.map(toKeptEntry).sort(byPath),
    changedSinceLast: changesBetween(published ?? [], files),
  };
  await mkdir(partial, { recursive: true });
  await writeFile(path.join(partial, MANIFEST_FILE), JSON.stringify(manifest), { flush: true });
  const unsure = files.filter((file) => !safe.has(file.path));
  const again = liveFolder
    ? publishedFiles(unsure, published ?? [], siteFolder, liveFolder)
    : new Set<string>();
  await placeFiles(
    files.map((file) => file.path),
    siteFolder,
    partial,
    safe.union(again),
  );
  await placeKept(kept, partial);
  await syncFolder(partial);
  await rename(partial, path.join(folders.releases, release));
  await syncFolder(folders.releases);
  return { release, manifest };
}

/**
 * Publishes a bundle: a release folder of its own, complete and on disk under a name nobody serves, then one rename of
 * the link `<out>/<slug>`. Stopped at any moment, the site is the old release or the new one, whole; leftovers go with
 * the next publication. The last five releases stay, and hashed files of earlier ones for
 * seven days from the `day` they left (YYYY-MM-DD). A live release of the same content stays as it is when it is whole;
 * a damaged one is published anew and removed. `safe` are files whose bytes would survive a loss of power already. Throws ExpectedError when another process keeps the site's lock.
 */
export function publishRelease(
  siteFolder: string,
  files: readonly SiteFile[],
  outFolder: string,
  slug: string,
  kind: ReleaseKind = 'published',
  day: string = new Date().toISOString().slice(0, 10),
  safe: ReadonlySet<string> = new Set(),
): Promise<Publication> {
  const folders = releaseFolders(outFolder, slug, kind);
  const taken = `Another command is publishing ${slug}. Wait for it to end and try again.`;
  return withFileLock(folders.lock, { waitMs: LOCK_WAIT_MS, taken }, async () => {
    await cleanInterrupted(folders);
    const names = await listReleases(folders);
    const live = await liveRelease(folders);
    const isSame = live !== undefined && contentOf(live) === contentHash(files);
    const checked = isSame ? await releaseDamage(path.join(folders.releases, live), siteFolder) : undefined;
    if (isSame && checked?.manifest && checked.damage.length === 0)
      return { release: live, manifest: checked.manifest, unchanged: true, mended: [] };
    const mended = checked?.damage ?? [];
    const site = { siteFolder, files, safe };
    const { release, manifest } = await assemble(site, folders, names, live, mended, day).catch(
      async (error: unknown) => {
        // On a full disk above all: what was begun must not keep the room it took.
        await cleanInterrupted(folders).catch(() => undefined);
        throw error;
      },
    );
    await swapLink(folders, release);
    // The site is live now, and must not be told to have failed. What cannot be removed here the next publication removes.
    if (isSame && names.includes(live)) await removeRelease(folders, live).catch(() => undefined);
    await cleanOldReleases(folders).catch(() => undefined);
    return { release, manifest, unchanged: false, mended };
  });
}
