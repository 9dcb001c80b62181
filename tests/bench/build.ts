import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { median } from '../../src/stock/history/stock-figures.ts';
import { type BenchFeed, feedCommand, readBenchFeed } from './bench-feed.ts';
import { buildOnce, type BuiltOnce, forgetBuilds } from './build/build-once.ts';
import { churnFeed } from './build/churn-feed.ts';
import { positiveNumber } from './positive-number.ts';
import { commitOf, withCheckout } from './with-checkout.ts';

const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench');
const SIZES = [1000, 5000, Infinity];

/** Aims of a first build of the largest size: how much more a page of it may cost than one of the smallest, too. */
const FIRST_AIMS = { millisecondsAPage: 3, peakGigabytes: 0.8, timesTheSmallest: 1.1 };
/** Aims of a night with 1% of changes at 16,700 vehicles (docs/decisions/0020-pages-as-files.md, 0167). */
const NIGHT_AIMS = { userSeconds: 10, share: 0.08, peakGigabytes: 0.6 };
/** Nights of each commit behind its first build; the machine changes between them. */
const NIGHTS = 3;
/** Medians of one run differ by that share when both commits are the same. */
const NOISE = 0.05;

type Options = {
  feed?: string;
  map: string;
  churn: number;
  night?: boolean;
  beside?: string;
  json?: boolean;
};
type Aim = [what: string, measured: number, most: number, unit: string];
type Found = { measured: unknown; lines: string[]; aims: Aim[] };

async function writeFeed(name: string, { head }: BenchFeed, rows: readonly string[]): Promise<string> {
  const file = path.join(FOLDER, `${name}.csv`);
  await writeFile(file, [head, ...rows, ''].join('\n'));
  return file;
}

const pagesOf = ({ pages }: BuiltOnce): number => pages.rendered + pages.reused;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const rightTable = (titles: readonly string[], rows: readonly string[][]): string[] =>
  tableLines(
    titles.map((title) => ({ title, align: 'right' })),
    rows,
  );

/** Builds three sizes of a feed from nothing, then once more unchanged. */
async function benchSizes(feed: BenchFeed, map: string): Promise<Found> {
  const measured: { first: BuiltOnce; second: BuiltOnce }[] = [];
  const out = path.join(FOLDER, 'sites');
  for (const size of SIZES) {
    const file = await writeFeed('stock', feed, feed.rows.slice(0, size));
    await forgetBuilds(out);
    measured.push({ first: await buildOnce(file, map, out), second: await buildOnce(file, map, out) });
  }
  const aPage = ({ first }: (typeof measured)[number]): number =>
    (first.userCpuSeconds * 1000) / pagesOf(first);
  const [smallest, largest] = [measured[0]!, measured.at(-1)!];
  const titles = [
    'vehicles',
    'pages',
    'user s',
    'ms a page',
    'wall s',
    'GB',
    'again, user s',
    'again, wall s',
  ];
  const rows = measured.map((each) => [
    String(each.first.vehicles?.accepted ?? ''),
    String(pagesOf(each.first)),
    each.first.userCpuSeconds.toFixed(1),
    aPage(each).toFixed(2),
    each.first.seconds.total.toFixed(1),
    (each.first.peakMemoryBytes / 1e9).toFixed(2),
    each.second.userCpuSeconds.toFixed(1),
    each.second.seconds.total.toFixed(1),
  ]);
  return {
    measured,
    lines: rightTable(titles, rows),
    aims: [
      ['user CPU of a page', aPage(largest), FIRST_AIMS.millisecondsAPage, 'ms'],
      ['memory of a process', largest.first.peakMemoryBytes / 1e9, FIRST_AIMS.peakGigabytes, 'GB'],
      [
        'a page beside one of the smallest',
        aPage(largest) / aPage(smallest),
        FIRST_AIMS.timesTheSmallest,
        'times',
      ],
    ],
  };
}

/** Builds a feed, then the same feed a night later. */
async function benchNight(feed: BenchFeed, { map, churn }: Options): Promise<Found> {
  const { before, after, ...counts } = churnFeed(feed.rows, churn);
  const out = path.join(FOLDER, 'sites');
  await forgetBuilds(out);
  const first = await buildOnce(await writeFeed('night', feed, before), map, out);
  const night = await buildOnce(await writeFeed('night', feed, after), map, out);
  const share = night.pages.rendered / pagesOf(night);
  return {
    measured: { ...counts, first, night },
    lines: [
      `${counts.repriced} repriced, ${counts.gone} gone, ${counts.arrived} new: ${night.userCpuSeconds.toFixed(1)} s of user CPU, ` +
        `${night.pages.rendered} of ${pagesOf(night)} pages rendered (${percent(share)}), ` +
        `${(night.peakMemoryBytes / 1e9).toFixed(2)} GB`,
    ],
    aims: [
      ['user CPU of the night', night.userCpuSeconds, NIGHT_AIMS.userSeconds, 's'],
      ['share of the pages rendered', share, NIGHT_AIMS.share, ''],
      ['memory of a process', night.peakMemoryBytes / 1e9, NIGHT_AIMS.peakGigabytes, 'GB'],
    ],
  };
}

/** Builds a feed and nights of it with this code and with that of another commit in turn, by the packages installed here. */
async function benchBeside(name: string, feed: BenchFeed, { map, churn }: Options): Promise<Found> {
  const commit = await commitOf(name);
  const checkout = path.join(FOLDER, `beside-${process.pid}`);
  const { before, after } = churnFeed(feed.rows, churn);
  return withCheckout(commit, checkout, async () => {
    const codes = [
      { name: commit.slice(0, 8), root: checkout, out: path.join(FOLDER, 'sites-theirs') },
      { name: 'this code', root: PROJECT_ROOT, out: path.join(FOLDER, 'sites') },
    ];
    const seconds: number[][] = codes.map(() => []);
    for (const { out, root } of codes) await forgetBuilds(out, root);
    for (let night = 0; night <= NIGHTS; night += 1) {
      const file = await writeFeed('night', feed, night % 2 === 0 ? before : after);
      for (const [at, { root, out }] of codes.entries())
        seconds[at]!.push((await buildOnce(file, map, out, root)).userCpuSeconds);
    }
    for (const { out, root } of codes) await forgetBuilds(out, root);
    const nights = seconds.map(([, ...each]) => median(each) ?? Infinity);
    const rows = codes.map(({ name: code }, at) => [
      code,
      ...seconds[at]!.map((each) => each.toFixed(1)),
      nights[at]!.toFixed(1),
    ]);
    const titles = [
      'user CPU, s',
      'first build',
      ...Array.from({ length: NIGHTS }, (_, at) => `night ${at + 1}`),
    ];
    const most = 1 + NOISE;
    return {
      measured: { commit, theirs: seconds[0], ours: seconds[1] },
      lines: rightTable([...titles, 'median of nights'], rows),
      aims: [
        ['first build beside the other commit', seconds[1]![0]! / seconds[0]![0]!, most, 'times'],
        ['night beside the other commit', nights[1]! / nights[0]!, most, 'times'],
      ],
    };
  });
}

async function bench(options: Options): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const feed = await readBenchFeed(options.feed);
  const { measured, lines, aims } =
    options.beside !== undefined
      ? await benchBeside(options.beside, feed, options)
      : options.night
        ? await benchNight(feed, options)
        : await benchSizes(feed, options.map);
  await forgetBuilds(path.join(FOLDER, 'sites'));
  process.stdout.write(`${options.json ? JSON.stringify(measured) : lines.join('\n')}\n`);
  const missed = aims.filter(([, got, most]) => got > most);
  for (const [what, got, most, unit] of missed)
    process.stderr.write(`missed: ${what}: ${got.toFixed(2)} ${unit}, asked: at most ${most} ${unit}\n`);
  process.exitCode = missed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}

export const buildBench = feedCommand('build')
  .description(
    'measures builds from nothing and unchanged ones, a night with changes, or nights of two commits',
  )
  .option('--night', 'all vehicles, and a night later with some changed')
  .option('--beside <commit>', 'a first build and nights of this code and of another commit in turn')
  .option('--churn <percent>', 'vehicles that change in a night', positiveNumber, 1)
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `
Ends with 1 as well when an aim is missed.

Examples:
  npm run bench -- build
  npm run bench -- build --night --feed cars.csv --map au-listings
  npm run bench -- build --beside HEAD~1
${exitCodesHelp('done', 'failed', 'usage')}`,
  );
