import { rm } from 'node:fs/promises';
import path from 'node:path';
import { daysBetween } from '../../domain/calendar/days-between.ts';
import { isImmutableFile } from './immutable-files.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';
import { placeFiles } from './place-files.ts';
import { filesDamage } from './release-damage.ts';
import type { ReleaseFolders } from './release-folders.ts';
import { byPath, type SiteFile } from './site-files.ts';

/** Releases whose hashed files stay reachable for tabs that were opened on them, however long ago that was. */
export const RELEASES_REACHABLE = 3;

/** Days for which they stay reachable after more releases than that: a site may be built every hour. */
const DAYS_REACHABLE = 7;

/** A hashed file of an earlier release, the day it left the site (YYYY-MM-DD), and the release's folder that has it. */
export type KeptFile = SiteFile & { since: string; folder: string };

/**
 * The hashed files that pages in open tabs still ask for: those of the last three releases before `names` ends that the
 * new release does not bring itself, and those that left at most seven days before `day`. Of the three only what a release
 * brought itself counts. A damaged file is taken from an older release that has it whole, or left out.
 */
export async function keptFiles(
  { releases }: ReleaseFolders,
  names: readonly string[],
  own: readonly SiteFile[],
  day: string,
): Promise<KeptFile[]> {
  const present = new Set(own.map((file) => file.path));
  const left = new Map<string, string>();
  const kept: KeptFile[] = [];
  for (const name of names.slice(-RELEASES_REACHABLE).reverse()) {
    const folder = path.join(releases, name);
    const manifest = await readManifest(folder);
    const before = manifest?.kept ?? [];
    for (const { path: file, since } of before)
      if (since !== undefined && !left.has(file)) left.set(file, since);
    const recent = before.filter(
      ({ since }) => since !== undefined && daysBetween(since, day) <= DAYS_REACHABLE,
    );
    const brought = (manifest?.files ?? []).filter((file) => isImmutableFile(file.path));
    const wanted = [...brought, ...recent].filter((file) => !present.has(file.path));
    const damaged = new Set((await filesDamage(folder, wanted)).map((file) => file.path));
    for (const { path: file, sha256, bytes } of wanted.filter((each) => !damaged.has(each.path))) {
      present.add(file);
      kept.push({ path: file, sha256, bytes, since: left.get(file) ?? day, folder });
    }
  }
  return kept;
}

/** A kept file as a manifest lists it. */
export const toKeptEntry = ({ path: file, sha256, bytes, since }: KeptFile): Manifest['kept'][number] => ({
  path: file,
  sha256,
  bytes,
  since,
});

/** Puts kept files from their releases into the folder of another, which has none of them. */
export async function placeKept(kept: readonly KeptFile[], to: string): Promise<void> {
  for (const [folder, files] of Map.groupBy(kept, (file) => file.folder)) {
    const paths = files.map((file) => file.path);
    // A release was put on the disk whole when it was published.
    await placeFiles(paths, folder, to, new Set(paths));
  }
}

/**
 * Adds the hashed files of the release `from`, which pages in open tabs ask for, to an earlier release that takes its place
 * on `day`, with those that `from` has kept itself. Neither release may change meanwhile, and `to` is not live.
 */
export async function keepForTabs(
  folders: ReleaseFolders,
  from: string,
  to: string,
  day: string,
): Promise<void> {
  const folder = path.join(folders.releases, to);
  const manifest = await readManifest(folder);
  if (!manifest) return;
  const kept = await keptFiles(folders, [from], [...manifest.files, ...manifest.kept], day);
  if (kept.length === 0) return;
  // One that was stopped has left files that the manifest does not know.
  for (const file of kept) await rm(path.join(folder, file.path), { force: true });
  await placeKept(kept, folder);
  const all = [...manifest.kept, ...kept.map(toKeptEntry)].sort(byPath);
  await writeWhole(path.join(folder, MANIFEST_FILE), JSON.stringify({ ...manifest, kept: all }));
}
