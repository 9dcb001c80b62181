import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { BuildReport } from '../../src/build/report/build-report.ts';
import { stateOfTenants } from '../../src/build/site-folders.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { measureCommand, type MeasuredCommand } from './measured-command.ts';
import { makeNightDealers, writeFirstFeeds, writeNightFeeds } from './night-dealers.ts';
import { positiveNumber } from './positive-number.ts';

const BUILD = path.join(PROJECT_ROOT, 'scripts', 'build.ts');
const FIRST_DAY = '2026-11-21T03:00:00.000Z';
const NEXT_NIGHT = '2026-11-21T18:00:00.000Z';

/** A thousand dealers in ten minutes on two processors, and what these may hold together. */
const MAX_CPU_SECONDS_A_SITE = 1.2;
const MAX_WALL_SECONDS_A_SITE = 0.6;
const MAX_BYTES = 2e9;

type Options = { sites: number; vehicles: number; jobs: number; json?: boolean };
type Run = { name: string; command: Omit<MeasuredCommand, 'printed'>; rendered: number; pages: number };

async function measureBuild(name: string, words: readonly string[], now: string): Promise<Run> {
  process.stderr.write(`${name}\n`);
  const { printed, ...command } = await measureCommand(BUILD, [...words, '--json'], { FORECOURT_NOW: now });
  const reports = BuildReport.array().parse(JSON.parse(printed).tenants);
  const made = reports.map((report) => (report.published ? report.pages : { rendered: 0, reused: 0 }));
  const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
  return {
    name,
    command,
    rendered: sum(made.map(({ rendered }) => rendered)),
    pages: sum(made.map(({ rendered, reused }) => rendered + reused)),
  };
}

function rowOf({ name, command, rendered, pages }: Run, sites: number): string[] {
  const { userSeconds, systemSeconds, wallSeconds, peakBytes } = command;
  return [
    name,
    (userSeconds / sites).toFixed(2),
    ((userSeconds + systemSeconds) / sites).toFixed(2),
    (wallSeconds / sites).toFixed(2),
    (peakBytes / 1e9).toFixed(2),
    String(rendered),
    String(pages),
  ];
}

async function bench({ sites, vehicles, jobs, json }: Options): Promise<void> {
  const cache = path.join(PROJECT_ROOT, '.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(path.join(cache, 'nights-'));
  const out = path.join(folder, 'out');
  const words = ['--tenants', folder, '--out', out, '--jobs', String(jobs)];
  const runs: Run[] = [];
  try {
    const dealers = await makeNightDealers(folder, sites, vehicles);
    // They have no photos, which a first feed is asked for.
    words.push(...dealers.flatMap(({ slug }) => ['--allow', `${slug}:missing`]));
    await writeFirstFeeds(dealers);
    runs.push(await measureBuild('first build', words, FIRST_DAY));
    await writeNightFeeds(dealers);
    runs.push(await measureBuild('night, 1% changed', words, NEXT_NIGHT));
    runs.push(await measureBuild('the same again', words, NEXT_NIGHT));
  } finally {
    await rm(stateOfTenants(folder, out), { recursive: true, force: true });
    await rm(folder, { recursive: true, force: true });
  }
  const titles = ['', 'user s a site', 'user + system', 'wall s a site', 'peak GB', 'rendered', 'pages'];
  const table = tableLines(
    titles.map((title) => ({ title, align: 'right' })),
    runs.map((run) => rowOf(run, sites)),
  );
  process.stdout.write(`${json ? JSON.stringify(runs) : ['', ...table].join('\n')}\n`);
  const night = runs[1]?.command;
  if (!night) return;
  const cpu = (night.userSeconds + night.systemSeconds) / sites;
  const wall = night.wallSeconds / sites;
  const missed = [
    ...(cpu > MAX_CPU_SECONDS_A_SITE
      ? [`${cpu.toFixed(2)} s of processor a site, asked: at most ${MAX_CPU_SECONDS_A_SITE}`]
      : []),
    ...(wall > MAX_WALL_SECONDS_A_SITE
      ? [`${wall.toFixed(2)} s of wall a site, asked: at most ${MAX_WALL_SECONDS_A_SITE}`]
      : []),
    ...(night.peakBytes > MAX_BYTES
      ? [`${(night.peakBytes / 1e9).toFixed(2)} GB, asked: at most ${MAX_BYTES / 1e9}`]
      : []),
  ];
  for (const line of missed) process.stderr.write(`missed: ${line}\n`);
  process.exitCode = missed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}

export const nightsBench = new Command('nights')
  .description(
    'measures a night with many small dealers: a first build, then one with 1% of the cars changed',
  )
  .option('--sites <n>', 'dealers', positiveNumber, 100)
  .option('--vehicles <n>', 'vehicles of each', positiveNumber, 100)
  .option('--jobs <n>', 'sites at once', positiveNumber, Math.min(2, availableParallelism()))
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExamples:\n  npm run bench -- nights --sites 20\n  npm run bench -- nights --sites 1000\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );
