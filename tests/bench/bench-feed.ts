import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Command } from 'commander';
import { ExpectedError } from '../../src/command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

const SAMPLE = path.join(PROJECT_ROOT, 'tests', 'bench', 'queries', 'sample-feed.csv');
/** Vehicles made of the sample. */
const MADE = 17_000;
/** Kilometres, then the colour outside and inside. */
const KM_AND_COLOURS = /,(\d+),([^,/]+) \/ [^,]*,/;
const PRICE = /,(\d+)$/;

/** A CSV feed whose last column is the price, as lines. */
export type BenchFeed = { head: string; rows: string[] };

/** A bench that takes the vehicles of a feed. */
export const feedCommand = (name: string): Command =>
  new Command(name)
    .option(
      '--feed <file>',
      `CSV feed with the price in its last column; none means ${MADE.toLocaleString('en-AU')} vehicles made of the sample`,
    )
    .option('--map <name>', 'column map of that feed', 'au-listings');

/** The lines of a feed, or of the sample many times over. Throws ExpectedError when the feed cannot be read. */
export async function readBenchFeed(feed: string | undefined): Promise<BenchFeed> {
  const text = await readFile(feed === undefined ? SAMPLE : path.resolve(feed), 'utf8').catch(
    (cause: unknown) => {
      throw new ExpectedError(`${feed} cannot be read. Name a CSV feed with --feed and its map with --map.`, {
        cause,
      });
    },
  );
  const [head = '', ...rows] = text.trimEnd().split(/\r?\n/);
  return { head, rows: feed === undefined ? manyTimes(rows, MADE) : rows };
}

/** So many vehicles like those of the sample: each with kilometres, a price and an inside of its own. */
function manyTimes(rows: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const copy = Math.floor(at / rows.length);
    return rows[at % rows.length]!.replace(
      KM_AND_COLOURS,
      (_all, km: string, colour: string) => `,${Number(km) + copy * 7},${colour} / ${copy},`,
    ).replace(PRICE, (_all, price: string) => `,${Number(price) + (copy % 40) * 100}`);
  });
}
