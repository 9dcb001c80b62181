import path from 'node:path';
import { isImmutableFile } from './immutable-files.ts';
import { readManifest } from './manifest.ts';
import { filesDamage } from './release-damage.ts';
import type { ReleaseFolders } from './release-folders.ts';
import type { SiteFile } from './site-files.ts';

/** Releases whose hashed files stay reachable for tabs that were opened on them. */
const RELEASES_REACHABLE = 3;

/** A hashed file of an earlier release, and the release's folder that has it. */
export type KeptFile = SiteFile & { folder: string };

/**
 * The hashed files of the last three releases before `names` ends that the new release does not bring itself: pages in
 * open tabs still ask for them. Only what a release brought itself counts, so a file leaves after three releases. A damaged
 * file is taken from an older release that has it whole, or left out.
 */
export async function keptFiles(
  { releases }: ReleaseFolders,
  names: readonly string[],
  own: readonly SiteFile[],
): Promise<KeptFile[]> {
  const present = new Set(own.map((file) => file.path));
  const kept: KeptFile[] = [];
  for (const name of names.slice(-RELEASES_REACHABLE).reverse()) {
    const folder = path.join(releases, name);
    const manifest = await readManifest(folder);
    const wanted = (manifest?.files ?? []).filter(
      (file) => isImmutableFile(file.path) && !present.has(file.path),
    );
    const damaged = new Set((await filesDamage(folder, wanted)).map((file) => file.path));
    for (const file of wanted.filter((each) => !damaged.has(each.path))) {
      present.add(file.path);
      kept.push({ ...file, folder });
    }
  }
  return kept;
}
