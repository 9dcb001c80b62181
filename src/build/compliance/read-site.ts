import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFile } from '../publish/site-files.ts';
import { keepFacts, readFactsCache } from './facts-cache.ts';
import type { SizeOf } from './letter-sizes.ts';
import { isForPrograms, markupOf } from './program-files.ts';
import { areFactsOf, fileAddress, readFacts, type FactsText } from './read-facts.ts';
import { siteSizes } from './site-sizes.ts';

/** The facts of a page of a site, and the hash of its bytes. */
export type ReadPage = { text: FactsText; sha256: string };

/**
 * Reads what the rules of law need from every page of a site, its feeds and its files for assistants: of pages that an earlier
 * check has read, from its cache, and of those in `already`, by the hash of their bytes, from there. `siteFolder` has the
 * files that `files` names.
 */
export async function readSitePages(
  siteFolder: string,
  files: readonly SiteFile[],
  stateFolder: string,
  already: ReadonlyMap<string, FactsText> = new Map(),
): Promise<ReadPage[]> {
  const known = await readFactsCache(stateFolder);
  const pages = files.filter(({ path: file }) => file.endsWith('.html') || isForPrograms(file));
  const texts = new Map<string, FactsText>();
  const read: ReadPage[] = [];
  let sizeOf: SizeOf | undefined;
  for (const { path: file, sha256 } of pages) {
    const address = fileAddress(file);
    const add = (text: FactsText | undefined): boolean => {
      // Two pages of the same bytes have addresses of their own.
      if (text === undefined || !areFactsOf(address, text)) return false;
      texts.set(sha256, text);
      read.push({ text, sha256 });
      return true;
    };
    if (add(known.get(sha256)) || add(already.get(sha256))) continue;
    const html = markupOf(file, await readFile(path.join(siteFolder, file), 'utf8'));
    add(readFacts(html, address, (sizeOf ??= await siteSizes(siteFolder))));
  }
  await keepFacts(stateFolder, texts, known);
  return read;
}
