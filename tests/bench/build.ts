// What a build costs: 1,000, 5,000 and all vehicles of a feed, each built from nothing and then once more unchanged; or all
// of them, and a night later with some changed.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { BuildReport, type PublishedReport } from '../../src/build/report/build-report.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { UsageError } from '../../src/command-line/usage-error.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { churnReport, measureChurn } from './measure-churn.ts';
import { AIM_SET_AGAINST, besideReport, nightsBeside } from './nights-beside.ts';
import { positiveNumber } from './positive-number.ts';
import { printBuild, TENANT, tenantsOf } from './print-build.ts';

const TENANTS = tenantsOf();
const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench');
const SIZES = [1000, 5000, Infinity];

/** What a first build of the largest size may cost, and how much more a page of it than one of the smallest. */
const AIMS = { millisecondsAPage: 3, peakGigabytes: 0.8, timesTheSmallest: 1.1 };

type Measured = { vehicles: number; pages: number; first: PublishedReport; second: PublishedReport };
type Options = { feed: string; map: string; churn?: number; beside?: string; json?: boolean };

async function buildOnce(feed: string, map: string, out: string): Promise<PublishedReport> {
  const report = BuildReport.parse(await printBuild(feed, map, out));
  if (!report.published) throw new ExpectedError(report.reason);
  return report;
}

async function measure(lines: readonly string[], size: number, map: string): Promise<Measured> {
  const [head = '', ...rows] = lines;
  const kept = rows.slice(0, size);
  const out = path.join(FOLDER, `sites-${kept.length}`);
  const feed = path.join(FOLDER, `stock-${kept.length}.csv`);
  await writeFile(feed, [head, ...kept, ''].join('\n'));
  await rm(siteFolders(TENANTS, out, TENANT).state, { recursive: true, force: true });
  await rm(out, { recursive: true, force: true });
  process.stderr.write(`${kept.length} vehicles\n`);
  const first = await buildOnce(feed, map, out);
  const second = await buildOnce(feed, map, out);
  const pages = first.pages.rendered + first.pages.reused;
  return { vehicles: first.vehicles?.accepted ?? 0, pages, first, second };
}

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(1)}%`;

const millisecondsAPage = ({ pages, first }: Measured): number => (first.userCpuSeconds * 1000) / pages;

/** A line for each aim that the largest size misses. */
function missed(measured: readonly Measured[]): string[] {
  const [smallest, largest] = [measured[0], measured.at(-1)];
  if (!smallest || !largest) return [];
  const [aPage, peak] = [millisecondsAPage(largest), largest.first.peakMemoryBytes / 1e9];
  const times = aPage / millisecondsAPage(smallest);
  return [
    ...(aPage > AIMS.millisecondsAPage
      ? [`${aPage.toFixed(2)} ms of user CPU a page, asked: at most ${AIMS.millisecondsAPage}`]
      : []),
    ...(peak > AIMS.peakGigabytes
      ? [`${peak.toFixed(2)} GB in a process, asked: at most ${AIMS.peakGigabytes}`]
      : []),
    ...(times > AIMS.timesTheSmallest
      ? [
          `a page costs ${times.toFixed(2)} of one of the smallest size, asked: at most ${AIMS.timesTheSmallest}`,
        ]
      : []),
  ];
}

function rowOf(each: Measured): string[] {
  const { vehicles, pages, first, second } = each;
  return [
    String(vehicles),
    String(pages),
    first.userCpuSeconds.toFixed(1),
    millisecondsAPage(each).toFixed(2),
    first.seconds.total.toFixed(1),
    (first.peakMemoryBytes / 1e9).toFixed(2),
    second.userCpuSeconds.toFixed(1),
    percent(second.userCpuSeconds, first.userCpuSeconds),
    percent(second.seconds.total, first.seconds.total),
    String(second.pages.rendered),
  ];
}

async function benchChurn(lines: readonly string[], percent: number, options: Options): Promise<void> {
  const [head = '', ...rows] = lines;
  if (options.beside !== undefined) {
    const measured = await nightsBeside(options.beside, { head, rows, percent, map: options.map });
    const { line, isMet } = besideReport(measured);
    process.stdout.write(options.json ? `${JSON.stringify(measured)}\n` : `\n${line}\n`);
    process.exitCode = isMet ? EXIT_CODES.done : EXIT_CODES.failed;
    return;
  }
  const out = path.join(FOLDER, 'sites-churn');
  await rm(siteFolders(TENANTS, out, TENANT).state, { recursive: true, force: true });
  await rm(out, { recursive: true, force: true });
  const measured = await measureChurn({ head, rows }, percent, FOLDER, (feed) =>
    buildOnce(feed, options.map, out),
  );
  const { lines: printed, isMet } = churnReport(measured);
  process.stdout.write(options.json ? `${JSON.stringify(measured)}\n` : `\n${printed.join('\n')}\n`);
  process.exitCode = isMet ? EXIT_CODES.done : EXIT_CODES.failed;
}

async function bench(options: Options): Promise<void> {
  if (options.beside !== undefined && options.churn === undefined)
    throw new UsageError(
      '--beside compares nights. Say with --churn how many vehicles change, as in --churn 1.',
    );
  await mkdir(FOLDER, { recursive: true });
  const feed = path.resolve(options.feed);
  const text = await readFile(feed, 'utf8').catch((cause: unknown) => {
    throw new ExpectedError(
      `${options.feed} cannot be read. Name a CSV feed with --feed and its map with --map.`,
      { cause },
    );
  });
  const lines = text.trimEnd().split(/\r?\n/);
  if (options.churn !== undefined) return benchChurn(lines, options.churn, options);
  const measured: Measured[] = [];
  for (const size of SIZES) measured.push(await measure(lines, size, options.map));
  const aims = missed(measured);
  for (const aim of aims) process.stderr.write(`missed: ${aim}\n`);
  process.exitCode = aims.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
  if (options.json) return void process.stdout.write(`${JSON.stringify(measured)}\n`);
  const titles = [
    'vehicles',
    'pages',
    'user s',
    'ms/page',
    'wall s',
    'peak GB',
    '2nd user s',
    '2nd/1st user',
    '2nd/1st wall',
    '2nd rendered',
  ];
  const table = tableLines(
    titles.map((title) => ({ title, align: 'right' })),
    measured.map(rowOf),
  );
  process.stdout.write(`\n${table.join('\n')}\n`);
}

const program = new Command('npm run bench:build --')
  .description('Measures a build from nothing and an unchanged one, at three sizes of one feed.')
  .option('--feed <file>', 'CSV feed to take the vehicles from', '../shared/data/au-vehicles.csv')
  .option('--map <name>', 'column map of that feed', 'au-listings')
  .option(
    '--churn <percent>',
    'all vehicles, and a night later with so many changed, beside the aims',
    positiveNumber,
  )
  .option(
    '--beside <commit>',
    `with --churn: nights of this code and of another in turn; the aim is set against ${AIM_SET_AGAINST.commit}`,
  )
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExample:\n  npm run bench:build -- --feed ../au.csv --map au-listings\n  npm run bench:build -- --churn 1\n  npm run bench:build -- --churn 1 --beside ${AIM_SET_AGAINST.commit}\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
