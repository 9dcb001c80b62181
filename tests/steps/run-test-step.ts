import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { packageProgram } from './package-program.ts';
import type { TestCounts } from './test-counts.ts';
import type { TestStep } from './test-steps.ts';

export type StepResult = TestCounts & { seconds: number };

/** Where a step writes to: at once, or held back until it is done, because others run beside it. */
export type StepOutput = 'stdout' | 'stderr' | 'held';

const CACHE = path.join(PROJECT_ROOT, '.cache');
const REPORTS = path.join(CACHE, 'test-reports');

/** What every step of a run inherits. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  // Half of what a short command costs is to read its modules; Node keeps them by their content.
  NODE_COMPILE_CACHE: path.join(CACHE, 'compiled'),
  // Tells tests/built-sites.ts which sites were built in this run.
  FORECOURT_TEST_RUN: randomUUID(),
};

function run(
  file: string,
  words: readonly string[],
  env: Record<string, string>,
  to: StepOutput,
): Promise<{ isGood: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...words], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, ...environment, ...env },
      stdio:
        to === 'held' ? ['ignore', 'pipe', 'pipe'] : ['ignore', to === 'stdout' ? 'inherit' : 2, 'inherit'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ isGood: code === 0, output }));
  });
}

/**
 * Runs one step and counts its tests. A step that ends badly has at least one failure, whatever its report says, and one
 * that leaves no report when it should has failed. `output` is what it wrote, when that was held back.
 */
export async function runTestStep(
  name: string,
  step: TestStep,
  to: StepOutput,
): Promise<{ result: StepResult; output: string }> {
  const began = performance.now();
  const reportFile = path.join(REPORTS, `${name}.json`);
  await mkdir(REPORTS, { recursive: true });
  await rm(reportFile, { force: true });
  const words = [...step.words, ...(step.report?.words(reportFile) ?? [])];
  const program = await packageProgram(step.package);
  const { isGood, output } = await run(program, words, step.report?.environment(reportFile) ?? {}, to);
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
  const result = {
    passed,
    failed: isGood ? failed : Math.max(1, failed),
    skipped,
    seconds: (performance.now() - began) / 1000,
  };
  return { result, output };
}
