import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';
import { startMailServer } from '../../src/backend/destinations/start-mail-server.fixture.ts';
import { memoryStore, seededRandom } from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { runOutage } from '../../src/backend/outbox/outage.fixture.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { accountBackends } from '../leads/account-backends.ts';
import { exampleBackends } from '../leads/example-backends.ts';
import { faultRuns } from './leads/fault-runs.ts';
import { killAccounts } from '../leads/kill-accounts.ts';
import { killLeads } from '../leads/kill-leads.ts';
import { startLeadServer } from '../leads/lead-server.ts';
import { cutPower, straceMissing } from '../leads/power-cut.ts';
import { restoreDrill } from './leads/restore-drill.ts';
import { socketRuns } from './leads/socket-runs.ts';
import { positiveNumber } from './positive-number.ts';

type Measured = { words: string; isProven: boolean };
type BenchOptions = { share: number; seed: number; path?: string };

/** A count of the long form, or the given share of it. */
const of = (count: number, share: number): number => Math.max(1, Math.round((count * share) / 100));
/** Trials between two lines of progress: about a minute on two cores. */
const TRIALS_A_LINE = 50;
/** Leads posted until a kill, at most about: dealers take only so many each. */
const LEADS_A_KILL = 120;
type Found = { answered: number; lost: number; changed: number };
const killsSoFar = (trial: number, trials: number, { answered, lost, changed }: Found): string =>
  `${trial} of ${trials} kills, ${whole(answered)} answered, ${lost} lost, ${changed} answered otherwise\n`;
const whole = (number: number): string => Math.round(number).toLocaleString('en-AU');

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'leads-bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function outage(leads: number, destinations: number): Promise<Measured> {
  const poison = { broken: [0, 1, 2, 3], refused: [4, 5] };
  const result = await runOutage(await memoryStore(), { leads, destinations, hours: 72, ...poison });
  const { drained, mostInASecond, triedInVain, newcomerWaited, dead } = result;
  // Each destination gets five a second: two have 5,000 leads in ten minutes, one alone needs 1,000 seconds.
  const allowed = 60_000 + (leads / destinations / 5) * 1000 + 10_000;
  return {
    words: `72 hours away, ${whole(leads)} leads at ${destinations} destination${destinations > 1 ? 's' : ''}: all there ${whole(drained / 1000)} s after the return, at most ${mostInASecond} a second, ${whole(triedInVain)} requests in vain, a new lead waited ${newcomerWaited} ms, ${dead.length} dead kept`,
    isProven: drained < allowed && mostInASecond <= 5 && newcomerWaited < 1000 && dead.length === 6,
  };
}

async function accountKills(folder: string, trials: number, seed: number): Promise<Measured> {
  const mail = await startMailServer();
  const made = await accountBackends(folder, mail.url);
  const options = { ...made, received: mail.received, trials, shoppers: 32, random: seededRandom(seed) };
  const {
    answered,
    reserved,
    letters: emails,
    twice,
    problems,
  } = await killAccounts({ ...options, drains: true });
  await mail.close();
  const wrong = Object.entries(problems).map(([words, times]) => `${words} (${times} times)`);
  return {
    words: `${trials} kills under 32 shoppers at once: ${whole(answered)} steps answered, ${whole(reserved)} reservations, ${whole(emails)} letters, ${twice} of them again after a kill between sending and noting; ${wrong.length === 0 ? 'nothing lost, doubled or usable again' : wrong.join('; ')}`,
    isProven: wrong.length === 0 && reserved > 0 && emails > 0,
  };
}

const PARTS: Record<string, (options: BenchOptions) => Promise<Measured>> = {
  kills: ({ share, seed }) =>
    inFolder(async (folder) => {
      const trials = of(1000, share);
      const { start, file } = await exampleBackends(folder, trials * LEADS_A_KILL);
      const random = seededRandom(seed);
      const { answered, lost, changed, torn, integrity } = await killLeads({
        start,
        file,
        trials,
        connections: 32,
        random,
        onTrial: ({ trial, ...found }) => {
          if (trial % TRIALS_A_LINE === 0) process.stderr.write(killsSoFar(trial, trials, found));
        },
      });
      return {
        words: `${trials} kills of the backend under 32 posts at once: ${whole(answered)} answered, ${lost} lost, ${changed} answered otherwise after the restart, ${torn} torn or doubled, integrity ${integrity}`,
        isProven: lost + changed + torn === 0 && integrity === 'ok' && answered > 0,
      };
    }),
  'account-kills': ({ share, seed }) => inFolder((folder) => accountKills(folder, of(200, share), seed)),
  power: ({ share }) =>
    inFolder(async (folder) => {
      const missing = straceMissing();
      if (missing !== undefined) return { words: missing, isProven: true };
      const leads = of(500, share);
      const { start } = await exampleBackends(folder, leads);
      const safe = await cutPower(start, leads, folder);
      const startLax = (before: readonly string[]) =>
        startLeadServer(path.join(folder, 'lax.sqlite'), 'lax', before);
      const lax = await cutPower(startLax, leads, folder);
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
  sockets: async ({ share, seed }) => {
    const { schedules, messages, effects, failed } = await socketRuns(of(200, share), seed);
    return {
      words: `${schedules} schedules over sockets from seed ${seed}: ${whole(messages)} messages, ${whole(effects)} times received, each one effect${failed.map((each) => `; ${each}`).join('')}`,
      isProven: failed.length === 0,
    };
  },
  outage: ({ share }) => outage(of(5000, share), 2),
  'outage-of-one': ({ share }) => outage(of(5000, share), 1),
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

export const leadsBench = new Command('leads')
  .description(
    'proves the promises about leads in their long forms: kills, power cuts, faults, outages, backups',
  )
  .argument('[part...]', `${Object.keys(PARTS).join(', ')}; none means all`)
  .addOption(new Option('--share <percent>', 'of the long form').default(100).argParser(positiveNumber))
  .addOption(new Option('--seed <number>', 'where chance begins').default(2026).argParser(positiveNumber))
  .option('--path <path>', 'replays the schedule of faults that failed, with its seed')
  .addHelpText(
    'after',
    `
Examples:
  npm run bench -- leads
  npm run bench -- leads kills power --share 10
  npm run bench -- leads faults --seed 7 --path 312:4:0
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);
