import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { positiveNumber } from './positive-number.ts';
import { seededRandom } from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { rollbackTrials, type RollbackResult } from './rollback-trials.ts';
import { swapTrials, type SwapResult } from './swap-trials.ts';
import { runKillTrials, type KillResult, type KillTrials } from './kill-trials.ts';

type BenchOptions = { trials: number; files: number; rounds: number; json?: boolean };

/** Milliseconds that going back may take (promise R2). */
const MAX_ROLLBACK_MS = 1_000;

async function inFolder<T>(name: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), `publish-${name}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const measure = (kind: KillTrials['kind'], trials: number, files: number): Promise<KillResult> =>
  inFolder(kind, (folder) => runKillTrials({ kind, trials, files, folder }));

const line = (name: string, { trials, killed, whole, reads, badReads }: KillResult): string =>
  `${name}: ${whole} of ${trials} sites whole after kill -9 (${killed} in the middle of the work), ` +
  `${badReads.toLocaleString('en-AU')} of ${reads.toLocaleString('en-AU')} concurrent reads wrong`;

const swapLine = ({ swaps, asked, missing, mostKept }: SwapResult): string =>
  `open tabs: ${swaps} publications, one an hour; ${missing} of ${asked.toLocaleString('en-AU')} files missing ` +
  `that a tab of the last three releases or seven days asks for; at most ${mostKept} kept`;

const rollbackLine = (result: RollbackResult): string =>
  `rollbacks: ${result.whole} of ${result.rollbacks} whole (${result.besidePublish} beside a publication), the slowest ` +
  `${Math.round(result.slowest)} ms; ${result.wholeAfterKill} of ${result.kills} whole after kill -9 ` +
  `(${result.killed} in the middle of the work)`;

async function benchAction({ trials, files, rounds, json }: BenchOptions): Promise<void> {
  const release = await measure('release', trials, files);
  const control = await measure('in-place', Math.min(trials, 100), files);
  const tabs = await inFolder('tabs', (folder) => swapTrials({ swaps: rounds, aDay: 24, folder }));
  const back = await inFolder('rollback', (folder) =>
    rollbackTrials({ rollbacks: rounds, kills: rounds, files, folder, random: seededRandom(1) }),
  );
  const lines = [
    line('release and link', release),
    line('control, in place', control),
    swapLine(tabs),
    rollbackLine(back),
  ];
  process.stdout.write(
    json ? `${JSON.stringify({ files, release, control, tabs, back })}\n` : `${lines.join('\n')}\n`,
  );
  const isBack = back.whole === rounds && back.wholeAfterKill === rounds && back.slowest <= MAX_ROLLBACK_MS;
  const controlFails = (control.trials - control.whole) * 2 > control.killed && control.badReads > 0;
  const isProven =
    release.whole === trials && release.badReads === 0 && controlFails && tabs.missing === 0 && isBack;
  process.exitCode = isProven ? EXIT_CODES.done : EXIT_CODES.failed;
}

const program = new Command('npm run bench:publish --')
  .description(
    'Kills the publisher over and over, goes back, keeps tabs open: is the published site ever anything but whole?',
  )
  .option('--trials <number>', 'publications to kill', positiveNumber, 1_000)
  .option('--files <number>', 'files of the site', positiveNumber, 2_000)
  .option(
    '--rounds <number>',
    'publications with open tabs, rollbacks, and kills of rollbacks',
    positiveNumber,
    200,
  )
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
