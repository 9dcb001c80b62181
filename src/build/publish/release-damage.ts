import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { contentHash, MANIFEST_FILE, readManifest, type Manifest } from './manifest.ts';
import { contentOf } from './release-folders.ts';
import type { SiteFile } from './site-files.ts';

const AT_ONCE = 16;
/** Files that a message names. */
const MAX_NAMED = 5;

/** A file of a release that is not as its manifest says. */
export type Damage = { path: string; what: 'missing' | 'changed' };

type Identity = { dev: bigint; ino: bigint };

async function identityOf(file: string): Promise<(Identity & { size: bigint }) | undefined> {
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  return found?.isFile() ? found : undefined;
}

async function damageOf(
  folder: string,
  { path: name, sha256, bytes }: SiteFile,
  read: string | undefined,
): Promise<Damage | undefined> {
  const file = path.join(folder, name);
  const found = await identityOf(file);
  if (!found) return { path: name, what: 'missing' };
  if (found.size !== BigInt(bytes)) return { path: name, what: 'changed' };
  const same = read === undefined ? undefined : await identityOf(path.join(read, name));
  if (same?.ino === found.ino && same.dev === found.dev) return undefined;
  const content = await readFile(file).catch(() => undefined);
  const isWhole = content && createHash('sha256').update(content).digest('hex') === sha256;
  return isWhole ? undefined : { path: name, what: 'changed' };
}

/**
 * Holds files below a folder against the sizes and digests that a manifest gives them, sizes first and then every byte.
 * A file that is a second name of the one in `read` is not read again: this build has read that folder, and found these
 * digests. Damage in the order of `files`.
 */
export async function filesDamage(
  folder: string,
  files: readonly SiteFile[],
  read?: string,
): Promise<Damage[]> {
  const found: (Damage | undefined)[] = [];
  const queue = files.entries();
  const work = async (): Promise<void> => {
    for (const [index, file] of queue) found[index] = await damageOf(folder, file, read);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found.filter((damage) => damage !== undefined);
}

/**
 * Holds a whole release against its manifest, files kept for open tabs included, and the manifest against the release's
 * name. `read` as for filesDamage.
 */
export async function releaseDamage(
  releaseFolder: string,
  read?: string,
): Promise<{ damage: Damage[]; manifest?: Manifest }> {
  const manifest = await readManifest(releaseFolder);
  if (!manifest) return { damage: [{ path: MANIFEST_FILE, what: 'missing' }] };
  if (contentHash(manifest.files) !== contentOf(path.basename(releaseFolder)))
    return { damage: [{ path: MANIFEST_FILE, what: 'changed' }] };
  const own = await filesDamage(releaseFolder, manifest.files, read);
  return { damage: [...own, ...(await filesDamage(releaseFolder, manifest.kept))], manifest };
}

/** Damage in words: the first files by name, and the number of the others. */
export function damageWords(damage: readonly Damage[]): string {
  const named = damage.slice(0, MAX_NAMED).map(({ path: file, what }) => `${file} (${what})`);
  const more = damage.length - named.length;
  return [...named, ...(more > 0 ? [`${more.toLocaleString('en-AU')} more`] : [])].join(', ');
}
