import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import type { SiteJob } from '../report/build-message.ts';
import type { BuildReport } from '../report/build-report.ts';
import { startSiteRecord } from '../report/site-record.ts';
import { startSiteProcess, type SiteEnding, type SiteProcess, type SiteResult } from './site-process.ts';

const BUILD_SITES = path.join(PROJECT_ROOT, 'scripts', 'build-sites.ts');

/** A process that has grown beyond this builds no further site: each leaves its own code and data behind. */
const MOST_MEMORY_BYTES = 0.45e9;
/** And none builds more than this, however small they are. */
const MOST_SITES = 40;

/** Builds sites in processes that are used again. */
export type SiteProcesses = {
  /** Builds one site in a process that builds nothing else meanwhile. It always resolves. */
  build(job: SiteJob, onProgress: (text: string) => void): Promise<SiteResult>;
  /** Lets all processes go. */
  close(): void;
};

const isFailed = (ending: SiteEnding): boolean =>
  ending.kind === 'crash' || ending.result.report.outcome === 'failed';

const mayGoOn = (built: SiteProcess, ending: SiteEnding): boolean =>
  ending.kind === 'report' &&
  !isFailed(ending) &&
  // The renderer of letters keeps the font of the first it has drawn (src/build/share-images/share-fonts.ts).
  (ending.result.report.shareImages?.drawn ?? 0) === 0 &&
  ending.memoryBytes < MOST_MEMORY_BYTES &&
  built.sites() < MOST_SITES;

function resultOf(job: SiteJob, ending: SiteEnding): SiteResult {
  if (ending.kind === 'report') return ending.result;
  const reason = [`The build of ${job.slug} ended without a result (${ending.ending}).`, ending.tail]
    .filter((line) => line !== '')
    .join('\n');
  const report: BuildReport = {
    ...startSiteRecord(job).common(),
    outcome: 'failed',
    published: false,
    reason,
  };
  return { report, stock: [] };
}

/**
 * Processes that build sites, one after the other each; a new one is started when none is free. A process in which a site
 * has failed builds no other. A site that fails in a process that has built others is built again in a new one, where
 * nothing of theirs can be the reason; only what fails there has failed. `script` is what they run.
 */
export function openSiteProcesses(script: string = BUILD_SITES): SiteProcesses {
  const free = new Set<SiteProcess>();
  const takeFree = (): SiteProcess | undefined => {
    const found = [...free].find((each) => each.isAlive());
    if (found) free.delete(found);
    return found;
  };
  const buildIn = async (
    one: SiteProcess,
    job: SiteJob,
    onProgress: (text: string) => void,
  ): Promise<SiteEnding> => {
    const ending = await one.build(job, onProgress);
    // Astro itself, which builds a site `whole`, keeps one site for good.
    if (mayGoOn(one, ending) && !job.whole) free.add(one);
    else one.close();
    return ending;
  };
  return {
    build: async (job, onProgress) => {
      const used = job.whole ? undefined : takeFree();
      if (used) {
        const ending = await buildIn(used, job, onProgress);
        if (!isFailed(ending)) return resultOf(job, ending);
      }
      return resultOf(job, await buildIn(startSiteProcess(script), job, onProgress));
    },
    close: () => {
      for (const each of free) each.close();
      free.clear();
    },
  };
}
