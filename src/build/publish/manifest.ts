import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { SiteFile } from './site-files.ts';

export const MANIFEST_FILE = 'manifest.json';

const File = z.object({ path: z.string(), sha256: z.string(), bytes: z.number().int() });

/** What a release holds, beside the manifest itself. The same site after the same release gives the same bytes. */
export const Manifest = z.object({
  /** The first 12 hexadecimal digits of the hash of `files`: the same content is the same release. */
  release: z.string(),
  files: z.array(File),
  /** Hashed files of earlier releases that stay for tabs that are still open; `since` is the day they left the site. */
  kept: z.array(File.extend({ since: z.iso.date().optional() })),
  /** Paths, against the release that was published before. */
  changedSinceLast: z.object({
    added: z.array(z.string()),
    changed: z.array(z.string()),
    removed: z.array(z.string()),
  }),
});
export type Manifest = z.output<typeof Manifest>;

/** The name of a content. */
export function contentHash(files: readonly SiteFile[]): string {
  const hash = createHash('sha256');
  for (const { path: file, sha256 } of files) hash.update(`${sha256}  ${file}\n`);
  return hash.digest('hex').slice(0, 12);
}

/** What became of the files of the release before. */
export function changesBetween(
  before: readonly SiteFile[],
  now: readonly SiteFile[],
): Manifest['changedSinceLast'] {
  const old = new Map(before.map((file) => [file.path, file.sha256]));
  const current = new Set(now.map((file) => file.path));
  return {
    added: now.filter((file) => !old.has(file.path)).map((file) => file.path),
    changed: now
      .filter((file) => old.has(file.path) && old.get(file.path) !== file.sha256)
      .map((file) => file.path),
    removed: before.filter((file) => !current.has(file.path)).map((file) => file.path),
  };
}

/** The manifest in a release's folder; undefined when there is none that can be read. */
export async function readManifest(releaseFolder: string): Promise<Manifest | undefined> {
  try {
    return Manifest.parse(JSON.parse(await readFile(path.join(releaseFolder, MANIFEST_FILE), 'utf8')));
  } catch {
    return undefined;
  }
}
