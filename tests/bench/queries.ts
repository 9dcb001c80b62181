// What shoppers type, held against what it means: cars found, chips shown and time taken, beside the same words without the reader.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Command } from 'commander';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { type PostcodePlace, readPostcodeTable } from '../../src/domain/location/postcode-places.ts';
import { readQuery } from '../../src/domain/search/query-reader/read-query.ts';
import { openAskedStock, type QueryAnswer, wrongOfDemo } from './queries/asked-stock.ts';
import { judgedCars, nearness, rowsOfVehicles } from './queries/judged-cars.ts';
import { type JudgedQuery, type Score, scoreAnswer } from './queries/score.ts';
import { DEMO_QUERIES } from './queries/demo-queries.ts';
import { readPlaces, takeDemo, takeFeed } from './queries/take-feed.ts';

type Options = { queries: string; feed: string; map: string; places?: string; answers?: string };

const HERE = path.join(PROJECT_ROOT, 'tests', 'bench', 'queries');
const TODAY = '2026-11-21';
const NOW = new Date(`${TODAY}T03:00:00Z`);
/** The share of the queries that has to be right, in cars and in chips. */
const GOAL = 0.95;
/** The share of the demo dealers' queries that has to find what is meant. */
const DEMO_GOAL = 0.9;
const ROUNDS = 20;
/** What reading a query may take of the search of a page. */
const READER_SHARE = 1 / 3;

const STATE = path.join(PROJECT_ROOT, '.forecourt', 'bench', 'queries');

const mean = (figures: readonly number[]): number =>
  figures.reduce((sum, one) => sum + one, 0) / (figures.length || 1);
const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;
const count = (scores: readonly Score[], is: (score: Score) => boolean): number => scores.filter(is).length;

/** Microseconds that work on a thing takes, in the middle of all. */
function medianTime<Thing>(things: readonly Thing[], work: (thing: Thing) => unknown): number {
  const times = things.map((thing) => {
    const start = performance.now();
    work(thing);
    return performance.now() - start;
  });
  return median(times) * 1000;
}

function tableLine(name: string, scores: readonly Score[], time: string): string {
  const cells = [
    name,
    mean(scores.map(({ precision }) => precision)).toFixed(3),
    mean(scores.map(({ recall }) => recall)).toFixed(3),
    `${count(scores, ({ isRightSet }) => isRightSet)} of ${scores.length}`,
    `${count(scores, ({ areChipsRight }) => areChipsRight)} of ${scores.length}`,
    `${count(scores, ({ isRightOrder }) => isRightOrder)} of ${scores.length}`,
    time,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Asks the demo dealers, of whose queries nine of ten have to find what they mean. */
async function askDemos(
  postcodes: readonly PostcodePlace[],
): Promise<{ lines: string[]; areRight: boolean }> {
  const lines: string[] = [];
  let [asked, failed] = [0, 0];
  for (const [slug, queries] of Object.entries(DEMO_QUERIES)) {
    const demo = await takeDemo(slug, NOW, STATE);
    const wrong = wrongOfDemo(queries, demo, postcodes, TODAY);
    lines.push(`${slug}: ${queries.length - wrong.length} of ${queries.length} right`, ...wrong);
    [asked, failed] = [asked + queries.length, failed + wrong.length];
  }
  lines.push(`Demo dealers: ${asked - failed} of ${asked} right.`);
  return { lines, areRight: asked - failed >= DEMO_GOAL * asked };
}

async function bench({ queries: file, feed, map, places, answers }: Options): Promise<void> {
  const vehicles = await takeFeed(path.resolve(feed), map, NOW, STATE);
  const cars = judgedCars(readFileSync(feed, 'utf8'));
  const rows = rowsOfVehicles(vehicles, cars);
  const table = path.join(PROJECT_ROOT, 'src', 'domain', 'location', 'postcodes.tsv');
  const postcodes = places
    ? readPlaces(readFileSync(places, 'utf8'))
    : readPostcodeTable(readFileSync(table, 'utf8'));
  const judged: { queries: JudgedQuery[] } = JSON.parse(readFileSync(file, 'utf8'));
  const asked = judged.queries.filter(({ stock }) => stock === 'cars');
  const stock = openAskedStock(vehicles, postcodes, TODAY);
  const isNear = nearness(postcodes);
  const inRows = ({ ids, chips }: QueryAnswer): QueryAnswer => ({
    ids: ids.map((id) => rows.get(id) ?? ''),
    chips,
  });

  const given = new Map(asked.map(({ query }) => [query, inRows(stock.ask(query))]));
  const scored = (ask: (query: string) => QueryAnswer): Score[] =>
    asked.map((one) => scoreAnswer(one, ask(one.query), cars, isNear));
  const scores = scored((query) => given.get(query)!);
  const reading = medianTime(Array.from({ length: ROUNDS }, () => asked).flat(), ({ query }) =>
    readQuery(query, stock.lexicon, TODAY),
  );
  // Each once: the engine remembers what it was asked.
  const searching = medianTime(
    asked.map(({ query }) => readQuery(query, stock.lexicon, TODAY)),
    stock.searchPage,
  );
  const lines = [
    '| | precision | recall | right cars | right chips | right order | p50 |',
    '|---|---|---|---|---|---|---|',
    tableLine(
      'reader and engine',
      scores,
      `${reading.toFixed(0)} µs to read, ${searching.toFixed(0)} µs to search a page`,
    ),
    tableLine(
      'engine alone',
      scored((query) => inRows(stock.askWithoutReader(query))),
      '',
    ),
  ];
  const left = judged.queries.length - asked.length;
  if (left) lines.push('', `${left} queries are of another stock than this feed, and were not asked.`);
  for (const [at, one] of asked.entries()) {
    const { precision, recall, isRightSet, areChipsRight, isRightOrder } = scores[at]!;
    if (isRightSet && areChipsRight && isRightOrder) continue;
    const got = given.get(one.query)!;
    lines.push(
      `${JSON.stringify(one.query)}: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}, ${got.ids.length} cars, chips ${got.chips.join(' ') || 'none'}${isRightOrder ? '' : ', another order'}`,
    );
  }
  const demos = await askDemos(postcodes);
  lines.push('', ...demos.lines);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (answers) {
    const numbered = [...given].map(
      ([query, { ids, chips }]) => [query, { ids: ids.map(Number), chips }] as const,
    );
    writeFileSync(answers, JSON.stringify(Object.fromEntries(numbered)));
  }
  const right = Math.min(
    count(scores, ({ isRightSet }) => isRightSet),
    count(scores, ({ areChipsRight }) => areChipsRight),
  );
  const isQuick = reading <= searching * READER_SHARE;
  if (!isQuick) process.stdout.write('Reading takes more than a third of a search.\n');
  process.exitCode =
    isQuick && demos.areRight && right >= GOAL * scores.length ? EXIT_CODES.done : EXIT_CODES.failed;
}

export const queriesBench = new Command('queries')
  .description(
    'asks a stock what shoppers type and holds the answers against what it means, beside the same words unread',
  )
  .option(
    '--queries <file>',
    'queries with their meanings',
    path.relative('.', path.join(HERE, 'sample-queries.json')),
  )
  .option(
    '--feed <file>',
    'CSV feed to take the cars from',
    path.relative('.', path.join(HERE, 'sample-feed.csv')),
  )
  .option('--map <name>', 'column map of that feed', 'au-listings')
  .option(
    '--places <file>',
    'CSV of every suburb and where it is, in place of the table that the product has',
  )
  .option(
    '--answers <file>',
    'write {query: {ids, chips}} there; ids are data rows of the feed, in shown order',
  )
  .addHelpText(
    'after',
    `
Ends with 1 as well when fewer than 95 of 100 are right in cars or in chips, fewer than 90 of
100 of the demo dealers, or when reading takes more than a third of the search of a page.

Examples:
  npm run bench -- queries
  npm run bench -- queries --queries queries.json --feed cars.csv --answers answers.json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);
