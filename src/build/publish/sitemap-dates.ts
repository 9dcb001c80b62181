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

/** A page keeps its day as long as its bytes stay; a new or changed page gets `today`. */
export function datePages(pages: readonly SitePage[], before: SitemapDates, today: string): SitemapDates {
  return Object.fromEntries(
    pages.map(({ file, sha256 }) => {
      const known = before[file];
      return [file, { sha256, since: known?.sha256 === sha256 ? known.since : today }];
    }),
  );
}

/** Call it once the site is published: a build that was refused has changed no page. */
export async function writeSitemapDates(stateFolder: string, dates: SitemapDates): Promise<void> {
  await writeWhole(path.join(stateFolder, FILE), JSON.stringify(dates));
}
