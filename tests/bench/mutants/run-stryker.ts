import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ExpectedError } from '../../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { packageProgram } from '../../steps/package-program.ts';
import type { Stretch } from './choose-lines.ts';
import { MutationReport } from './mutation-report.ts';

/**
 * Stryker's report on the mutants within these lines, tried on a copy of the project that is gone afterwards. What
 * Stryker says goes to stderr. Throws ExpectedError where it ends badly, above all where a test fails without mutants.
 */
export async function runStryker(stretches: readonly Stretch[]): Promise<MutationReport> {
  const folder = path.join(PROJECT_ROOT, '.forecourt', `mutants-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const report = path.join(folder, 'report.json');
    const settings = path.join(folder, 'stryker.json');
    await writeFile(settings, JSON.stringify(strykerSettings(stretches, folder, report)));
    const program = await packageProgram('@stryker-mutator/core', 'stryker');
    const code = await new Promise<number | null>((resolve, reject) => {
      const child = spawn(process.execPath, [program, 'run', settings], {
        cwd: PROJECT_ROOT,
        stdio: ['ignore', 2, 2],
      });
      child.on('error', reject);
      child.on('close', resolve);
    });
    if (code !== 0) throw new ExpectedError(`Stryker ended with ${code}; what it says is above.`);
    return MutationReport.parse(JSON.parse(await readFile(report, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const strykerSettings = (stretches: readonly Stretch[], folder: string, report: string) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/bench/mutants/vitest.config.ts', related: true },
  mutate: stretches.map(({ file, from, to }) => `${file}:${from}-${to}`),
  coverageAnalysis: 'perTest',
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: report },
  tempDirName: path.relative(PROJECT_ROOT, path.join(folder, 'copies')),
  ignorePatterns: ['.forecourt', '.cache', 'dist', 'tenants/*/photos', 'tests/browser', 'test-results'],
  concurrency: 2,
  // What runs as a module loads would need every test again, in a worker of its own.
  ignoreStatic: true,
  timeoutMS: 20_000,
});
