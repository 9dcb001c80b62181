import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HANDOVER_ENDING } from '../../api/hand-over-release.ts';
import { readHandover } from './read-handover.ts';
import type { ReleaseProblem } from './shared-releases.ts';
import { toSiteRelease, type SiteRelease } from './site-release.ts';

type Admit = (site: SiteRelease) => Promise<void>;

/** Releases that were sent by PUT: the last one of each site, kept on disk for the next start. */
export type ReceivedReleases = {
  /**
   * Takes a release over, unless `admit` throws for it. Throws an Error with the reason, and then the one before stays.
   */
  receive: (slug: string, release: string, packed: Uint8Array, admit?: Admit) => Promise<void>;
  sites: () => SiteRelease[];
  problems: () => ReleaseProblem[];
};

async function writeFlushed(file: string, content: Uint8Array): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    await writeFile(partial, content, { flush: true });
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Reads what was received before from a folder, which is made when it is missing. */
export async function openReceivedReleases(folder: string): Promise<ReceivedReleases> {
  await mkdir(folder, { recursive: true });
  const sites = new Map<string, SiteRelease>();
  const problems: ReleaseProblem[] = [];
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(HANDOVER_ENDING))) {
    const file = path.join(folder, name);
    try {
      const site = toSiteRelease(await readHandover(await readFile(file)));
      sites.set(site.slug, site);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.push({ slug: name.slice(0, -HANDOVER_ENDING.length), file, reason });
    }
  }
  return {
    receive: async (slug, release, packed, admit) => {
      const site = toSiteRelease(await readHandover(packed));
      if (site.slug !== slug || site.release !== release)
        throw new Error(
          `it is the release ${site.release} of ${site.slug}, and was sent as ${release} of ${slug}`,
        );
      await admit?.(site);
      await writeFlushed(path.join(folder, `${slug}${HANDOVER_ENDING}`), packed);
      sites.set(slug, site);
      const solved = problems.findIndex((problem) => problem.slug === slug);
      if (solved >= 0) problems.splice(solved, 1);
    },
    sites: () => [...sites.values()],
    problems: () => problems,
  };
}
