import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { readMutatedFeeds } from '../../src/stock/feed/read-mutated-feeds.fixture.ts';
import { positiveNumber } from './positive-number.ts';

type BenchOptions = { feeds: number; seed: number; json?: boolean };

/** What a feed may take, however it is damaged (promise R9). */
const MAX_DURATION_MS = 10_000;
const MAX_MEGABYTES = 512;
/** Feeds between two lines of progress. */
const FEEDS_A_LINE = 500;

async function benchAction({ feeds, seed, json }: BenchOptions): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'feeds-bench-'));
  const onFeed = (read: number): void => {
    if (read % FEEDS_A_LINE === 0) process.stderr.write(`${read} of ${feeds} feeds read\n`);
  };
  try {
    const { accepted, slowest } = await readMutatedFeeds({ feeds, seed, folder, onFeed });
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    const result = { feeds, seed, accepted: [...accepted], slowest: Math.round(slowest), megabytes };
    process.stdout.write(
      json
        ? `${JSON.stringify(result)}\n`
        : `${feeds} damaged feeds from seed ${seed}: each read rightly or refused, every record accounted for; the slowest ` +
            `${result.slowest} ms, peak memory ${megabytes} MB; accepted at times: ${result.accepted.join(', ')}\n`,
    );
    const isProven = slowest < MAX_DURATION_MS && megabytes < MAX_MEGABYTES;
    process.exitCode = isProven ? EXIT_CODES.done : EXIT_CODES.failed;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const program = new Command('npm run bench:feeds --')
  .description('Damages feeds in every way there is and reads each as a build does.')
  .option('--feeds <number>', 'feeds to damage', positiveNumber, 5_000)
  .option('--seed <number>', 'what they are drawn from', positiveNumber, 20_260_301)
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Examples:
  npm run bench:feeds
  npm run bench:feeds -- --feeds 500 --seed 7 --json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(benchAction);

await runCommand(program);
