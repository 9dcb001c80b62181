import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageFacts } from '../../domain/compliance/page-facts.ts';
import type { SiteFile } from '../publish/site-files.ts';
import { readFactsCache, writeFactsCache } from './facts-cache.ts';
import { letterSizes } from './letter-sizes.ts';
import { isForPrograms, markupOf } from './program-files.ts';
import { fileAddress, readFacts } from './read-facts.ts';
import { siteSizes } from './site-sizes.ts';

/** A page of a site with its facts, and the hash of its bytes. */
export type ReadPage = { facts: PageFacts; sha256: string };

/**
 * Reads what the rules of law need from every page of a site, its feeds and its files for assistants: of pages that an earlier
 * check has read, from its cache, and of those in `already`, by the hash of their bytes, from there. `siteFolder` has the
 * files that `files` names.
 */
export async function readSitePages(
  siteFolder: string,
  files: readonly SiteFile[],
  stateFolder: string,
  already: ReadonlyMap<string, PageFacts> = new Map(),
): Promise<ReadPage[]> {
  const known = await readFactsCache(stateFolder);
  const pages = files.filter(({ path: file }) => file.endsWith('.html') || isForPrograms(file));
  const before = ({ path: file, sha256 }: SiteFile): PageFacts | undefined =>
    [known.get(sha256), already.get(sha256)].find((facts) => facts?.address === fileAddress(file));
  const isNew = ({ path: file, sha256 }: SiteFile): boolean =>
    known.get(sha256)?.address !== fileAddress(file);
  const sizeOf = pages.every(before) ? letterSizes([]) : await siteSizes(siteFolder);
  const read: ReadPage[] = [];
  for (const page of pages) {
    const { path: file, sha256 } = page;
    const facts =
      before(page) ??
      readFacts(
        markupOf(file, await readFile(path.join(siteFolder, file), 'utf8')),
        fileAddress(file),
        sizeOf,
      );
    read.push({ facts, sha256 });
  }
  if (pages.some(isNew) || known.size !== read.length)
    await writeFactsCache(stateFolder, new Map(read.map(({ facts, sha256 }) => [sha256, facts])));
  return read;
}
