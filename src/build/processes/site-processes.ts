import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import type { SiteJob } from '../report/build-message.ts';
import type { BuildReport } from '../report/build-report.ts';
import { startSiteRecord } from '../report/site-record.ts';
import { MIN_PROCESS_BYTES } from './default-jobs.ts';
import { joinedScript } from './joined-script.ts';
import { loadedCode } from './loaded-code.ts';
import { startSiteProcess, type SiteEnding, type SiteProcess, type SiteResult } from './site-process.ts';

const BUILD_SITES = path.join(PROJECT_ROOT, 'scripts', 'build-sites.ts');

/** No process builds more than this, however small they are; measured with 120, which hold no more than 40 do. */
const MAX_SITES = 400;

/** Builds sites in processes that are used again. */
export type SiteProcesses = {
  /**
   * Builds one site in a process that builds nothing else meanwhile. It always resolves. A process that then holds more than
   * `mayHold` bytes builds no further site: V8 gives little of what a large one took back.
   */
  build(job: SiteJob, onProgress: (text: string) => void, mayHold?: number): Promise<SiteResult>;
  /** Bytes of the processes that wait for a site. */
  held(): number;
  /** Lets all processes go. */
  close(): void;
};

const isFailed = (ending: SiteEnding): boolean =>
  ending.kind !== 'report' || ending.result.report.outcome === 'failed';

const mayGoOn = (built: SiteProcess, ending: SiteEnding, mayHold: number): boolean =>
  ending.kind === 'report' && !isFailed(ending) && ending.memoryBytes < mayHold && built.sites() < MAX_SITES;

function resultOf(job: SiteJob, ending: SiteEnding): SiteResult {
  if (ending.kind === 'report') return ending.result;
  const reason =
    ending.kind === 'unknown-astro'
      ? ending.reason
      : [`The build of ${job.slug} ended without a result (${ending.ending}).`, ending.tail]
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

/** A result with one line more for the operator. */
const withWarning = ({ report, stock }: SiteResult, line: string): SiteResult => ({
  report: { ...report, warnings: [...report.warnings, line] },
  stock,
});

/**
 * Processes that build sites, one after the other each; a new one is started when none is free. A process in which a site
 * has failed builds no other, and none builds with other code than its first site. A site that fails in a process that has
 * built others is built again in a new one, where nothing of theirs can be the reason; only what fails there has failed.
 * Where the installed Astro is not the one that compiled code knows, each site is built `whole`, by Astro alone, and its report
 * says so. `script` is what they run.
 */
export function openSiteProcesses(script: string = BUILD_SITES): SiteProcesses {
  const free = new Map<SiteProcess, number>();
  let code: string | undefined;
  /** Why Astro alone builds the sites, once one was tried, and for which code. */
  let unknownAstro: { code: string | undefined; reason: string } | undefined;
  const closeFree = (): void => {
    for (const each of free.keys()) each.close();
    free.clear();
  };
  const takeFree = (): SiteProcess | undefined => {
    const found = [...free.keys()].find((each) => each.isAlive());
    if (found) free.delete(found);
    return found;
  };
  const start = async (job: SiteJob): Promise<SiteProcess> => {
    const loaded = job.code && (await loadedCode(job.code.all));
    // The folder is of the project's own code. Astro itself, which builds a site `whole`, loads our modules one by one.
    const isJoined = loaded !== undefined && script === BUILD_SITES && !job.whole;
    return startSiteProcess(isJoined ? await joinedScript(script, loaded) : script, loaded);
  };
  return {
    build: async (job, onProgress, mayHold = MIN_PROCESS_BYTES) => {
      if (job.code?.all !== code) closeFree();
      code = job.code?.all;
      const buildIn = async (one: SiteProcess): Promise<SiteEnding> => {
        const ending = await one.build(job, onProgress);
        // Astro itself, which builds a site `whole`, keeps one site for good.
        const isKept = mayGoOn(one, ending, mayHold) && !job.whole && job.code?.all === code;
        if (isKept && ending.kind === 'report') free.set(one, ending.memoryBytes);
        else one.close();
        return ending;
      };
      const buildWhole = async (reason: string): Promise<SiteResult> => {
        const whole = await start({ ...job, whole: true });
        const ending = await whole.build({ ...job, whole: true }, onProgress);
        whole.close();
        return withWarning(resultOf(job, ending), `Astro builds this site by itself, slower: ${reason}`);
      };
      if (unknownAstro && unknownAstro.code === code && !job.whole) return buildWhole(unknownAstro.reason);
      const used = job.whole ? undefined : takeFree();
      if (used) {
        const ending = await buildIn(used);
        if (!isFailed(ending)) return resultOf(job, ending);
      }
      const ending = await buildIn(await start(job));
      if (ending.kind !== 'unknown-astro' || job.whole) return resultOf(job, ending);
      unknownAstro = { code: job.code?.all, reason: ending.reason };
      return buildWhole(ending.reason);
    },
    held: () => [...free].reduce((sum, [each, bytes]) => sum + (each.isAlive() ? bytes : 0), 0),
    close: closeFree,
  };
}
