import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { measureStart, type MeasuredStart } from './measure-start.ts';
import { commitOf, withCheckout } from './with-checkout.ts';

/** Most seconds until the first site and until all are there, and of user CPU of all processes, on two idle processors. */
const MAX_FIRST_SITE_SECONDS = 15;
const MAX_ALL_SITES_SECONDS = 60;
const MAX_USER_SECONDS = 80;

function missedAims({ sites, userSeconds }: MeasuredStart): string[] {
  const aims: [what: string, seconds: number, most: number][] = [
    ['the first site was there after', sites[0]?.thereSeconds ?? Infinity, MAX_FIRST_SITE_SECONDS],
    ['all sites were there after', sites.at(-1)?.thereSeconds ?? Infinity, MAX_ALL_SITES_SECONDS],
    ['user CPU of all', userSeconds, MAX_USER_SECONDS],
  ];
  return aims
    .filter(([, seconds, most]) => seconds > most)
    .map(([what, seconds, most]) => `${what}: ${seconds.toFixed(1)} s, asked: at most ${most} s`);
}

async function bench({ commit, json }: { commit: string; json?: boolean }): Promise<void> {
  const measured = await commitOf(commit);
  const checkout = path.join(PROJECT_ROOT, '.forecourt', 'bench', `start-${process.pid}`);
  const all = await withCheckout(measured, checkout, () => measureStart(checkout));
  const rows = [
    ...all.sites.map(({ slug, thereSeconds, userSeconds }) => [slug, thereSeconds, userSeconds] as const),
    [
      'all, with the compiler and the server',
      all.sites.at(-1)?.thereSeconds ?? Infinity,
      all.userSeconds,
    ] as const,
  ];
  const table = tableLines(
    [
      { title: '', align: 'left' },
      { title: 'there after, s', align: 'right' },
      { title: 'user CPU, s', align: 'right' },
    ],
    rows.map(([what, there, user]) => [what, there.toFixed(1), user.toFixed(1)]),
  );
  process.stdout.write(`${json ? JSON.stringify(all) : ['', ...table].join('\n')}\n`);
  const missed = missedAims(all);
  for (const line of missed) process.stderr.write(`missed: ${line}\n`);
  process.exitCode = missed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}

export const startBench = new Command('start')
  .description(
    'measures a first start with nothing cached: when the site of each demo dealer is there and what it costs',
  )
  .option('--commit <name>', 'code to measure, in a checkout of its own', 'HEAD')
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExamples:\n  npm run bench -- start\n  npm run bench -- start --commit HEAD~1\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );
