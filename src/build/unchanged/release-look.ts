import path from 'node:path';
import { inParallel } from '../../stock/in-parallel.ts';
import { lookOf } from '../publish/file-look.ts';
import { contentHash, MANIFEST_FILE, readManifest, type Manifest } from '../publish/manifest.ts';
import { filesDamage } from '../publish/release-damage.ts';
import { contentOf } from '../publish/release-folders.ts';

const AT_ONCE = 64;

/** How each file of a release looked when its bytes were known. */
export type ReleaseLook = Record<string, string>;

async function looksOf(folder: string, files: readonly string[]): Promise<ReleaseLook> {
  const looks = await inParallel(files, AT_ONCE, async (file) => [
    file,
    await lookOf(path.join(folder, file)),
  ]);
  return Object.fromEntries(looks) as ReleaseLook;
}

const allFiles = ({ files, kept }: Manifest) => [...files, ...kept];

/** Looks at a release whose files are known to be whole. */
export const lookAtRelease = (folder: string, manifest: Manifest): Promise<ReleaseLook> =>
  looksOf(folder, [...allFiles(manifest).map((file) => file.path), MANIFEST_FILE]);

/**
 * The manifest of a release that is whole: every file looks as it did then, or its bytes still have their digest. Else
 * undefined. Bytes that a failing disk changes by itself are not found: nothing is read whose look is the same.
 */
export async function wholeRelease(
  folder: string,
  known: ReleaseLook,
): Promise<{ manifest: Manifest; look: ReleaseLook } | undefined> {
  const manifest = await readManifest(folder);
  if (!manifest || contentHash(manifest.files) !== contentOf(path.basename(folder))) return undefined;
  const look = await lookAtRelease(folder, manifest);
  const others = allFiles(manifest).filter((file) => look[file.path] !== known[file.path]);
  return (await filesDamage(folder, others)).length === 0 ? { manifest, look } : undefined;
}
