import path from 'node:path';
import { lookOf } from '../publish/file-look.ts';
import { contentHash, MANIFEST_FILE, readManifest, type Manifest } from '../publish/manifest.ts';
import { filesDamage } from '../publish/release-damage.ts';
import { contentOf } from '../publish/release-folders.ts';

/** How each file of a release looked when its bytes were known. */
export type ReleaseLook = Record<string, string>;

const looksOf = (folder: string, files: readonly string[]): ReleaseLook =>
  Object.fromEntries(files.map((file) => [file, lookOf(path.join(folder, file))]));

const allFiles = ({ files, kept }: Manifest) => [...files, ...kept];

/** Looks at a release whose files are known to be whole. */
export const lookAtRelease = async (folder: string, manifest: Manifest): Promise<ReleaseLook> =>
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
