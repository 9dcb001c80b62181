import { createHash } from 'node:crypto';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readManifest, type Manifest } from '../../src/build/publish/manifest.ts';
import type { SiteFile } from '../../src/build/publish/site-files.ts';

const AT_ONCE = 16;

/** Files of a manifest whose bytes in the folder are not those the manifest names. */
async function wrongFiles(folder: string, files: readonly SiteFile[]): Promise<string[]> {
  const wrong: string[] = [];
  const queue = files.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const content = await readFile(path.join(folder, file.path)).catch(() => undefined);
      const sha256 = content && createHash('sha256').update(content).digest('hex');
      if (sha256 !== file.sha256) wrong.push(file.path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return wrong;
}

export type ReleaseCheck = { checked: number; wrong: string[] };

/**
 * Reads the site that a link or folder shows now, as a visitor who stays on one release: every file that `chosen` picks
 * from its manifest must have the bytes the manifest names. A site without a manifest is wrong as a whole.
 */
export async function checkRelease(
  link: string,
  chosen: (manifest: Manifest) => SiteFile[],
): Promise<ReleaseCheck> {
  const folder = await realpath(link).catch(() => undefined);
  const manifest = folder === undefined ? undefined : await readManifest(folder);
  if (folder === undefined || !manifest) return { checked: 1, wrong: ['manifest.json'] };
  const files = chosen(manifest);
  return { checked: files.length, wrong: await wrongFiles(folder, files) };
}

/** All files of a release, those kept for open tabs included. */
export const everyFile = (manifest: Manifest): SiteFile[] => [...manifest.files, ...manifest.kept];
