import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { childEnvironment } from '../../src/build/processes/child-environment.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { releaseFolders } from '../../src/build/publish/release-folders.ts';
import { filesDamage } from '../../src/build/publish/release-damage.ts';
import { readSiteFiles, type SiteFile } from '../../src/build/publish/site-files.ts';
import { makeStopSite, type StopSite } from './stop-site.ts';

const LOOK_MS = 3;
/** How the moments are shared out: before the first page is there, over the pages, after the last one. */
const SHARES = { before: 0.15, pages: 0.6 } as const;

export type StopTrials = {
  /** Used in turn. */
  signals: readonly NodeJS.Signals[];
  stops: number;
  /** Builds that are stopped one after the other before one runs to its end and is looked at. */
  stopsEach: number;
  /** A folder directly below one of the project's folders; it is made, and removed. */
  folder: string;
};

export type StopResult = {
  stops: number;
  /** Stops that found the build at work. */
  stopped: number;
  /** Builds that ran to their end after the change was taken back, and those of them whose every file was right. */
  builds: number;
  right: number;
  /** Pages of the others that were not those of a clean build, of all pages looked at. */
  pages: number;
  wrongPages: number;
};

/** In milliseconds since a build began. */
type Timeline = { firstPage: number; end: number };

const isPage = (file: string): boolean => file.endsWith('.html');

type Build = { child: ChildProcess; ended: Promise<number | null>; said: () => string };

function start({ job }: StopSite): Build {
  const script = path.join(PROJECT_ROOT, 'scripts/build.ts');
  const words = [job.slug, '--tenants', job.tenantsFolder, '--out', job.outFolder];
  const child = spawn(process.execPath, [script, ...words], {
    cwd: PROJECT_ROOT,
    env: { ...childEnvironment(), FORECOURT_NOW: job.now },
    // A group of its own, as a shell gives every command: a stop reaches all of its processes.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  return { child, ended: once(child, 'close').then(([code]) => code), said: () => said };
}

const pagesIn = async (folder: string): Promise<number> =>
  (await readdir(folder, { recursive: true }).catch((): string[] => [])).filter(isPage).length;

/** Waits until the site folder has a number of pages; false when the build ends before. */
async function untilPages(child: ChildProcess, folder: string, pages: number): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null) {
    if ((await pagesIn(folder)) >= pages) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

/** Runs a build to its end. Throws with what it wrote when that is not a good one. */
async function buildWhole(site: StopSite): Promise<Timeline> {
  const began = performance.now();
  const { child, ended, said } = start(site);
  const since = (): number => performance.now() - began;
  await untilPages(child, site.folders.site, 1);
  const firstPage = since();
  const code = await ended;
  if (code !== 0) throw new Error(`A build ended with ${code} though nobody stopped it.\n${said()}`);
  return { firstPage, end: since() };
}

/** Stops a build at a moment from 0 to 1 of its life; true when it was at work then. */
async function stopAt(
  moment: number,
  signal: NodeJS.Signals,
  site: StopSite,
  { pages, typical }: { pages: number; typical: Timeline },
): Promise<boolean> {
  const { child, ended } = start(site);
  if (moment < SHARES.before) await sleep((typical.firstPage * moment) / SHARES.before);
  else {
    while (child.exitCode === null && (await pagesIn(site.folders.site)) > 0) await sleep(LOOK_MS);
    const share = (moment - SHARES.before) / SHARES.pages;
    await untilPages(child, site.folders.site, Math.max(1, Math.round(Math.min(1, share) * pages)));
    const rest = (moment - SHARES.before - SHARES.pages) / (1 - SHARES.before - SHARES.pages);
    if (rest > 0) await sleep((typical.end - typical.firstPage) * rest);
  }
  const isAtWork = child.exitCode === null && child.signalCode === null;
  if (isAtWork && child.pid !== undefined) process.kill(-child.pid, signal);
  await ended;
  return isAtWork;
}

/** The published site, to be looked through. */
const shownFolder = ({ job }: StopSite): Promise<string> =>
  realpath(releaseFolders(job.outFolder, job.slug).link);

/**
 * Stops builds of a changed site at moments spread over their life, takes the change back, builds, and holds every file
 * against a clean build from before the change.
 */
export async function runStopTrials(trials: StopTrials): Promise<StopResult> {
  const { signals, stops, stopsEach } = trials;
  const site = await makeStopSite(trials.folder);
  try {
    const typical = await buildWhole(site);
    const read = (await readSiteFiles(await shownFolder(site))).files;
    const clean = read.filter(({ path: file }: SiteFile) => file !== 'manifest.json');
    const pages = clean.filter((file) => isPage(file.path)).length;

    const result: StopResult = { stops, stopped: 0, builds: 0, right: 0, pages: 0, wrongPages: 0 };
    for (let stop = 0; stop < stops; stop += 1) {
      await site.turn('changed');
      const signal = signals[stop % signals.length] ?? 'SIGKILL';
      const moment = (stop + 0.5) / stops;
      if (await stopAt(moment, signal, site, { pages, typical })) result.stopped += 1;
      if ((stop + 1) % stopsEach !== 0) continue;
      await site.turn('before');
      await buildWhole(site);
      const damage = await filesDamage(await shownFolder(site), clean);
      result.builds += 1;
      result.pages += pages;
      result.wrongPages += damage.filter((file) => isPage(file.path)).length;
      if (damage.length === 0) result.right += 1;
    }
    return result;
  } finally {
    await site.remove();
  }
}
