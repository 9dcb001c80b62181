import { realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import { readManifest } from '../src/build/publish/manifest.ts';
import { siteFolders } from '../src/build/site-folders.ts';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { buildSites } from './built-sites.ts';
import { siteDifferences, type SiteDifferences } from './bench/same-sites/site-differences.ts';

export type WholeSite = SiteDifferences & { slug: string; files: number };

type WholeOptions = { tenantsFolder: string; slugs: readonly string[]; now: string };

/**
 * Builds sites from nothing twice: with code compiled once for all of them, and each by a whole build of Astro; gives by site
 * the files whose bytes differ. Throws with what a build printed when it fails.
 */
export async function compareWhole({ tenantsFolder, slugs, now }: WholeOptions): Promise<WholeSite[]> {
  const folder = path.join(PROJECT_ROOT, '.forecourt', `whole-sites-${process.pid}`);
  const outs = { compiled: path.join(folder, 'compiled'), whole: path.join(folder, 'whole') };
  const files = async (out: string, slug: string) =>
    (await readManifest(await realpath(path.join(out, slug))))?.files ?? [];
  try {
    const build = (out: string, ...words: string[]) =>
      buildSites([...slugs, '--tenants', tenantsFolder, '--out', out, ...words], { FORECOURT_NOW: now });
    await Promise.all([build(outs.compiled), build(outs.whole, '--whole')]);
    return await Promise.all(
      slugs.map(async (slug) => {
        const [compiled, whole] = [await files(outs.compiled, slug), await files(outs.whole, slug)];
        return { slug, files: whole.length, ...siteDifferences(whole, compiled) };
      }),
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
    for (const out of Object.values(outs)) {
      const { state } = siteFolders(tenantsFolder, out, slugs[0] ?? '');
      await rm(path.dirname(state), { recursive: true, force: true });
    }
  }
}
