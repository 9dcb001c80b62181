import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../src/build/publish/manifest.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { buildSites } from './built-sites.ts';
import { siteDifferences, type SiteDifferences } from './site-differences.ts';

/** Differences of a site from what Astro alone makes of it; `builtAfter` are the sites that its process had built before. */
export type WholeSite = SiteDifferences & {
  slug: string;
  builtAfter: string[];
  files: number;
};

type WholeOptions = { tenantsFolder: string; slugs: readonly string[]; now: string };

/**
 * Builds sites from nothing: with code compiled once for all of them, one after the other in one process, in this order and
 * in the opposite one; and each by a whole build of Astro in a process of its own. Gives for each site of the two the files
 * whose bytes differ from the whole build. Throws with what a build printed when it fails.
 */
export async function compareWhole({ tenantsFolder, slugs, now }: WholeOptions): Promise<WholeSite[]> {
  const folder = path.join(PROJECT_ROOT, '.forecourt', `whole-sites-${process.pid}`);
  const outs = {
    forwards: path.join(folder, 'forwards'),
    backwards: path.join(folder, 'backwards'),
    whole: path.join(folder, 'whole'),
  };
  const orders = { forwards: [...slugs], backwards: slugs.toReversed() };
  const files = async (out: string, slug: string) =>
    (await readManifest(await realpath(path.join(out, slug))))?.files ?? [];
  const build = (out: string, order: readonly string[], words: string[]) =>
    buildSites([...order, '--tenants', tenantsFolder, '--out', out, ...words], {
      FORECOURT_NOW: now,
    });
  const differences = (way: keyof typeof orders) =>
    orders[way].map(async (slug, at): Promise<WholeSite> => {
      const [built, whole] = [await files(outs[way], slug), await files(outs.whole, slug)];
      const builtAfter = orders[way].slice(0, at);
      return {
        slug,
        builtAfter,
        files: whole.length,
        ...siteDifferences(whole, built),
      };
    });
  try {
    const inOneProcess = async (): Promise<void> => {
      await build(outs.forwards, orders.forwards, ['--jobs', '1']);
      await build(outs.backwards, orders.backwards, ['--jobs', '1']);
    };
    await Promise.all([inOneProcess(), build(outs.whole, slugs, ['--whole'])]);
    return await Promise.all([...differences('forwards'), ...differences('backwards')]);
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const out of Object.values(outs)) {
      const { state } = siteFolders(tenantsFolder, out, slugs[0] ?? '');
      await rm(path.dirname(state), { recursive: true, force: true });
    }
  }
}
