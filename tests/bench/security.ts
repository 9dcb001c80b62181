import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command, Option } from 'commander';
import { openStore } from '../../src/backend/store/open-store.ts';
import type { Store } from '../../src/backend/store/store.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { checkRedirects } from '../../src/domain/account/redirect-values.fixture.ts';
import { CODE_RULES } from '../../src/domain/account/sign-in-code.ts';
import { positiveNumber } from './positive-number.ts';
import { guessCodes } from './security/guess-codes.ts';
import { timeNumbers, type NumberTimes } from './security/time-numbers.ts';

type Measured = { words: string; isProven: boolean };
type BenchOptions = { share: number; seed: number };

const of = (count: number, share: number): number => Math.max(1, Math.round((count * share) / 100));
const whole = (number: number): string => number.toLocaleString('en-AU');

/** A store in a file as the backend has it, gone afterwards. */
async function withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'security-bench-'));
  const store = await openStore(path.join(folder, 'leads.sqlite'), 0);
  try {
    return await work(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The share of all codes that may be guessed in a day. */
const MAX_RATE = 5e-5;
const MAX_DIFFERENCE_MS = 5;

const timeWords = (words: string, { known, unknown, differentBodies }: NumberTimes): string =>
  `${words} ${known.toFixed(2)} ms for a known and ${unknown.toFixed(2)} ms for an unknown number, ${differentBodies} answers differ`;

const PARTS: Record<string, (options: BenchOptions) => Promise<Measured>> = {
  codes: async ({ share }) => {
    const days = of(200, share);
    const { guesses, lookedAt, mostInADay, hits } = await withStore((store) => guessCodes(store, days));
    const rate = mostInADay / 10 ** CODE_RULES.digits;
    return {
      words: `${whole(days)} days of guessing at one number: of ${whole(guesses)} guesses ${whole(lookedAt)} were looked at, at most ${mostInADay} in any 24 hours, ${rate} of all codes; ${hits} hit`,
      isProven: rate <= MAX_RATE && lookedAt > 0,
    };
  },
  numbers: async ({ share }) => {
    const requests = of(2000, share);
    const { asking, trying } = await withStore((store) => timeNumbers(store, requests));
    const isAlike = ({ known, unknown, differentBodies }: NumberTimes): boolean =>
      Math.abs(known - unknown) < MAX_DIFFERENCE_MS && differentBodies === 0;
    return {
      words: `${whole(requests)} requests each, medians: ${timeWords('a code', asking)}; ${timeWords('a wrong try', trying)}`,
      isProven: isAlike(asking) && isAlike(trying),
    };
  },
  redirects: ({ share, seed }) => {
    const values = of(100_000, share);
    checkRedirects(values, seed);
    const words = `${whole(values)} values of a redirect from seed ${seed}: none leads off the site`;
    return Promise.resolve({ words, isProven: true });
  },
};

async function benchAction(named: string[], options: BenchOptions): Promise<void> {
  for (const name of named.length > 0 ? named : Object.keys(PARTS)) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part ${name}: ${Object.keys(PARTS).join(', ')}.`);
    const { words, isProven } = await part(options);
    process.stdout.write(`${name}: ${words}${isProven ? '' : ' (NOT AS PROMISED)'}\n`);
    if (!isProven) process.exitCode = EXIT_CODES.failed;
  }
}

const program = new Command('npm run bench:security --')
  .description('Proves the promises about signing in and redirects in their long forms.')
  .argument('[part...]', `${Object.keys(PARTS).join(', ')}; none means all`)
  .addOption(new Option('--share <percent>', 'of the long form').default(100).argParser(positiveNumber))
  .addOption(new Option('--seed <number>', 'where chance begins').default(2026).argParser(positiveNumber))
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:security
  npm run bench:security -- redirects --seed 7
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
