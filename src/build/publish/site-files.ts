import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

export type SiteFile = {
  /** Path below the site's folder with forward slashes, without one in front. */
  path: string;
  sha256: string;
  bytes: number;
};

/** A rendered page that search engines may list: the file and the address it calls its own. */
export type SitePage = {
  file: string;
  canonical: string;
  sha256: string;
  /** Whole addresses of the pictures that its structured data names. */
  images: string[];
};

const HEAD_BYTES = 65_536;
const AT_ONCE = 16;

/** Every file below a folder, as sorted paths with forward slashes. At once: a build looks into 500 folders, five times each. */
export function listFiles(folder: string): string[] {
  const prefixes = new Map<string, string>();
  const prefixOf = (parent: string): string => {
    const known = prefixes.get(parent);
    if (known !== undefined) return known;
    const below = path.relative(folder, parent).split(path.sep).join('/');
    const prefix = below === '' ? '' : `${below}/`;
    prefixes.set(parent, prefix);
    return prefix;
  };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${prefixOf(parentPath)}${name}`)
    .sort();
}

export const byPath = (a: SiteFile, b: SiteFile): number => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);

/** The sha256 of a file's bytes, as manifests have it. */
const hashOf = (content: Buffer): string => hash('sha256', content);

/** A file of text, as it will be read back. */
export function toSiteFile({ path: file, text }: { path: string; text: string }): SiteFile {
  const content = Buffer.from(text);
  return { path: file, sha256: hashOf(content), bytes: content.length };
}

/** A text through bytes and back: a match is a slice that would keep the whole head of its page in memory. */
const detached = (text: string): string => Buffer.from(text).toString();

/** What stands before the body of a page; a `<` in its data is escaped. */
function headOf(content: Buffer): string {
  const end = content.indexOf('</head>');
  return content.subarray(0, end === -1 ? HEAD_BYTES : Math.min(end, HEAD_BYTES)).toString('utf8');
}

/** The page's own address when search engines may list it: not 404, no `noindex`, and canonical to itself. */
function ownAddress(file: string, head: string): string | undefined {
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) return undefined;
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(head)?.[1]?.replaceAll('&amp;', '&');
  if (!canonical || !URL.canParse(canonical)) return undefined;
  const own = `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1').replace(/\/$/, '')}`;
  return new URL(canonical).pathname === encodeURI(own) ? detached(canonical) : undefined;
}

/** The pictures of the page's structured data; in the head no other list has that name. */
function picturesOf(head: string): string[] {
  const lists = [...head.matchAll(/"image":(\[(?:"[^"\\]*",?)*\])/g)];
  return [...new Set(lists.flatMap(([, list = '[]']) => JSON.parse(list) as string[]))].map(detached);
}

/** What the manifest and the sitemap need of one file; `page` when search engines may list it. */
export type ReadFile = { file: SiteFile; page?: SitePage };

/** Digests a file of a site and finds its own address. */
export function readSiteFile(file: string, content: Buffer): ReadFile {
  const sha256 = hashOf(content);
  const read = { file: { path: file, sha256, bytes: content.length } };
  if (!file.endsWith('.html') || file === '404.html') return read;
  const head = headOf(content);
  const canonical = ownAddress(file, head);
  return canonical ? { ...read, page: { file, canonical, sha256, images: picturesOf(head) } } : read;
}

/**
 * Every file of a site, in the order of the paths. Files that were read in this build already, and put there since, are
 * in `read` by path; the others are read once.
 */
export async function readSiteFiles(
  folder: string,
  read: ReadonlyMap<string, ReadFile> = new Map(),
): Promise<{ files: SiteFile[]; pages: SitePage[] }> {
  const paths = listFiles(folder);
  const files: SiteFile[] = [];
  const pages: SitePage[] = [];
  const queue = paths.values();
  const work = async (): Promise<void> => {
    for (const file of queue) {
      const found = read.get(file) ?? readSiteFile(file, await readFile(path.join(folder, file)));
      files.push(found.file);
      if (found.page) pages.push(found.page);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  files.sort(byPath);
  pages.sort((a, b) => (a.file < b.file ? -1 : 1));
  return { files, pages };
}
