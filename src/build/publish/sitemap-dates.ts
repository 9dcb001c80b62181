import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../stock/write-whole.ts';
import type { SitePage } from './site-files.ts';

/** For a page's file: the hash of its bytes and the day they were first published, YYYY-MM-DD. */
export const SitemapDates = z.record(z.string(), z.object({ sha256: z.string(), since: z.iso.date() }));
export type SitemapDates = z.output<typeof SitemapDates>;

const FILE = 'sitemap-dates.json';

/** What the last published build left; empty when there is none or it cannot be read. */
export async function readSitemapDates(stateFolder: string): Promise<SitemapDates> {
  const text = await readFile(path.join(stateFolder, FILE), 'utf8').catch(() => '{}');
  try {
    return SitemapDates.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * A page keeps its day as long as its bytes stay; a new or changed page gets `today`, and so does one whose day is still to come, as
 * after a build by a clock that was ahead.
 */
export function datePages(pages: readonly SitePage[], before: SitemapDates, today: string): SitemapDates {
  return Object.fromEntries(
    pages.map(({ file, sha256 }) => {
      const known = before[file];
      return [
        file,
        { sha256, since: known?.sha256 === sha256 && known.since <= today ? known.since : today },
      ];
    }),
  );
}

/**
 * What is to be told of a build on `today` that is older than what was published before it: pages that the release `live` dates to
 * days still to come.
 */
export function olderBuildWarnings(before: SitemapDates, today: string, live: string | undefined): string[] {
  const later = Object.values(before).flatMap(({ since }) => (since > today ? [since] : []));
  const last = later.sort().at(-1);
  if (last === undefined) return [];
  const pages = later.length === 1 ? '1 page has a day' : `${later.length} pages have days`;
  return [
    `This build is of ${today}, before what was published last${live === undefined ? '' : ` (${live})`}, in which ${pages} up to ` +
      `${last}: the clock of this machine is behind, or that of the earlier build was ahead. The sitemap says ${today} of them ` +
      'now. Set the clock right before the next build.',
  ];
}

/** Call it once the site is published: a build that was refused has changed no page. */
export async function writeSitemapDates(stateFolder: string, dates: SitemapDates): Promise<void> {
  await writeWhole(path.join(stateFolder, FILE), JSON.stringify(dates));
}
