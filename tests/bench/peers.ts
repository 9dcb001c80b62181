// What a page costs beside Eleventy and Next: both are given the trees of the pages that Forecourt has built, and only
// turn them into HTML again; Forecourt reads the feed, judges it, renders, indexes, checks the law and publishes.
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { siteFolders } from '../../src/build/site-folders.ts';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { tableLines } from '../../src/command-line/table.ts';
import { installPackages } from './install-packages.ts';
import { measureCommand, type MeasuredCommand } from './nights/measured-command.ts';
import { writePageTrees } from './peers/page-trees.ts';
import { positiveNumber } from './positive-number.ts';

/** React as the project has it; Next last, since it is the largest. */
const PACKAGES = ['@11ty/eleventy@3.1.8', 'react@19.3.1', 'react-dom@19.3.1', 'next@16.4.6'];
const FOLDER = path.join(PROJECT_ROOT, '.forecourt', 'bench-builders');
const SOURCES = path.join(PROJECT_ROOT, 'tests', 'bench', 'peers');
const TENANTS = path.join(PROJECT_ROOT, 'tests', 'tenants');
const TENANT = 'plain';

type Options = { feed: string; map: string; vehicles: number; json?: boolean };
type Measured = Omit<MeasuredCommand, 'printed'> & { builder: string; pages: number };

const pagesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).sort();

async function measure(builder: string, out: string, run: () => Promise<MeasuredCommand>): Promise<Measured> {
  process.stderr.write(`${builder}\n`);
  const { printed: _none, ...cost } = await run();
  return { builder, pages: (await pagesOf(out)).length, ...cost };
}

async function bench({ feed, map, vehicles, json }: Options): Promise<void> {
  await installPackages(FOLDER, PACKAGES);
  const text = await readFile(path.resolve(feed), 'utf8').catch((cause: unknown) => {
    throw new ExpectedError(`${feed} cannot be read. Name a CSV feed with --feed and its map with --map.`, {
      cause,
    });
  });
  const work = path.join(FOLDER, 'work');
  const out = path.join(work, 'forecourt');
  await rm(work, { recursive: true, force: true });
  await rm(siteFolders(TENANTS, out, TENANT).state, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const stock = path.join(work, 'stock.csv');
  await writeFile(
    stock,
    text
      .split('\n')
      .slice(0, vehicles + 1)
      .join('\n'),
  );

  const build = path.join(PROJECT_ROOT, 'scripts', 'build.ts');
  const args = [TENANT, '--tenants', TENANTS, '--out', out, '--feed', stock, '--map', map, '--json'];
  const site = path.join(out, TENANT);
  const ours = await measure('forecourt', site, () => measureCommand(build, args, {}));

  const trees = path.join(work, 'trees');
  // Next has a page of its own for lost addresses.
  const pages = (await pagesOf(site)).filter((page) => page !== '404.html');
  await writePageTrees(site, pages, trees);
  const env = { PAGE_TREES: trees, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  const packages = path.join(FOLDER, 'node_modules');

  const eleventy = path.join(work, 'eleventy');
  await mkdir(path.join(eleventy, 'site'), { recursive: true });
  await cp(path.join(SOURCES, 'eleventy', 'eleventy.config.js'), path.join(eleventy, 'eleventy.config.js'));
  await cp(path.join(SOURCES, 'eleventy', 'page.11ty.js'), path.join(eleventy, 'site', 'page.11ty.js'));
  await writeFile(path.join(eleventy, 'package.json'), '{"type":"module"}');
  const byEleventy = await measure('Eleventy 3.1.8', path.join(eleventy, 'out'), () =>
    measureCommand(path.join(packages, '@11ty', 'eleventy', 'cmd.cjs'), ['--quiet'], env, eleventy),
  );

  const next = path.join(FOLDER, 'next');
  await rm(next, { recursive: true, force: true });
  await cp(path.join(SOURCES, 'next'), next, { recursive: true });
  await writeFile(path.join(next, 'package.json'), '{"type":"module"}');
  const byNext = await measure('Next 16.4.6, export', path.join(next, 'out'), () =>
    measureCommand(path.join(packages, 'next', 'dist', 'bin', 'next'), ['build'], env, next),
  );

  const measured = [ours, byEleventy, byNext];
  if (json) return void process.stdout.write(`${JSON.stringify(measured)}\n`);
  const titles = ['builder', 'pages', 'user s', 'system s', 'ms user a page', 'wall s', 'peak GB'];
  const rows = measured.map((each) => [
    each.builder,
    String(each.pages),
    each.userSeconds.toFixed(1),
    each.systemSeconds.toFixed(1),
    ((each.userSeconds * 1000) / each.pages).toFixed(2),
    each.wallSeconds.toFixed(1),
    (each.peakBytes / 1e9).toFixed(2),
  ]);
  const table = tableLines(
    titles.map((title, index) => ({ title, align: index === 0 ? 'left' : 'right' })),
    rows,
  );
  process.stdout.write(`\n${table.join('\n')}\n`);
}

const program = new Command('npm run bench:peers --')
  .description('Measures what a page costs beside Eleventy and Next, which are given the pages as trees.')
  .option('--feed <file>', 'CSV feed to take the vehicles from', '../shared/data/au-vehicles.csv')
  .option('--map <name>', 'column map of that feed', 'au-listings')
  .option('--vehicles <number>', 'so many of them', positiveNumber, 2000)
  .addOption(jsonOption())
  .action(bench)
  .addHelpText(
    'after',
    `\nExample:\n  npm run bench:peers -- --vehicles 500\n${exitCodesHelp('done', 'failed', 'usage')}`,
  );

await runCommand(program);
