import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { positiveNumber } from './positive-number.ts';
import { runKillTrials, type KillResult, type KillTrials } from './kill-trials.ts';

type BenchOptions = { trials: number; files: number; json?: boolean };

async function measure(kind: KillTrials['kind'], trials: number, files: number): Promise<KillResult> {
  const folder = await mkdtemp(path.join(tmpdir(), `publish-${kind}-`));
  try {
    return await runKillTrials({ kind, trials, files, folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const line = (name: string, { trials, killed, whole, reads, badReads }: KillResult): string =>
  `${name}: ${whole} of ${trials} sites whole after kill -9 (${killed} in the middle of the work), ` +
  `${badReads.toLocaleString('en-AU')} of ${reads.toLocaleString('en-AU')} concurrent reads wrong`;

async function benchAction({ trials, files, json }: BenchOptions): Promise<void> {
  const release = await measure('release', trials, files);
  const control = await measure('in-place', Math.min(trials, 100), files);
  process.stdout.write(
    json
      ? `${JSON.stringify({ files, release, control })}\n`
      : `${line('release and link', release)}\n${line('control, in place', control)}\n`,
  );
  const controlFails = (control.trials - control.whole) * 2 > control.killed && control.badReads > 0;
  const isProven = release.whole === trials && release.badReads === 0 && controlFails;
  process.exitCode = isProven ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:publish --')
  .description(
    'Kills the publisher over and over and looks whether the published site is ever anything but whole.',
  )
  .option('--trials <number>', 'publications to kill', positiveNumber, 1_000)
  .option('--files <number>', 'files of the site', positiveNumber, 2_000)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:publish
  npm run bench:publish -- --trials 100 --files 500 --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
