import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';
import { memoryStore, seededRandom } from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { runOutage } from '../../src/backend/outbox/outage.fixture.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { answerRate } from './leads/answer-rate.ts';
import { faultRuns } from './leads/fault-runs.ts';
import { killLeads } from './leads/kill-leads.ts';
import { cutPower, straceMissing } from './leads/power-cut.ts';
import { restoreDrill } from './leads/restore-drill.ts';
import { positiveNumber } from './positive-number.ts';

type Measured = { words: string; isProven: boolean };
type BenchOptions = { share: number; seed: number; path?: string };

/** A count of the long form, or the given share of it. */
const of = (count: number, share: number): number => Math.max(1, Math.round((count * share) / 100));
const whole = (number: number): string => Math.round(number).toLocaleString('en-AU');

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const PARTS: Record<string, (options: BenchOptions) => Promise<Measured>> = {
  kills: ({ share, seed }) =>
    inFolder(async (folder) => {
      const file = path.join(folder, 'leads.sqlite');
      const trials = of(1000, share);
      const result = await killLeads({
        kind: 'safe',
        trials,
        connections: 32,
        file,
        random: seededRandom(seed),
      });
      const { answered, lost, torn, integrity } = result;
      return {
        words: `${trials} kills under 32 connections: ${whole(answered)} answered, ${lost} lost, ${torn} torn, integrity ${integrity}`,
        isProven: lost === 0 && torn === 0 && integrity === 'ok' && answered > 0,
      };
    }),
  power: ({ share }) =>
    inFolder(async (folder) => {
      const missing = straceMissing();
      if (missing !== undefined) return { words: missing, isProven: true };
      const leads = of(500, share);
      const safe = await cutPower('safe', leads, folder);
      const lax = await cutPower('lax', leads, folder);
      return {
        words: `power cut: ${safe.unsynced} of ${safe.answered} answered before the log was on disk; control ${lax.unsynced} of ${lax.answered}`,
        isProven: safe.unsynced === 0 && lax.unsynced >= lax.answered * 0.9,
      };
    }),
  faults: async ({ share, seed, path: replayed }) => {
    const { schedules } = await faultRuns(of(10_000, share), seed, replayed);
    return {
      words: `${whole(schedules)} schedules of nine faults from seed ${seed}: each message one effect`,
      isProven: true,
    };
  },
  outage: async ({ share }) => {
    const leads = of(5000, share);
    const poison = { broken: [0, 1, 2, 3], refused: [4, 5] };
    const result = await runOutage(await memoryStore(), { leads, destinations: 2, hours: 72, ...poison });
    const { drained, mostInASecond, triedInVain, newcomerWaited, dead } = result;
    return {
      words: `72 hours away, ${whole(leads)} leads at 2 destinations: all there ${whole(drained / 1000)} s after the return, at most ${mostInASecond} a second, ${whole(triedInVain)} requests in vain, a new lead waited ${newcomerWaited} ms, ${dead.length} dead kept`,
      isProven: drained < 600_000 && mostInASecond <= 5 && newcomerWaited < 1000 && dead.length === 6,
    };
  },
  rate: ({ share }) =>
    inFolder(async (folder) => {
      const ours = await answerRate('safe', of(20_000, share), 32, path.join(folder, 'ours'));
      const bare = await answerRate('bare', of(20_000, share), 32, path.join(folder, 'bare'));
      const part = ours.rate / bare.rate;
      return {
        words: `${whole(ours.rate)} leads a second at 32 connections (p99 ${whole(ours.p99)} ms, ${whole(ours.megabytes)} MB), one bare row ${whole(bare.rate)} a second: ${part.toFixed(2)} of it`,
        isProven: part >= 0.6,
      };
    }),
  restore: ({ share }) =>
    inFolder(async (folder) => {
      const { leads, backupSeconds, restoreSeconds, restored } = await restoreDrill(
        of(100_000, share),
        folder,
      );
      return {
        words: `${whole(leads)} leads: backup ${backupSeconds.toFixed(1)} s, restored and verified in ${restoreSeconds.toFixed(1)} s`,
        isProven: restored === leads && restoreSeconds <= 60,
      };
    }),
};

async function benchAction(named: string[], options: BenchOptions): Promise<void> {
  const names = named.length > 0 ? named : Object.keys(PARTS);
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}: ${Object.keys(PARTS).join(', ')}.`);
    const { words, isProven } = await part(options);
    process.stdout.write(`${name}: ${words}${isProven ? '' : ' (NOT AS PROMISED)'}\n`);
    if (!isProven) process.exitCode = EXIT_CODES.failed;
  }
}

const program = new Command('npm run bench:leads --')
  .description(
    'Proves the promises about leads in their long forms: kills, power cuts, faults, outages, speed, backups.',
  )
  .argument('[part...]', `${Object.keys(PARTS).join(', ')}; none means all`)
  .addOption(new Option('--share <percent>', 'of the long form').default(100).argParser(positiveNumber))
  .addOption(new Option('--seed <number>', 'where chance begins').default(2026).argParser(positiveNumber))
  .option('--path <path>', 'replays the schedule of faults that failed, with its seed')
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:leads
  npm run bench:leads -- kills power --share 10
  npm run bench:leads -- faults --seed 7 --path 312:4:0
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
