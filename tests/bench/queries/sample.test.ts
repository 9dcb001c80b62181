import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { readPostcodeTable } from '../../../src/domain/location/postcode-places.ts';
import { openAskedStock, wrongOfDemo } from './asked-stock.ts';
import { judgedCars, nearness, rowsOfVehicles } from './judged-cars.ts';
import { type JudgedQuery, scoreAnswer } from './score.ts';
import { SAMPLE_VARIANTS } from './sample-variants.ts';
import { DEMO_QUERIES } from './demo-queries.ts';
import { takeDemo, takeFeed } from './take-feed.ts';

const HERE = path.join(PROJECT_ROOT, 'tests', 'bench', 'queries');
const TODAY = '2026-11-21';
const NOW = new Date(`${TODAY}T03:00:00Z`);

test('S2 every query of the sample finds the cars it means, and its chips say so', async () => {
  const state = await mkdtemp(path.join(tmpdir(), 'queries-'));
  try {
    const feed = path.join(HERE, 'sample-feed.csv');
    const vehicles = await takeFeed(feed, 'au-listings', NOW, state);
    const cars = judgedCars(await readFile(feed, 'utf8'));
    const rows = rowsOfVehicles(vehicles, cars);
    const table = path.join(PROJECT_ROOT, 'src', 'domain', 'location', 'postcodes.tsv');
    const postcodes = readPostcodeTable(await readFile(table, 'utf8'));
    const { queries }: { queries: JudgedQuery[] } = JSON.parse(
      await readFile(path.join(HERE, 'sample-queries.json'), 'utf8'),
    );
    const stock = openAskedStock(vehicles, postcodes, TODAY);
    const wrong = [...queries, ...SAMPLE_VARIANTS].filter((query) => {
      const { ids, chips } = stock.ask(query.query);
      const answer = { ids: ids.map((id) => rows.get(id) ?? ''), chips };
      const score = scoreAnswer(query, answer, cars, nearness(postcodes));
      return !(score.isRightSet && score.areChipsRight && score.isRightOrder);
    });
    expect(wrong.map(({ query }) => query)).toEqual([]);
    // Without the reader most of them are answered wrongly: the sample can fail.
    const unread = queries.filter(({ query }) => stock.askWithoutReader(query).ids.length === 0);
    expect(unread.length).toBeGreaterThan(queries.length / 2);
  } finally {
    await rm(state, { recursive: true, force: true });
  }
});

test.each(Object.entries(DEMO_QUERIES))(
  'S2 %s finds what is meant for nine of ten queries at least',
  async (slug, queries) => {
    const state = await mkdtemp(path.join(tmpdir(), 'queries-'));
    try {
      const table = path.join(PROJECT_ROOT, 'src', 'domain', 'location', 'postcodes.tsv');
      const postcodes = readPostcodeTable(await readFile(table, 'utf8'));
      const demo = await takeDemo(slug, NOW, state);
      const wrong = wrongOfDemo(queries, demo, postcodes, TODAY);
      expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(queries.length / 10);
    } finally {
      await rm(state, { recursive: true, force: true });
    }
  },
);
