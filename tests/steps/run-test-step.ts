import { spawn } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { packageProgram } from './package-program.ts';
import type { TestCounts } from './test-counts.ts';
import type { TestStep } from './test-steps.ts';

export type StepResult = TestCounts & { seconds: number };

const REPORTS = path.join(PROJECT_ROOT, '.cache', 'test-reports');

function run(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
  outputTo: 'stdout' | 'stderr',
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', outputTo === 'stdout' ? 'inherit' : 2, 'inherit'],
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/**
 * Runs one step and counts its tests. A step that ends badly has at least one failure, whatever its report says, and one
 * that leaves no report when it should has failed.
 */
export async function runTestStep(
  name: string,
  step: TestStep,
  outputTo: 'stdout' | 'stderr',
): Promise<StepResult> {
  const began = performance.now();
  const reportFile = path.join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(reportFile, { force: true });
  const words = [...step.words, ...(step.report?.words(reportFile) ?? [])];
  const program = await packageProgram(step.package);
  const isGood = await run(program, words, step.report?.environment(reportFile) ?? {}, outputTo);
  const counts = step.report
    ? await readFile(reportFile, 'utf8')
        .then((text) => step.report?.counts(JSON.parse(text)))
        .catch(() => undefined)
    : undefined;
  const none: TestCounts = {
    passed: !step.report && isGood ? 1 : 0,
    failed: step.report || !isGood ? 1 : 0,
    skipped: 0,
  };
  const { passed, failed, skipped } = counts ?? none;
  return {
    passed,
    failed: isGood ? failed : Math.max(1, failed),
    skipped,
    seconds: (performance.now() - began) / 1000,
  };
}
