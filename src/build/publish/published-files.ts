import path from 'node:path';
import { isSameFile } from './file-look.ts';
import type { SiteFile } from './site-files.ts';

/**
 * Paths of the `files` below `siteFolder` that the release below `releaseFolder` has as the same files on the disk and with the same
 * digests, by its list `published`: photos, scripts and whatever else a night only gives another name. Publishing that release
 * made sure that their bytes would survive a loss of power.
 */
export function publishedFiles(
  files: readonly SiteFile[],
  published: readonly Pick<SiteFile, 'path' | 'sha256'>[],
  siteFolder: string,
  releaseFolder: string,
): Set<string> {
  const digests = new Map(published.map((file) => [file.path, file.sha256]));
  return new Set(
    files
      .filter((file) => digests.get(file.path) === file.sha256)
      .map((file) => file.path)
      .filter((file) => isSameFile(path.join(siteFolder, file), path.join(releaseFolder, file))),
  );
}
