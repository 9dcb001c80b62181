import { fork } from 'node:child_process';
import path from 'node:path';
import { PROJECT_ROOT } from '../command-line/project-root.ts';
import { BuildMessage, type SiteJob } from './report/build-message.ts';
import type { BuildReport } from './report/build-report.ts';
import { startSiteRecord } from './report/site-record.ts';

const BUILD_SITE = path.join(PROJECT_ROOT, 'scripts', 'build-site.ts');
const TAIL_CHARACTERS = 4_000;

export type SiteResult = { report: BuildReport; stock: string[] };

/** What decides how a process sorts, writes dates and picks fonts, the same for every build wherever it runs. */
const SAME_EVERYWHERE = { TZ: 'UTC', LC_ALL: 'en_AU.UTF-8', LANG: 'en_AU.UTF-8', LANGUAGE: '' };

/** A build renders for production whatever runs it, in one time zone and language, and tells nobody about it. */
export function buildEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_OPTIONS$)/.test(name));
  return {
    ...Object.fromEntries(kept),
    ...SAME_EVERYWHERE,
    NODE_ENV: 'production',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

function crashReport(job: SiteJob, ending: string, tail: string): BuildReport {
  const reason = [`The build of ${job.slug} ended without a result (${ending}).`, tail.trim()]
    .filter((line) => line !== '')
    .join('\n');
  return { ...startSiteRecord(job).common(), outcome: 'failed', published: false, reason };
}

/**
 * Builds one site in a child process on the same Node as this one. It always resolves: a child that crashes gives a
 * failed report with the last it wrote. A child ends by itself when this process does. `script` is the child's file.
 */
export function forkSiteBuild(
  job: SiteJob,
  onProgress: (text: string) => void,
  script: string = BUILD_SITE,
): Promise<SiteResult> {
  return new Promise((resolve) => {
    const child = fork(script, [JSON.stringify(job)], {
      cwd: PROJECT_ROOT,
      execPath: process.execPath,
      execArgv: [],
      env: buildEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let result: SiteResult | undefined;
    let tail = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        tail = (tail + text).slice(-TAIL_CHARACTERS);
      });
    child.on('message', (raw) => {
      const message = BuildMessage.parse(raw);
      if (message.kind === 'progress') onProgress(message.text);
      else result = { report: message.report, stock: message.stock };
    });
    child.on('error', (error) => {
      tail += error.message;
    });
    child.on('close', (code, signal) => {
      const ending = signal ? `signal ${signal}` : `exit code ${code}`;
      resolve(result ?? { report: crashReport(job, ending, tail), stock: [] });
    });
  });
}
