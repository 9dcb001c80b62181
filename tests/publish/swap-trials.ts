import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays } from '../../src/domain/calendar/add-days.ts';
import { publishRelease } from '../../src/build/publish/publish-release.ts';
import { readSiteFiles } from '../../src/build/publish/site-files.ts';

const SLUG = 'site';
const FIRST_DAY = '2026-11-01';
/** Hashed files that a page of an edition may ask for after it was opened. */
const LAZY = ['_astro/viewer', '_astro/search', 'search-index/shard'];
/** Releases and days for which a tab must find its files. */
const RELEASES = 3;
const DAYS = 7;

export type SwapTrials = {
  swaps: number;
  /** Publications a day. */
  aDay: number;
  /** An empty folder to work in. */
  folder: string;
  /** Called after each publication: the control takes away what it kept. */
  after?: (link: string, own: readonly string[]) => Promise<void>;
};

export type SwapResult = {
  swaps: number;
  /** Requests of tabs that were opened on an earlier release, and those without the bytes of that release. */
  asked: number;
  missing: number;
  /** Files kept for tabs in the last release, and the most of any. */
  kept: number;
  mostKept: number;
};

type Tab = { edition: number; day: string; files: Map<string, string> };

const hashOf = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

async function writeEdition(folder: string, edition: number): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of LAZY) {
    const text = `${name} of ${edition}`;
    const file = `${name}.${hashOf(text).slice(0, 8)}.js`;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
    files.set(file, hashOf(text));
  }
  await writeFile(path.join(folder, 'index.html'), `edition ${edition}`);
  return files;
}

/**
 * Publishes edition after edition, and after each asks for every hashed file that a tab of an earlier one may still load:
 * one of the last three releases, or of the last seven days.
 */
export async function swapTrials({ swaps, aDay, folder, after }: SwapTrials): Promise<SwapResult> {
  const out = path.join(folder, 'out');
  const link = path.join(out, SLUG);
  const site = path.join(folder, 'site');
  const result: SwapResult = { swaps, asked: 0, missing: 0, kept: 0, mostKept: 0 };
  let tabs: Tab[] = [];
  for (let edition = 0; edition < swaps; edition++) {
    const day = addDays(FIRST_DAY, Math.floor(edition / aDay));
    await rm(site, { recursive: true, force: true });
    await mkdir(site, { recursive: true });
    const files = await writeEdition(site, edition);
    const { manifest } = await publishRelease(
      site,
      (await readSiteFiles(site)).files,
      out,
      SLUG,
      'published',
      day,
    );
    await after?.(link, [...files.keys()]);
    result.kept = manifest.kept.length;
    result.mostKept = Math.max(result.mostKept, manifest.kept.length);
    tabs = tabs.filter((tab) => edition - tab.edition <= RELEASES || addDays(tab.day, DAYS) >= day);
    for (const tab of tabs)
      for (const [file, hash] of tab.files) {
        result.asked += 1;
        const content = await readFile(path.join(link, file)).catch(() => undefined);
        if (content === undefined || hashOf(content) !== hash) result.missing += 1;
      }
    tabs.push({ edition, day, files });
  }
  return result;
}
