// What each patch of Astro (src/build/astro-patches) saves a first build: all of them, none, and each left out and alone, in turns.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { WITHOUT_PATCHES } from '../../src/build/astro-patches/astro-patches.ts';
import { ASTRO_PATCHES } from '../../src/build/astro-patches/short-lived-pages.ts';
import { BuildReport, type PublishedReport } from '../../src/build/report/build-report.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { UsageError } from '../../src/command-line/usage-error.ts';
import { positiveNumber } from './positive-number.ts';
import { printBuild, TENANT, tenantsOf } from './print-build.ts';

const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench-patches');
const NAMES = ASTRO_PATCHES.map(({ name }) => name);

type Options = { feed: string; map: string; vehicles: number; runs: number; json?: boolean };
/** A build with some patches left out, and the user CPU of each of its runs in seconds. */
type Variant = { title: string; without: string; seconds: number[]; peakBytes: number };

const variant = (title: string, without: readonly string[]): Variant => ({
  title,
  without: without.join(','),
  seconds: [],
  peakBytes: 0,
});

/** All patches and none, then each left out of all and alone. */
const variantsOf = (names: readonly string[]): Variant[] => [
  variant('all patches', []),
  variant('no patch', NAMES),
  ...names.flatMap((name) => [
    variant(`all but ${name}`, [name]),
    variant(
      `${name} alone`,
      NAMES.filter((other) => other !== name),
    ),
  ]),
];

async function buildOnce(feed: string, map: string, without: string): Promise<PublishedReport> {
  const out = path.join(FOLDER, 'sites');
  await rm(siteFolders(tenantsOf(), out, TENANT).state, { recursive: true, force: true });
  await rm(out, { recursive: true, force: true });
  process.env[WITHOUT_PATCHES] = without;
  const report = BuildReport.parse(await printBuild(feed, map, out));
  if (!report.published) throw new ExpectedError(report.reason);
  return report;
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

async function bench(names: string[], { feed, map, vehicles, runs, json }: Options): Promise<void> {
  const unknown = names.find((name) => !NAMES.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`There is no patch '${unknown}'. There are: ${NAMES.join(', ')}.`);
  const text = await readFile(path.resolve(feed), 'utf8').catch((cause: unknown) => {
    throw new ExpectedError(`${feed} cannot be read. Name a CSV feed with --feed and its map with --map.`, {
      cause,
    });
  });
  await mkdir(FOLDER, { recursive: true });
  const stock = path.join(FOLDER, 'stock.csv');
  const lines = text.split('\n').slice(0, vehicles + 1);
  await writeFile(stock, `${lines.join('\n')}\n`);
  const variants = variantsOf(names.length > 0 ? names : NAMES);
  // The first run of each compiles its code, and is not counted.
  for (let run = 0; run <= runs; run += 1)
    for (const each of variants) {
      const report = await buildOnce(stock, map, each.without);
      if (run === 0) continue;
      each.seconds.push(report.userCpuSeconds);
      each.peakBytes = Math.max(each.peakBytes, report.peakMemoryBytes);
    }
  if (json) return void process.stdout.write(`${JSON.stringify(variants)}\n`);
  const all = median(variants[0]?.seconds ?? []);
  const rows = variants.map(({ title, seconds, peakBytes }) => [
    title,
    median(seconds).toFixed(2),
    `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`,
    `${((median(seconds) / all - 1) * 100).toFixed(1)}%`,
    (peakBytes / 1e9).toFixed(2),
  ]);
  const titles = ['build', 'user s, median', 'range', 'beside all patches', 'peak GB'];
  const table = tableLines(
    titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
    rows,
  );
  process.stdout.write(`\n${table.join('\n')}\n`);
}

const program = new Command('npm run bench:patches --')
  .description(
    'Measures what each patch of Astro saves a first build: without any, with all, one left out, one alone.',
  )
  .argument('[patch...]', 'patches to measure; none means all')
  .option('--feed <file>', 'CSV feed to take the vehicles from', '../shared/data/au-vehicles.csv')
  .option('--map <name>', 'column map of that feed', 'au-listings')
  .option('--vehicles <number>', 'so many of them', positiveNumber, 1000)
  .option('--runs <number>', 'builds of each kind, in turns', positiveNumber, 5)
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExamples:\n  npm run bench:patches\n  npm run bench:patches -- slot-values --vehicles 17000 --runs 1\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
