import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  changesBetween,
  contentHash,
  MANIFEST_FILE,
  readManifest,
} from '../../src/build/publish/manifest.ts';
import type { SiteFile } from '../../src/build/publish/site-files.ts';

/**
 * The way not to publish: file by file into the folder that is being served. It is the control of the kill trials, which
 * prove nothing unless this one fails them.
 */
export async function publishInPlace(
  siteFolder: string,
  files: readonly SiteFile[],
  outFolder: string,
  slug: string,
): Promise<void> {
  const target = path.join(outFolder, slug);
  const before = (await readManifest(target))?.files ?? [];
  const changedSinceLast = changesBetween(before, files);
  const manifest = { release: contentHash(files), files, kept: [], changedSinceLast };
  await mkdir(target, { recursive: true });
  await writeFile(path.join(target, MANIFEST_FILE), JSON.stringify(manifest));
  for (const { path: file } of files) {
    await mkdir(path.dirname(path.join(target, file)), { recursive: true });
    await writeFile(path.join(target, file), await readFile(path.join(siteFolder, file)));
  }
  for (const file of changedSinceLast.removed) await rm(path.join(target, file), { force: true });
}
