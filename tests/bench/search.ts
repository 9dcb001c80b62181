import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Option } from 'commander';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { tableLines } from '../../src/command-line/table.ts';
import type { IndexDocument } from '../../src/search-engine/index-document.ts';
import { feedCommand, readBenchFeed } from './bench-feed.ts';
import { benchStocks } from './search/bench-stock.ts';
import { openBruteForce } from './search/brute-force.ts';
import { measure, type Measured, percentile } from './search/measure.ts';
import { openOurs, writeOurs } from './search/ours.ts';
import { brotliBytes, cardBytesPerPage, islandBytes } from './search/shipped-bytes.ts';
import { benchStates, type Open, type State } from './search/state.ts';

const SIZES = ['small', 'all', 'large'] as const;
type Size = (typeof SIZES)[number];
type Options = { feed?: string; map: string; site: string; size?: Size; states: string; json?: boolean };
type Result = { size: Size; cars: number; name: string; states: number; measured: Measured };
type Aim = { what: string; got: number | undefined; most: number; unit: string };

/** States that brute force gets through in a time that people wait for. */
const BRUTE_STATES: Record<Size, number> = { small: 200, all: 200, large: 25 };

/** Compares every count without text with that of brute force, before any time is taken. */
function checkParity(documents: readonly IndexDocument[], states: readonly State[]): void {
  const [right, mine] = [openBruteForce(documents), openOurs(writeOurs(documents))];
  for (const state of states.filter(({ q }) => q === '')) {
    const [expected, got] = [right(state), mine(state)];
    for (const [facet, counts] of Object.entries(expected.facets)) {
      const other = got.facets[facet] ?? {};
      const isSame = Object.entries(counts).every(([value, count]) => other[value] === count);
      if (expected.total === got.total && isSame) continue;
      throw new ExpectedError(`${JSON.stringify(state)}: ${facet} of ours differs from brute force.`);
    }
  }
}

/** Every second state without text, so that a shorter list is the same mix. */
function interleaved(states: readonly State[]): State[] {
  const typed = states.filter(({ q }) => q !== '');
  const clicked = states.filter(({ q }) => q === '');
  return typed.flatMap((state, at) => [state, ...(clicked[at] ? [clicked[at]] : [])]);
}

function measureSize(size: Size, documents: readonly IndexDocument[], most: number): Result[] {
  const shipped = writeOurs(documents);
  const all = interleaved(benchStates(documents));
  const searches: [name: string, open: () => Open, states: State[]][] = [
    ['ours', () => openOurs(shipped), all.slice(0, most)],
    ['brute force', () => openBruteForce(documents), all.slice(0, Math.min(most, BRUTE_STATES[size]))],
  ];
  return searches.map(([name, open, states]) => {
    process.stderr.write(`${documents.length} cars, ${name}, ${states.length} states\n`);
    return { size, cars: documents.length, name, states: states.length, measured: measure(open, states) };
  });
}

/** Aims with what this run measured of them. */
function aimsOf(
  results: readonly Result[],
  { all, small }: Record<'all' | 'small', readonly IndexDocument[]>,
  site: string,
): Aim[] {
  const of = (name: string): Measured | undefined =>
    results.find((one) => one.size === 'all' && one.name === name)?.measured;
  const [ours, brute] = [of('ours'), of('brute force')];
  const perCar = (documents: readonly IndexDocument[]): number =>
    brotliBytes(writeOurs(documents), 11) / documents.length;
  const island = islandBytes(site);
  const p50 = ({ cold }: Measured): number => percentile(cold, 0.5);
  return [
    {
      what: 'p50 beside brute force, all cars',
      got: ours && brute && p50(ours) / p50(brute),
      most: 0.2,
      unit: 'times',
    },
    { what: 'p95, all cars', got: ours && percentile(ours.cold, 0.95), most: 16, unit: 'ms' },
    { what: 'index, all cars', got: perCar(all), most: 10, unit: 'bytes a car' },
    { what: 'index, 2,000 cars', got: perCar(small), most: 15, unit: 'bytes a car' },
    { what: 'cards of a page', got: cardBytesPerPage(all, benchStates(all)) / 1024, most: 6, unit: 'KB' },
    { what: 'island at load', got: island && island.atLoad / 1024, most: 117, unit: 'KB' },
  ];
}

const milliseconds = (value: number): string => (value < 10 ? value.toFixed(2) : value.toFixed(0));

function timesTable(results: readonly Result[]): string[] {
  const titles = [
    'cars',
    'search',
    'states',
    'open, ms',
    'idle, ms',
    'p50, ms',
    'p95, ms',
    'again p50',
    'MB',
  ];
  return tableLines(
    titles.map((title, at) => ({ title, align: at === 1 ? 'left' : 'right' })),
    results.map(({ cars, name, states, measured: { firstAnswer, idle, cold, warm, bytes } }) => [
      cars.toLocaleString('en-AU'),
      name,
      String(states),
      ...[firstAnswer, idle, percentile(cold, 0.5), percentile(cold, 0.95), percentile(warm, 0.5)].map(
        milliseconds,
      ),
      (bytes / 1e6).toFixed(1),
    ]),
  );
}

async function bench({ feed, map, site, size, states, json }: Options): Promise<void> {
  setFlagsFromString('--expose-gc');
  globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;
  const folder = path.join(PROJECT_ROOT, '.forecourt', 'bench');
  await mkdir(folder, { recursive: true });
  const { head, rows } = await readBenchFeed(feed);
  const file = path.join(folder, 'search.csv');
  await writeFile(file, [head, ...rows, ''].join('\n'));
  const stocks = await benchStocks(file, map);
  process.stderr.write('comparing every count with brute force\n');
  for (const each of ['small', 'all'] as const) checkParity(stocks[each], benchStates(stocks[each]));
  const results = (size ? [size] : SIZES).flatMap((each) => measureSize(each, stocks[each], Number(states)));
  const aims = aimsOf(results, stocks, path.resolve(site)).filter(({ got }) => got !== undefined);
  const missed = aims.filter(({ got = 0, most }) => got > most);
  process.stdout.write(
    json
      ? `${JSON.stringify({ results, aims }, null, 2)}\n`
      : `${[
          ...timesTable(results),
          '',
          ...aims.map(
            ({ what, got = 0, most, unit }) => `${what}: ${got.toFixed(2)} of at most ${most} ${unit}`,
          ),
        ].join('\n')}\n`,
  );
  for (const { what } of missed) process.stderr.write(`missed: ${what}\n`);
  process.exitCode = missed.length > 0 ? EXIT_CODES.failed : EXIT_CODES.done;
}

export const searchBench = feedCommand('search')
  .description('measures the search beside brute force, at three sizes of a stock, and weighs what it ships')
  .addOption(
    new Option('--site <folder>', 'a built site, to weigh its scripts').default(
      path.join(PROJECT_ROOT, 'dist', 'harbour-motor-group'),
      'dist/harbour-motor-group',
    ),
  )
  .addOption(new Option('--size <size>', 'one stock only: 2,000 cars, all, or 100,000').choices(SIZES))
  .option('--states <most>', 'ask each search no more states than this', '200')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Ends with 1 as well when an aim is missed.

Examples:
  npm run bench -- search
  npm run bench -- search --size small --states 20
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);
