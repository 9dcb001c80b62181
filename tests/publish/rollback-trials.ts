import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readlink } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { publishRelease } from '../../src/build/publish/publish-release.ts';
import { listReleases, releaseFolders } from '../../src/build/publish/release-folders.ts';
import { rollback } from '../../src/build/publish/rollback.ts';
import { readSiteFiles } from '../../src/build/publish/site-files.ts';
import { checkRelease, everyFile } from './check-release.ts';
import { writeExampleSite } from './example-sites.ts';

const PROCESS = fileURLToPath(new URL('publish-process.ts', import.meta.url));
const SLUG = 'site';
const EDITIONS = ['a', 'b', 'c', 'd', 'e', 'f'];
/** Longest life of a killed rollback: spread over what one takes. */
const KILL_WITHIN_MS = 60;

export type RollbackTrials = {
  rollbacks: number;
  kills: number;
  files: number;
  folder: string;
  /** From 0 up to 1. */
  random: () => number;
};

export type RollbackResult = {
  rollbacks: number;
  kills: number;
  /** Rollbacks after which the site was the release that was asked for, to the byte. */
  whole: number;
  /** Kills after which the site was one release, whole. */
  wholeAfterKill: number;
  /** Kills that came before the rollback had ended. */
  killed: number;
  /** Milliseconds of the slowest rollback that no publication was in the way of. */
  slowest: number;
  /** Rollbacks that ran while a publication did. */
  besidePublish: number;
};

/** A publication in a process of its own; gives the end of it. */
async function startPublish(site: string, out: string): Promise<() => Promise<void>> {
  const child = fork(PROCESS, ['release', site, out, SLUG], { execPath: process.execPath, execArgv: [] });
  await once(child, 'message');
  const ended = once(child, 'exit');
  child.send('go');
  return async () => void (await ended);
}

/**
 * Publishes six releases, of which five stay, and goes back to any of them at random, some while another publication runs and
 * some killed by signal 9; looks each time whether the site is one release, to the byte.
 */
export async function rollbackTrials(trials: RollbackTrials): Promise<RollbackResult> {
  const { rollbacks, kills, files, folder, random } = trials;
  const out = path.join(folder, 'out');
  const siteOf = (edition: string): string => path.join(folder, edition);
  for (const edition of EDITIONS) {
    await writeExampleSite(siteOf(edition), edition, files);
    await publishRelease(siteOf(edition), (await readSiteFiles(siteOf(edition))).files, out, SLUG);
  }
  const folders = releaseFolders(out, SLUG);
  const draw = async (): Promise<string> => {
    const releases = await listReleases(folders);
    return releases[Math.floor(random() * releases.length)]!;
  };
  const result: RollbackResult = {
    ...{ rollbacks, kills, whole: 0, wholeAfterKill: 0, killed: 0, slowest: 0, besidePublish: 0 },
  };
  for (let trial = 0; trial < rollbacks; trial++) {
    // Every tenth beside a publication, which takes the site's lock in turn.
    const publication =
      trial % 10 === 9 ? await startPublish(siteOf(EDITIONS[trial % EDITIONS.length]!), out) : undefined;
    const to = await draw();
    const began = performance.now();
    const done = await rollback(out, SLUG, to).catch((error: Error) => error);
    const took = performance.now() - began;
    if (publication) {
      result.besidePublish += 1;
      await publication();
    } else result.slowest = Math.max(result.slowest, took);
    const { wrong } = await checkRelease(folders.link, everyFile);
    // A publication beside it may have removed the oldest release, or gone live after it.
    const isThere = publication !== undefined || path.basename(await readlink(folders.link)) === to;
    const isTrue = !(done instanceof Error) || (publication !== undefined && done.name === 'UsageError');
    if (wrong.length === 0 && isThere && isTrue) result.whole += 1;
  }
  for (let trial = 0; trial < kills; trial++) {
    const to = await draw();
    const child = fork(PROCESS, ['rollback', siteOf('a'), out, SLUG, to], {
      execPath: process.execPath,
      execArgv: [],
    });
    await once(child, 'message');
    const ended = once(child, 'exit');
    child.send('go');
    await sleep((KILL_WITHIN_MS * (trial + 0.5)) / kills);
    if (child.exitCode === null) result.killed += 1;
    child.kill('SIGKILL');
    await ended;
    const { wrong } = await checkRelease(folders.link, everyFile);
    if (wrong.length === 0) result.wholeAfterKill += 1;
  }
  return result;
}
