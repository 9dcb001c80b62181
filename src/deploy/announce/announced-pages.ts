import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { canonicalUrl } from '../../domain/address/canonical.ts';
import { writeWhole } from '../../stock/write-whole.ts';
import { addressOf } from '../addresses.ts';
import type { ReadSite } from '../read-site.ts';

const FILE = 'announced.json';
const Announced = z.record(z.string(), z.string());

/** Digits of a hash that tell two versions of a page apart. */
const MARK_LENGTH = 16;

/** What search engines were told of last: a mark of the bytes by address; undefined when they were told nothing yet. */
export async function readAnnounced(state: string): Promise<Record<string, string> | undefined> {
  const text = await readFile(path.join(state, FILE), 'utf8').catch(() => 'null');
  try {
    return Announced.nullable().parse(JSON.parse(text)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Call it once they were told: what was not taken is told with the next push. */
export const writeAnnounced = (state: string, pages: Readonly<Record<string, string>>): Promise<void> =>
  writeWhole(path.join(state, FILE), JSON.stringify(pages));

const ADDRESS = /<loc>([^<]+)<\/loc>/g;

/** The pages of a release that search engines may list, by its sitemaps, with a mark of their bytes. */
export async function listedPages(
  { site, folder }: ReadSite,
  siteUrl: string,
): Promise<Record<string, string>> {
  const sitemaps = site.files.filter(({ path: file }) => /^sitemap-\d+\.xml$/.test(file));
  const texts = await Promise.all(
    sitemaps.map(({ path: file }) => readFile(path.join(folder, file), 'utf8')),
  );
  const listed = new Set(
    texts.flatMap((text) => [...text.matchAll(ADDRESS)].map(([, address = '']) => address)),
  );
  const pages = site.files
    .filter(({ path: file }) => file.endsWith('.html'))
    .map(
      ({ path: file, sha256 }) =>
        [canonicalUrl(siteUrl, addressOf(file)), sha256.slice(0, MARK_LENGTH)] as const,
    );
  return Object.fromEntries(pages.filter(([address]) => listed.has(address)));
}
