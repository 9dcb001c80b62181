import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where tests find what they built: the five demo dealers and the three fixtures, each in its own out folder. */
export const DEMO_SITES = path.join(root, '.forecourt', 'tests', 'demo');
export const FIXTURE_SITES = path.join(root, '.forecourt', 'tests', 'fixtures');
export const FIXTURE_TENANTS = path.join(root, 'tests', 'tenants');

/** What a command printed and how it ended. */
export type CommandResult = { code: number | null; stdout: string; stderr: string };

/** Runs a program in the project's folder, or in another checkout of it, and waits for its end. */
export function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  project: string = root,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: project,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => (stdout += data.toString()));
    child.stderr.on('data', (data: Buffer) => (stderr += data.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Runs one of the project's scripts the way its npm script does, and waits for its end; `project` may be another checkout. */
export const runScript = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  project: string = root,
): Promise<CommandResult> =>
  runProgram(process.execPath, [path.join(project, 'scripts', script), ...args], env, project);

/** Builds sites for tests; a second call renders only what changed. Throws with what the build printed when it fails. */
export async function buildSites(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const result = await runScript('build.ts', args, env);
  if (result.code !== 0)
    throw new Error(`build ${args.join(' ')} ended with ${result.code}\n${result.stderr}${result.stdout}`);
}

/** The moment the fixtures are built at: their feeds hold dates around it. */
export const FIXTURE_NOW = '2026-11-21T03:00:00.000Z';

/** Holds the run of `npm test` that built the sites last. */
const LAST_RUN = path.join(root, '.forecourt', 'tests', 'last-run');

/** Writes the demo dealers' feeds for today, then builds their sites. */
export async function buildDemoSites(): Promise<void> {
  const feeds = await runScript('demo.ts', []);
  if (feeds.code !== 0) throw new Error(`demo ended with ${feeds.code}\n${feeds.stderr}`);
  await buildSites(['--out', DEMO_SITES]);
}

/** Builds the demo dealers and the fixtures: once in a run of `npm test`, otherwise each time, where little is new quickly. */
export async function buildTestSites(): Promise<void> {
  const run = process.env['FORECOURT_TEST_RUN'];
  if (run !== undefined && (await readFile(LAST_RUN, 'utf8').catch(() => '')) === run) return;
  // Side by side: the last of either leaves a processor idle.
  await Promise.all([
    buildDemoSites(),
    buildSites(['--tenants', FIXTURE_TENANTS, '--out', FIXTURE_SITES], { FORECOURT_NOW: FIXTURE_NOW }),
  ]);
  if (run !== undefined) await writeFile(LAST_RUN, run);
}
