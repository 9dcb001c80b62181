import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { packageProgram } from '../steps/package-program.ts';
import { chooseLines } from './mutants/choose-lines.ts';
import { caughtShare, MutationReport, mutationScore, type Survivor } from './mutants/mutation-report.ts';
import { positiveNumber } from './positive-number.ts';

type MutantsOptions = { files: number; seed: string; json?: boolean };

/** Where rules are; the rest is proved on built sites and in a browser. */
const FOLDERS = ['src/domain', 'src/stock', 'src/site'];
const LINES_EACH = 15;
/** Per cent of the mutants that the tests must catch. */
const LEAST_CAUGHT = 95;

async function rules(): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const folder of FOLDERS)
    for (const name of (await readdir(path.join(PROJECT_ROOT, folder), { recursive: true })).sort()) {
      if (!/\.ts$/.test(name) || /\.(test|fixture)\.ts$/.test(name)) continue;
      const file = `${folder}/${name.split(path.sep).join('/')}`;
      const text = await readFile(path.join(PROJECT_ROOT, file), 'utf8');
      // Types and settings alone have nothing that could be turned round.
      if (/^(export )?(async )?function |=>/m.test(text)) found.set(file, text.trimEnd().split('\n').length);
    }
  return found;
}

async function runStryker(mutate: readonly string[], folder: string): Promise<unknown> {
  const report = path.join(folder, 'report.json');
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/bench/mutants/vitest.config.ts', related: true },
    mutate,
    coverageAnalysis: 'perTest',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    tempDirName: path.relative(PROJECT_ROOT, path.join(folder, 'copies')),
    ignorePatterns: ['.forecourt', '.cache', 'dist', 'tenants/*/photos', 'tests/browser', 'test-results'],
    concurrency: 2,
    ignoreStatic: true,
    timeoutMS: 20_000,
  };
  const file = path.join(folder, 'stryker.json');
  await writeFile(file, JSON.stringify(settings));
  const program = await packageProgram('@stryker-mutator/core', 'stryker');
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [program, 'run', file], {
      cwd: PROJECT_ROOT,
      stdio: ['ignore', 2, 2],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) throw new ExpectedError(`Stryker ended with ${code}; what it says is above.`);
  return JSON.parse(await readFile(report, 'utf8'));
}

const line = ({ file, line: at, code, replacement, reason }: Survivor): string =>
  `  ${file}:${at}\n    ${code}\n    -> ${replacement.replace(/\s+/g, ' ')}${reason ? `\n    no gap: ${reason}` : ''}`;

async function measure({ files, seed, json }: MutantsOptions): Promise<void> {
  const folder = path.join(PROJECT_ROOT, '.forecourt', `mutants-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const stretches = chooseLines(await rules(), { count: files, length: LINES_EACH, seed });
    const mutate = stretches.map(({ file, from, to }) => `${file}:${from}-${to}`);
    const score = mutationScore(MutationReport.parse(await runStryker(mutate, folder)));
    const share = caughtShare(score);
    const text = [
      `${score.caught + score.survivors.length} mutants in ${files} files (seed ${seed}): ${share.toFixed(1)}% caught`,
      ...score.survivors.map(line),
    ].join('\n');
    process.stdout.write(
      `${json ? JSON.stringify({ share, stretches: mutate, ...score }, null, 2) : text}\n`,
    );
    process.exitCode = share >= LEAST_CAUGHT ? EXIT_CODES.done : EXIT_CODES.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const program = new Command('npm run bench:mutants --')
  .description(
    'Changes the rules in small ways and runs their tests: what no test notices is printed. Draws some lines of some files.',
  )
  .option('--files <number>', 'files to draw', positiveNumber, 30)
  .option('--seed <word>', 'draws other lines', 'forecourt')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:mutants
  npm run bench:mutants -- --files 200 --seed november
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(measure);

await runCommand(program);
