import { fork, type ChildProcess } from 'node:child_process';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { BuildMessage, SITE_BEGINS, type SiteJob } from '../report/build-message.ts';
import type { BuildReport } from '../report/build-report.ts';
import { childEnvironment } from './child-environment.ts';

const TAIL_CHARACTERS = 4_000;

export type SiteResult = { report: BuildReport; stock: string[] };

/**
 * How a build came out: with a report, with the end of its process, in words, with the last it wrote, or with why Astro alone
 * can build the site.
 */
export type SiteEnding =
  | { kind: 'report'; result: SiteResult; memoryBytes: number }
  | { kind: 'crash'; ending: string; tail: string }
  | { kind: 'unknown-astro'; reason: string };

/** A process that builds sites one after the other. */
export type SiteProcess = {
  /** Builds one site, while no other is being built. It always resolves. */
  build(job: SiteJob, onProgress: (text: string) => void): Promise<SiteEnding>;
  /** Sites it was asked for. */
  sites(): number;
  isAlive(): boolean;
  /** Lets it go; it ends by itself, as it does when this process ends. */
  close(): void;
};

/** The last that a process wrote since it began with its present site, whatever came late of the one before. */
function lastOf(child: ChildProcess): () => string {
  const tails = [child.stdout, child.stderr].map((stream) => {
    let tail = '';
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const all = tail + text;
      tail = all.slice(all.lastIndexOf(SITE_BEGINS) + 1).slice(-TAIL_CHARACTERS);
    });
    return () => tail;
  });
  return () =>
    tails
      .map((tail) => tail())
      .join('')
      .trim();
}

/** Starts a process of `script` (scripts/build-sites.ts) on the same Node as this one; `loaded` as for childEnvironment. */
export function startSiteProcess(script: string, loaded?: string): SiteProcess {
  const child = fork(script, {
    cwd: PROJECT_ROOT,
    execPath: process.execPath,
    execArgv: [],
    env: childEnvironment(loaded),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const tail = lastOf(child);
  let sites = 0;
  let over: string | undefined;
  let failure = '';
  let current: { onProgress: (text: string) => void; end: (ending: SiteEnding) => void } | undefined;
  const end = (ending: SiteEnding): void => {
    current?.end(ending);
    current = undefined;
  };
  const crash = (ending: string): SiteEnding => ({ kind: 'crash', ending, tail: `${tail()}${failure}` });
  child.on('message', (raw) => {
    const message = BuildMessage.parse(raw);
    if (message.kind === 'progress') return current?.onProgress(message.text);
    if (message.kind === 'unknown-astro') return end(message);
    const { report, stock, memoryBytes } = message;
    return end({ kind: 'report', result: { report, stock }, memoryBytes });
  });
  child.on('error', (error) => {
    failure += error.message;
  });
  child.on('close', (code, signal) => {
    over = signal ? `signal ${signal}` : `exit code ${code}`;
    end(crash(over));
  });
  return {
    build: (job, onProgress) =>
      new Promise((resolve) => {
        sites += 1;
        current = { onProgress, end: resolve };
        if (over !== undefined) end(crash(over));
        // Where it cannot be told, the process is about to end, and says so itself.
        else child.send(job, () => undefined);
      }),
    sites: () => sites,
    isAlive: () => over === undefined && child.connected,
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
