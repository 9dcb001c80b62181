// What a first start costs: every demo dealer from a fresh checkout with nothing cached, then the largest of them alone.
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { runScript } from '../built-sites.ts';
import { measureCommand } from './nights/measured-command.ts';
import { measureStart, type MeasuredStart } from './start/measure-start.ts';
import { commitOf, withCheckout } from './with-checkout.ts';

/** What is asked: the seconds until the first site is there, and seconds of user CPU of all processes. */
const MAX_FIRST_SITE_SECONDS = 15;
const MAX_USER_SECONDS = 70;
const MAX_USER_SECONDS_ALONE = 40;

type Alone = { slug: string; userSeconds: number; wallSeconds: number };

/** The first build of one dealer in a checkout, its demo feed written before. */
async function measureAlone(checkout: string, slug: string): Promise<Alone> {
  const { code, stderr } = await runScript('demo.ts', [], {}, checkout);
  if (code !== 0) throw new ExpectedError(`The demo feeds could not be written.\n${stderr}`);
  const { userSeconds, wallSeconds } = await measureCommand('scripts/build.ts', [slug], {}, checkout);
  return { slug, userSeconds, wallSeconds };
}

function missedAims({ sites, userSeconds }: MeasuredStart, alone: Alone): string[] {
  const aims: [what: string, seconds: number, most: number][] = [
    ['the first site was there after', sites[0]?.thereSeconds ?? Infinity, MAX_FIRST_SITE_SECONDS],
    ['user CPU of all', userSeconds, MAX_USER_SECONDS],
    [`user CPU of ${alone.slug} alone`, alone.userSeconds, MAX_USER_SECONDS_ALONE],
  ];
  return aims
    .filter(([, seconds, most]) => seconds > most)
    .map(([what, seconds, most]) => `${what}: ${seconds.toFixed(1)} s, asked: at most ${most} s`);
}

async function bench({ commit, json }: { commit: string; json?: boolean }): Promise<void> {
  const measured = await commitOf(commit);
  const checkout = path.join(PROJECT_ROOT, '.forecourt', 'bench', `start-${process.pid}`);
  process.stderr.write('all dealers\n');
  const all = await withCheckout(measured, checkout, () => measureStart(checkout));
  const [largest] = all.sites.toSorted((a, b) => b.userSeconds - a.userSeconds);
  if (!largest) throw new ExpectedError('There is no dealer to build.');
  process.stderr.write(`${largest.slug} alone\n`);
  const alone = await withCheckout(measured, checkout, () => measureAlone(checkout, largest.slug));
  const rows = [
    ...all.sites.map(({ slug, thereSeconds, userSeconds }) => [slug, thereSeconds, userSeconds] as const),
    [
      'all, with the compiler and the server',
      all.sites.at(-1)?.thereSeconds ?? Infinity,
      all.userSeconds,
    ] as const,
    [`${alone.slug} alone`, alone.wallSeconds, alone.userSeconds] as const,
  ];
  const table = tableLines(
    [
      { title: '', align: 'left' },
      { title: 'there after, s', align: 'right' },
      { title: 'user CPU, s', align: 'right' },
    ],
    rows.map(([what, there, user]) => [what, there.toFixed(1), user.toFixed(1)]),
  );
  process.stdout.write(`${json ? JSON.stringify({ ...all, alone }) : ['', ...table].join('\n')}\n`);
  const missed = missedAims(all, alone);
  for (const line of missed) process.stderr.write(`missed: ${line}\n`);
  process.exitCode = missed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}

const program = new Command('npm run bench:start --')
  .description(
    'Measures a first start with nothing cached: when the site of each demo dealer is there and what it costs, and the first build of the largest alone.',
  )
  .option('--commit <name>', 'what is measured, in a checkout of its own', 'HEAD')
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExamples:\n  npm run bench:start\n  npm run bench:start -- --commit HEAD~1\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
