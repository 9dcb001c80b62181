import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { writeWhole } from '../../stock/write-whole.ts';
import { linkOrCopy, syncFile, syncFolder } from '../publish/place-files.ts';
import { readSiteFile, type ReadFile, type SiteFile } from '../publish/site-files.ts';
import { inParallel } from '../../stock/in-parallel.ts';

const AT_ONCE = 16;
const INDEX_FILE = 'pages.json';
const BODIES = 'bodies';

/** For a page's file: what it was rendered from, and the sha256 that its body is kept under. */
const Index = z.record(z.string(), z.strictObject({ key: z.string(), sha256: z.string() }));
type Index = z.output<typeof Index>;

/**
 * The pages of the site that was published last, by file. A body is named by its own sha256 and never written to again,
 * and the index that names the bodies is replaced in one rename after a publication: a build that is stopped at any
 * moment leaves the pages it found, each with the key it belongs to.
 */
export type PageCache = {
  /**
   * Puts a page into the site folder as it was published last. Undefined when it was rendered from something else then,
   * or when the kept bytes are no longer those that were published: it is to be rendered.
   */
  reuse(file: string, key: string, siteFolder: string): Promise<ReadFile | undefined>;
  /** Makes the pages of `keys` (key by file) the cache, and forgets all others. Call it once the site is published. */
  keep(keys: ReadonlyMap<string, string>, siteFolder: string, files: readonly SiteFile[]): Promise<void>;
};

async function readIndex(folder: string): Promise<Index> {
  const text = await readFile(path.join(folder, INDEX_FILE), 'utf8').catch(() => '{}');
  try {
    return Index.parse(JSON.parse(text));
  } catch {
    // A damaged index costs time: every page is rendered.
    return {};
  }
}

/** Opens the page cache in `folder`, absolute, on the same disk as the site folder; an empty one when there is none. */
export async function openPageCache(folder: string): Promise<PageCache> {
  const index = await readIndex(folder);
  const reused = new Set<string>();
  const bodyOf = (sha256: string): string => path.join(folder, BODIES, sha256);

  async function keepBody(sha256: string, page: string): Promise<void> {
    // Under another name first: a body that is there already under this name may be a damaged one.
    const partial = `${bodyOf(sha256)}.${randomUUID()}.partial`;
    await linkOrCopy(page, partial);
    await syncFile(partial);
    await rename(partial, bodyOf(sha256));
  }

  return {
    reuse: async (file, key, siteFolder) => {
      const known = Object.hasOwn(index, file) ? index[file] : undefined;
      if (known?.key !== key) return undefined;
      const content = await readFile(bodyOf(known.sha256)).catch(() => undefined);
      const page = content && readSiteFile(file, content);
      if (page?.file.sha256 !== known.sha256) return undefined;
      await mkdir(path.dirname(path.join(siteFolder, file)), { recursive: true });
      await linkOrCopy(bodyOf(known.sha256), path.join(siteFolder, file));
      reused.add(known.sha256);
      return page;
    },
    keep: async (keys, siteFolder, files) => {
      const pages = files.filter(({ path: file }) => keys.has(file));
      await mkdir(path.join(folder, BODIES), { recursive: true });
      await inParallel(pages, AT_ONCE, async ({ path: file, sha256 }) => {
        if (!reused.has(sha256)) await keepBody(sha256, path.join(siteFolder, file));
      });
      await syncFolder(path.join(folder, BODIES));
      const next: Index = Object.fromEntries(
        pages.map(({ path: file, sha256 }) => [file, { key: keys.get(file) ?? '', sha256 }]),
      );
      await writeWhole(path.join(folder, INDEX_FILE), JSON.stringify(next));
      const kept = new Set(pages.map(({ sha256 }) => sha256));
      const old = (await readdir(path.join(folder, BODIES))).filter((name) => !kept.has(name));
      await inParallel(old, AT_ONCE, (name) => rm(path.join(folder, BODIES, name), { force: true }));
    },
  };
}
