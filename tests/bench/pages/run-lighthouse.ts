import { spawn } from 'node:child_process';
import path from 'node:path';
import { browserArguments } from '../../chromium/find-browser.ts';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { installPackages } from '../install-packages.ts';
import {
  combineRuns,
  type LighthouseResult,
  type LighthouseRun,
  readLighthouseReport,
} from './lighthouse-report.ts';

const PACKAGE = 'lighthouse@13.5.0';
const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench-lighthouse');
const PROGRAM = path.join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');

/** A run without all its metrics is repeated so often. */
const MAX_TRIES = 3;

/** Installs Lighthouse beside the project where it is missing. Throws ExpectedError when npm cannot. */
export const installLighthouse = (): Promise<void> => installPackages(FOLDER, [PACKAGE]);

const chromeFlags = (): string =>
  [
    '--headless=new',
    ...browserArguments(),
    // Nothing but this machine may be asked.
    '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE *.localhost, EXCLUDE localhost, EXCLUDE 127.0.0.1"',
  ].join(' ');

function runOnce(url: string, executablePath: string): Promise<LighthouseRun | undefined> {
  return new Promise((resolve, reject) => {
    const args = [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      '--only-categories=performance,accessibility,best-practices,seo',
      `--chrome-flags=${chromeFlags()}`,
    ];
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, CHROME_PATH: executablePath },
    });
    let printed = '';
    child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
    child.on('error', reject);
    child.on('close', () => resolve(readLighthouseReport(printed)));
  });
}

/** Medians of `runs` runs of Lighthouse with its mobile preset. Throws ExpectedError when a run gives no whole report in three tries. */
export async function runLighthouse(
  url: string,
  runs: number,
  executablePath: string,
): Promise<LighthouseResult> {
  const done: LighthouseRun[] = [];
  for (let tries = 0; done.length < runs;) {
    const run = await runOnce(url, executablePath);
    tries = run ? 0 : tries + 1;
    if (run) done.push(run);
    else if (tries === MAX_TRIES)
      throw new ExpectedError(`${url}: Lighthouse gave no whole report in ${MAX_TRIES} tries.`);
  }
  return combineRuns(done);
}
