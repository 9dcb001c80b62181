import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../stock/write-whole.ts';
import { isSameFile, lookOf, MISSING } from '../publish/file-look.ts';
import { linkOrCopy, syncFile, syncFolder } from '../publish/place-files.ts';
import { readSiteFile, type ReadFile, type SiteFile, type SitePage } from '../publish/site-files.ts';
import { inParallel } from '../../stock/in-parallel.ts';

const AT_ONCE = 16;
const INDEX_FILE = 'pages.json';
const BODIES = 'bodies';

/**
 * For a page's file: what it was rendered from, the sha256 that its body is kept under, how that looked when the page was
 * published, and what the manifest and the sitemap need of it.
 */
const Index = z.record(
  z.string(),
  z.strictObject({
    key: z.string(),
    sha256: z.string(),
    look: z.string(),
    bytes: z.number().int(),
    page: z.strictObject({ canonical: z.string(), images: z.array(z.string()) }).optional(),
  }),
);
type Index = z.output<typeof Index>;
type Entry = Index[string];

/**
 * The pages of the site that was published last, by file. A body is named by its own sha256 and never written to again,
 * and the index that names the bodies is replaced in one rename after a publication: a build that is stopped at any
 * moment leaves the pages it found, each with the key it belongs to.
 */
export type PageCache = {
  /**
   * Puts a page into the site folder as it was published last. Undefined when it was rendered from something else then,
   * or when the kept bytes are no longer those that were published: it is to be rendered. A body that looks as it did
   * (docs/decisions/0021-keys-of-pages.md) is not read. The bytes would survive a loss of power.
   */
  reuse(file: string, key: string, siteFolder: string): Promise<ReadFile | undefined>;
  /**
   * Makes the pages of `keys` (key by file) the cache, and forgets all others. Call it once the site is published and
   * nothing more gets a second name: each name is a change of how a file looks.
   */
  keep(keys: ReadonlyMap<string, string>, siteFolder: string, published: PublishedFiles): Promise<void>;
};

/** What was published, which of it search engines may list, and the folder of the release that has it on the disk. */
type PublishedFiles = { files: readonly SiteFile[]; pages: readonly SitePage[]; releaseFolder: string };

/** True if a file was not written to between two looks at it; a second name that it got meanwhile is no matter. */
const isSameWrite = (one: string, other: string): boolean =>
  one.split(' ').slice(0, 3).join(' ') === other.split(' ').slice(0, 3).join(' ');

async function readIndex(folder: string): Promise<Index> {
  const text = await readFile(path.join(folder, INDEX_FILE), 'utf8').catch(() => '{}');
  try {
    return Index.parse(JSON.parse(text));
  } catch {
    // A damaged index costs time: every page is rendered.
    return {};
  }
}

/**
 * Opens the page cache in `folder`, absolute, on the same disk as the site folder; an empty one when there is none. Open it
 * before the files of the last build are removed from the site folder, which are second names of its bodies.
 */
export async function openPageCache(folder: string): Promise<PageCache> {
  const index = await readIndex(folder);
  const reused = new Set<string>();
  const folders = new Set<string>();
  const bodyOf = (sha256: string): string => path.join(folder, BODIES, sha256);
  const looks = new Map(Object.values(index).map(({ sha256, look }) => [sha256, look]));
  const asBefore = new Set<string>();
  for (const [sha256, look] of looks)
    if (look !== MISSING && lookOf(bodyOf(sha256)) === look) asBefore.add(sha256);

  const knownPage = (file: string, { sha256, bytes, page }: Entry): ReadFile => ({
    file: { path: file, sha256, bytes },
    ...(page && { page: { file, sha256, ...page } }),
  });

  async function readPage(file: string, { sha256 }: Entry): Promise<ReadFile | undefined> {
    const content = await readFile(bodyOf(sha256)).catch(() => undefined);
    const read = content && readSiteFile(file, content);
    return read?.file.sha256 === sha256 ? read : undefined;
  }

  async function keepBody(sha256: string, page: string, published: string): Promise<void> {
    // Under another name first: a body that is there already under this name may be a damaged one.
    const partial = `${bodyOf(sha256)}.${randomUUID()}.partial`;
    const isLinked = await linkOrCopy(page, partial);
    // Publishing has waited for the bytes of its own files already.
    if (!isLinked || !isSameFile(page, published)) await syncFile(partial);
    // At once, as giving names: a promise for each of 1,400 pages costs more than the renaming.
    renameSync(partial, bodyOf(sha256));
  }

  return {
    reuse: async (file, key, siteFolder) => {
      const found = Object.hasOwn(index, file) ? index[file] : undefined;
      if (found?.key !== key) return undefined;
      const page = asBefore.has(found.sha256) ? knownPage(file, found) : await readPage(file, found);
      if (!page) return undefined;
      const target = path.join(siteFolder, file);
      const place = path.dirname(target);
      if (!folders.has(place)) mkdirSync(place, { recursive: true });
      folders.add(place);
      const isLinked = await linkOrCopy(bodyOf(found.sha256), target);
      if (!isLinked) await syncFile(target);
      reused.add(found.sha256);
      return page;
    },
    keep: async (keys, siteFolder, { files, pages: listed, releaseFolder }) => {
      const pages = files.filter(({ path: file }) => keys.has(file));
      await mkdir(path.join(folder, BODIES), { recursive: true });
      await inParallel(pages, AT_ONCE, async ({ path: file, sha256 }) => {
        if (reused.has(sha256)) return;
        await keepBody(sha256, path.join(siteFolder, file), path.join(releaseFolder, file));
      });
      await syncFolder(path.join(folder, BODIES));
      const listedBy = new Map(listed.map(({ file, canonical, images }) => [file, { canonical, images }]));
      const entries = pages.map(({ path: file, sha256, bytes }) => {
        const [key = '', page, now] = [keys.get(file), listedBy.get(file), lookOf(bodyOf(sha256))];
        const before = asBefore.has(sha256) ? looks.get(sha256) : undefined;
        const look = before === undefined || isSameWrite(before, now) ? now : MISSING;
        return [file, { key, sha256, look, bytes, ...(page && { page }) }] as const;
      });
      const next: Index = Object.fromEntries(entries);
      await writeWhole(path.join(folder, INDEX_FILE), JSON.stringify(next));
      const kept = new Set(pages.map(({ sha256 }) => sha256));
      const old = (await readdir(path.join(folder, BODIES))).filter((name) => !kept.has(name));
      for (const name of old) rmSync(path.join(folder, BODIES, name), { force: true });
    },
  };
}
