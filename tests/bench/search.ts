// What the search costs: time, bytes and memory beside its peers, on real listings, in Node and in Chromium.
import path from 'node:path';
import { Command, Option } from 'commander';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { EXIT_CODES, exitCodesHelp } from '../../src/command-line/exit-codes.ts';
import { jsonOption } from '../../src/command-line/options.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { runCommand } from '../../src/command-line/run-command.ts';
import { aimsOf, type Bytes } from './search/aims.ts';
import { benchStocks } from './search/bench-stock.ts';
import { candidate as bruteForce } from './search/candidates/brute-force.ts';
import { candidate as ours } from './search/candidates/ours.ts';
import { measureInChromium } from './search/in-chromium.ts';
import { measureInNode } from './search/in-node.ts';
import { prepareShipped } from './search/prepare-shipped.ts';
import { bundle, CANDIDATES, type CandidateName, installPeers } from './search/peers.ts';
import { brotliBytes, cardBytesPerPage, islandBytes } from './search/shipped-bytes.ts';
import { benchStates, type State } from './search/state.ts';
import { aimsTable, chromiumTable, nodeTable, type Result } from './search/tables.ts';

const SIZES = ['small', 'all', 'large'] as const;

type Options = {
  feed: string;
  map: string;
  site: string;
  only?: 'node' | 'chromium';
  size?: (typeof SIZES)[number];
  states: string;
  json?: boolean;
};
type Stocks = Awaited<ReturnType<typeof benchStocks>>;

const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** States a peer gets through in a time that people wait for; ours is asked the same ones beside it. */
const STATES: Record<keyof Stocks, Partial<Record<CandidateName, number>>> = {
  small: { ours: 200, 'brute-force': 200, minisearch: 200, itemsjs: 200, orama: 60 },
  all: { ours: 200, 'brute-force': 200, minisearch: 200, itemsjs: 100, orama: 20 },
  large: { ours: 200, 'brute-force': 25, minisearch: 25, itemsjs: 25 },
};

/** Before any time is taken: without text, totals and every count must be those of brute force. */
async function checkParity(documents: Stocks['all'], states: readonly State[]): Promise<void> {
  const [right, mine] = await Promise.all(
    [bruteForce, ours].map(async (one) => one.open(await one.prepare(documents))),
  );
  for (const state of states.filter(({ q }) => q === '')) {
    const [expected, got] = [right!(state), mine!(state)];
    for (const [facet, counts] of Object.entries(expected.facets)) {
      const other = got.facets[facet] ?? {};
      const isSame = Object.entries(counts).every(([value, count]) => other[value] === count);
      if (expected.total === got.total && isSame) continue;
      throw new ExpectedError(`${JSON.stringify(state)}: ${facet} of ours is not that of brute force.`);
    }
  }
}

async function measureOne(
  size: keyof Stocks,
  documents: Stocks['all'],
  name: CandidateName,
  options: Options,
): Promise<Result> {
  const count = STATES[size][name] ?? 0;
  // Every second state is one without text, so that a shorter list is the same mix.
  const states = interleaved(benchStates(documents)).slice(0, Math.min(count, Number(options.states)));
  tell(`${documents.length} cars, ${name}, ${states.length} states`);
  const shipped = await prepareShipped(name, documents);
  const own = name === 'ours' ? shipped : await prepareShipped('ours', documents);
  const result: Result = {
    size,
    cars: documents.length,
    name,
    states: states.length,
    shippedAtQ9: brotliBytes(shipped, 9),
  };
  if (options.only !== 'chromium') {
    result.node = await measureInNode(name, shipped, states);
    if (name !== 'ours') result.ours = await measureInNode('ours', own, states);
  }
  if (options.only !== 'node' && (size !== 'large' || name === 'ours')) {
    result.chromium = await measureInChromium(name, shipped, states);
    if (name !== 'ours') result.oursInChromium = await measureInChromium('ours', own, states);
  }
  return result;
}

function interleaved(states: readonly State[]): State[] {
  const typed = states.filter(({ q }) => q !== '');
  const clicked = states.filter(({ q }) => q === '');
  return typed.flatMap((state, at) => [state, ...(clicked[at] ? [clicked[at]] : [])]);
}

async function bytesOf({ all, small }: Stocks, site: string): Promise<Bytes> {
  const perCar = async (documents: Stocks['all']): Promise<number> =>
    brotliBytes(await prepareShipped('ours', documents), 11) / documents.length;
  return {
    corePerCar: { all: await perCar(all), small: await perCar(small) },
    cardsPerPage: cardBytesPerPage(all, benchStates(all)),
    engine: brotliBytes(await bundle('engine-entry.ts', 'ours', 'browser'), 11),
    engineWithRequests: brotliBytes(await bundle('requests-entry.ts', 'ours', 'browser'), 11),
    island: islandBytes(site),
  };
}

async function bench(options: Options): Promise<void> {
  await installPeers();
  const stocks = await benchStocks(path.resolve(options.feed), options.map);
  tell('comparing every count with brute force');
  for (const size of ['small', 'all'] as const) await checkParity(stocks[size], benchStates(stocks[size]));
  const results: Result[] = [];
  for (const size of options.size ? [options.size] : SIZES) {
    for (const name of CANDIDATES) {
      if (STATES[size][name]) results.push(await measureOne(size, stocks[size], name, options));
    }
  }
  const bytes = await bytesOf(stocks, path.resolve(options.site));
  const aims = aimsOf(results, bytes);
  process.exitCode = aims.every(({ isMet }) => isMet) ? EXIT_CODES.done : EXIT_CODES.failed;
  if (options.json) {
    process.stdout.write(`${JSON.stringify({ results, bytes, aims }, null, 2)}\n`);
    return;
  }
  const text = [
    '### In Node',
    ...nodeTable(results),
    '### In a worker of Chromium',
    ...chromiumTable(results),
    '### Aims',
    ...aimsTable(aims),
    `Engine with request answering: ${bytes.engineWithRequests} bytes. Island after a first search: ${bytes.island?.afterIntent ?? 'not built'} bytes.`,
  ];
  process.stdout.write(`${text.join('\n')}\n`);
}

const program = new Command('npm run bench:search --')
  .description(
    'Measures the search beside itemsjs, Orama, MiniSearch text over our columns and brute force, at three sizes.',
  )
  .option('--feed <file>', 'CSV feed to take the cars from', '../shared/data/au-vehicles.csv')
  .option('--map <name>', 'column map of that feed', 'au-listings')
  .addOption(
    new Option('--site <folder>', 'a built site, to weigh its scripts').default(
      path.join(PROJECT_ROOT, 'dist', 'harbour-motor-group'),
      'dist/harbour-motor-group',
    ),
  )
  .addOption(new Option('--only <where>', 'measure in one place only').choices(['node', 'chromium']))
  .addOption(new Option('--size <size>', 'one stock only: 2,000 cars, all, or 100,000').choices(SIZES))
  .option('--states <most>', 'ask each candidate no more states than this', '200')
  .addOption(jsonOption())
  .addHelpText(
    'after',
    `
Peers are installed below .forecourt, for this command alone. All of it takes half an hour on a quiet machine; --size,
--states and --only make it short. Ends with 1 as well when an aim is missed.

Examples:
  npm run bench:search
  npm run bench:search -- --size small --only node --states 20
  npm run bench:search -- --json > search.json
${exitCodesHelp('done', 'failed', 'usage')}`,
  )
  .action(bench);

await runCommand(program);
