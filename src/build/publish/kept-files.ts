import path from 'node:path';
import { daysBetween } from '../../domain/calendar/days-between.ts';
import { isImmutableFile } from './immutable-files.ts';
import { readManifest } from './manifest.ts';
import { filesDamage } from './release-damage.ts';
import type { ReleaseFolders } from './release-folders.ts';
import type { SiteFile } from './site-files.ts';

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
