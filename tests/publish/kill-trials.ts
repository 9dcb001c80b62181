import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readManifest } from '../../src/build/publish/manifest.ts';
import { checkRelease, everyFile } from './check-release.ts';
import { writeExampleSite } from './example-sites.ts';

const PROCESS = fileURLToPath(new URL('publish-process.ts', import.meta.url));
const SLUG = 'site';
const WARM_UPS = 5;
/** Files a reader looks at before it follows the link again. */
const FILES_A_VISIT = 20;
/** Leaves the publisher some of the machine. */
const READER_PAUSE_MS = 2;

export type KillTrials = {
  /** `release`: the publisher under test. `in-place`: the control, which must fail. */
  kind: 'release' | 'in-place';
  trials: number;
  files: number;
  /** An empty folder to work in. */
  folder: string;
};

export type KillResult = {
  trials: number;
  /** Trials in which the publisher was still at work when it was killed. */
  killed: number;
  /** Trials after which the published site was one release, whole. */
  whole: number;
  /** What a reader saw meanwhile. */
  reads: number;
  badReads: number;
};

type Paths = { out: string; sites: [string, string] };

async function start(kind: string, site: string, out: string): Promise<ChildProcess> {
  const child = fork(PROCESS, [kind, site, out, SLUG], { execPath: process.execPath, execArgv: [] });
  await once(child, 'message');
  return child;
}

async function publishWhole(kind: string, site: string, out: string): Promise<number> {
  const child = await start(kind, site, out);
  const began = performance.now();
  child.send('go');
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The publisher ended with ${code} though nobody killed it.`);
  return performance.now() - began;
}

/** The site that is not the published one, so that every publication changes every page. */
async function otherSite({ out, sites }: Paths): Promise<string> {
  const published = await readManifest(path.join(out, SLUG));
  const isFirst = published?.files.some((file) => file.path === '_astro/app.a.js') ?? false;
  return isFirst ? sites[1] : sites[0];
}

/** Visits the published site without pause until `stop` is called. */
function startReader(link: string): { stop: () => Promise<{ reads: number; badReads: number }> } {
  let isRunning = true;
  let round = 0;
  const seen = { reads: 0, badReads: 0 };
  const visits = (async () => {
    while (isRunning) {
      round += 1;
      const { checked, wrong } = await checkRelease(link, ({ files }) =>
        Array.from(
          { length: Math.min(FILES_A_VISIT, files.length) },
          (_, index) => files[(round * 7 + index * 13) % files.length]!,
        ),
      );
      seen.reads += checked;
      seen.badReads += wrong.length;
      await sleep(READER_PAUSE_MS);
    }
  })();
  return {
    stop: async () => {
      isRunning = false;
      await visits;
      return seen;
    },
  };
}

/**
 * Kills a publisher with signal 9 at moments spread evenly over the whole of its work, with a reader at the site, and
 * looks each time whether every file of the published site belongs to one release.
 */
export async function runKillTrials({ kind, trials, files, folder }: KillTrials): Promise<KillResult> {
  const paths: Paths = {
    out: path.join(folder, 'out'),
    sites: [path.join(folder, 'a'), path.join(folder, 'b')],
  };
  await writeExampleSite(paths.sites[0], 'a', files);
  await writeExampleSite(paths.sites[1], 'b', files);
  const link = path.join(paths.out, SLUG);
  await publishWhole(kind, paths.sites[0], paths.out);
  const reader = startReader(link);
  // Measured with the reader at work, or the kills would crowd at one end.
  const durations: number[] = [];
  for (let index = 0; index < WARM_UPS; index += 1)
    durations.push(await publishWhole(kind, await otherSite(paths), paths.out));
  let typical = durations.toSorted((a, b) => a - b)[Math.floor(WARM_UPS / 2)] ?? 0;

  let killed = 0;
  let whole = 0;
  for (let trial = 0; trial < trials; trial += 1) {
    const child = await start(kind, await otherSite(paths), paths.out);
    const ended = once(child, 'exit');
    const began = performance.now();
    child.send('go');
    await Promise.race([sleep((typical * (trial + 0.5)) / trials), ended]);
    if (child.exitCode === null) killed += 1;
    // The machine has less to do than when the publisher was measured: the next kills come within its work again.
    else typical = performance.now() - began;
    child.kill('SIGKILL');
    await ended;
    const { wrong } = await checkRelease(link, everyFile);
    if (wrong.length === 0) whole += 1;
    // The control starts each trial from a whole site, or one break would count in all that follow.
    else await publishWhole(kind, await otherSite(paths), paths.out);
  }
  return { trials, killed, whole, ...(await reader.stop()) };
}
