import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { CompiledPages, CompiledPath, RenderedPage } from '../astro/compiled-pages.ts';
import type { SizeOf } from '../compliance/letter-sizes.ts';
import { fileAddress, readFacts, type FactsText } from '../compliance/read-facts.ts';
import { readSiteFile, type ReadFile } from '../publish/site-files.ts';
import { numberIslands } from './island-ids.ts';
import { fileOf } from './reuse-pages.ts';

/** The text of a page, or the bytes of another file; undefined where the route has nothing to say, as for a feed that is switched off. */
async function bodyOf(
  page: RenderedPage,
  { pathname, route }: CompiledPath,
  file: string,
): Promise<string | Buffer | undefined> {
  if (page.status >= 300 && page.status < 400)
    throw new Error(
      `${pathname} answers ${page.status}; redirects belong in _redirects.\nin ${route.component}`,
    );
  if (!page.body) return undefined;
  const bytes = Buffer.from(await page.arrayBuffer());
  return file.endsWith('.html') ? numberIslands(bytes.toString('utf8')) : bytes;
}

/**
 * What became of some paths: files as they were written, how many of the paths are pages, and what the rules of law need of
 * each page, by the hash of its bytes.
 */
export type WrittenPages = {
  written: ReadFile[];
  rendered: number;
  facts: [sha256: string, facts: FactsText][];
};

/** A site that pages are written into: its folder, absolute, and how large letters are by its style sheets. */
export type WrittenSite = { siteFolder: string; sizeOf: SizeOf };

/**
 * Renders paths into the site's folder, of two with one address the first that says something. `onPage` is given each answer
 * before it is written. A page is written without leaving the thread: handing it to another one and back costs more
 * than the disk's cache does. Throws what a page throws.
 */
export async function writePages(
  pages: CompiledPages,
  paths: readonly CompiledPath[],
  { siteFolder, sizeOf }: WrittenSite,
  onPage: (page: RenderedPage, pathname: string) => void,
  onWritten: () => void = () => undefined,
): Promise<WrittenPages> {
  const written = new Map<string, ReadFile>();
  const facts: WrittenPages['facts'] = [];
  let rendered = 0;
  for (const each of paths) {
    const file = fileOf(each);
    if (written.has(file)) continue;
    const page = await pages.render(each);
    onPage(page, each.pathname.replace(/\/$/, ''));
    const content = await bodyOf(page, each, file);
    if (each.route.type === 'page') rendered += 1;
    if (content !== undefined) {
      const body = Buffer.from(content);
      const target = path.join(siteFolder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, body);
      const read = readSiteFile(file, body);
      written.set(file, read);
      // While its text is at hand: the law check would read it again.
      if (typeof content === 'string' && file.endsWith('.html'))
        facts.push([read.file.sha256, readFacts(content, fileAddress(file), sizeOf)]);
    }
    onWritten();
    // A render waits for nothing outside of the thread: without this nobody would hear what other processes have rendered.
    await setImmediate();
  }
  return { written: [...written.values()], rendered, facts };
}
