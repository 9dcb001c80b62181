import { readdir, readlink } from 'node:fs/promises';
import path from 'node:path';

/** Where the releases of one site are, and the link that people see as its folder. All absolute. */
export type ReleaseFolders = {
  /** `<out>/<slug>`, a link to the live release. */
  link: string;
  /** `<out>/.releases/<slug>`, or `<out>/.previews/<slug>`. */
  releases: string;
  lock: string;
};

/** A release's name: a number that grows with each publication, and the hash of what it holds. */
/** Releases that are published, and previews: none of them can be taken for one of the others. */
export type ReleaseKind = 'published' | 'preview';
const FOLDERS: Record<ReleaseKind, string> = { published: '.releases', preview: '.previews' };

const NAME = /^(\d{6})-([0-9a-f]{12})$/;
export const PARTIAL = '.partial';

export function releaseFolders(
  outFolder: string,
  slug: string,
  kind: ReleaseKind = 'published',
): ReleaseFolders {
  const releases = path.join(outFolder, FOLDERS[kind], slug);
  return { link: path.join(outFolder, slug), releases, lock: path.join(releases, '.lock') };
}

/** The names of the complete releases of a site, oldest first. */
export async function listReleases({ releases }: ReleaseFolders): Promise<string[]> {
  const names = await readdir(releases).catch(() => []);
  return names.filter((name) => NAME.test(name)).sort();
}

/** The name of the release that is live; undefined before the first publication. */
export async function liveRelease({ link, releases }: ReleaseFolders): Promise<string | undefined> {
  const target = await readlink(link).catch(() => undefined);
  if (target === undefined) return undefined;
  const folder = path.resolve(path.dirname(link), target);
  return path.dirname(folder) === releases ? path.basename(folder) : undefined;
}

/** The name of the next release with this content, after all releases that are there. */
export function nextRelease(existing: readonly string[], content: string): string {
  const last = NAME.exec(existing.at(-1) ?? '')?.[1] ?? '0';
  return `${String(Number(last) + 1).padStart(6, '0')}-${content}`;
}

/** What the link of a site leads to; undefined when there is none, or it leads elsewhere. */
export async function kindOfSite(outFolder: string, slug: string): Promise<ReleaseKind | undefined> {
  for (const kind of ['published', 'preview'] as const)
    if (await liveRelease(releaseFolders(outFolder, slug, kind))) return kind;
  return undefined;
}

/** The content hash in a release's name. */
export const contentOf = (release: string): string => NAME.exec(release)?.[2] ?? '';
