import { readdir, readFile, readlink, stat } from 'node:fs/promises';
import path from 'node:path';
import { HANDOVER_ENDING, handoverFile } from '../../api/hand-over-release.ts';
import { readHandover } from './read-handover.ts';
import { toSiteRelease, type SiteRelease } from './site-release.ts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Why a site is not answered for as it should be; `file` where its release cannot be read. */
export type ReleaseProblem = { slug: string; file?: string; reason: string };

/** The newest hand-over of a site, where that of the live release is missing: stopped between the two, a build left none. */
async function newestRelease(folder: string, slug: string): Promise<string | undefined> {
  const names = await readdir(path.join(folder, '.releases', slug)).catch(() => []);
  const newest = names
    .filter((name) => name.endsWith(HANDOVER_ENDING))
    .sort()
    .at(-1);
  return newest?.slice(0, -HANDOVER_ENDING.length);
}

async function fileOf(folder: string, slug: string): Promise<string | undefined> {
  const target = await readlink(path.join(folder, slug)).catch(() => undefined);
  if (target === undefined) return undefined;
  const live = path.join(folder, handoverFile(slug, path.basename(target)));
  const isThere = await stat(live).then(
    () => true,
    () => false,
  );
  if (isThere) return live;
  const newest = await newestRelease(folder, slug);
  return newest === undefined ? undefined : path.join(folder, handoverFile(slug, newest));
}

/**
 * The live releases in a folder of published sites. Each call reads what has changed since the one before; a release that
 * cannot be read leaves the one that was known, and is told in `problems`.
 */
export function createSharedReleases(
  folder: string,
): () => Promise<{ sites: SiteRelease[]; problems: ReleaseProblem[] }> {
  const known = new Map<string, { stamp: string; site?: SiteRelease; problem?: ReleaseProblem }>();

  async function refresh(slug: string): Promise<void> {
    const file = await fileOf(folder, slug);
    if (file === undefined) return void known.delete(slug);
    const { mtimeMs, size } = await stat(file);
    const stamp = `${file} ${mtimeMs} ${size}`;
    const before = known.get(slug);
    if (before?.stamp === stamp) return;
    try {
      known.set(slug, { stamp, site: toSiteRelease(await readHandover(await readFile(file))) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      known.set(slug, { ...(before?.site && { site: before.site }), stamp, problem: { slug, file, reason } });
    }
  }

  return async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => SLUG.test(name));
    for (const slug of known.keys()) if (!names.includes(slug)) known.delete(slug);
    for (const slug of names) await refresh(slug).catch(() => undefined);
    const all = [...known.values()];
    return {
      sites: all.flatMap(({ site }) => site ?? []),
      problems: all.flatMap(({ problem }) => problem ?? []),
    };
  };
}
