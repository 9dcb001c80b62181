import instantsearch, { type SearchClient, type Widget } from 'instantsearch.js';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { exampleFiles, fetchFrom } from '../../../services/search/example-index.fixture.ts';
import { createSearchClient, resetSearch } from '../../../services/search/search-client.ts';
import { ASKED_LIST } from './asked-list.fixture.ts';
import { connectSearchState, type SearchAnswers } from './connect-search-state.ts';
import type { AskedList } from './search-parameters.ts';

const LIST: AskedList = { ...ASKED_LIST, defaultSort: 'default', filters: '' };

afterEach(async () => {
  await resetSearch();
  vi.unstubAllGlobals();
});

/** The number of cars that a state finds, what is counted of makes, models and features, and the files that were fetched. */
async function answerTo(state: SearchState, list = LIST) {
  const { fetch, asked } = fetchFrom(exampleFiles());
  vi.stubGlobal('fetch', fetch);
  const answers: SearchAnswers[] = [];
  const search = instantsearch({
    indexName: 'vehicles',
    searchClient: createSearchClient(['id'], 'vehicles') as SearchClient,
    initialUiState: { vehicles: state },
    future: { preserveSharedStateOnUnmount: true },
  });
  search.addWidgets([connectSearchState((answer) => answers.push(answer))(list) as unknown as Widget]);
  search.start();
  await vi.waitUntil(() => answers.at(-1)?.isCurrent);
  const found = search.mainIndex.getResults()?.nbHits;
  search.dispose();
  const counts = (name: string): Record<string, number> =>
    Object.fromEntries((answers.at(-1)?.items[name] ?? []).map(({ value, count }) => [value, count]));
  await resetSearch();
  return { found, asked, makes: counts('make'), models: counts('model'), features: counts('features') };
}

/** One of the twenty of each make is sold: it is shown, and nothing counts it. */
const MAKES = { Alder: 19, Birch: 19, Rowan: 19 };

test('S2 several makes show the cars of each, and the models of both', async () => {
  const { found, makes, models } = await answerTo({ refinementList: { make: ['Alder', 'Birch'] } });
  expect(found).toBe(38);
  expect(makes).toEqual(MAKES);
  expect(models).toEqual({
    'Alder > Alpha': 9,
    'Alder > Beta': 10,
    'Birch > Alpha': 9,
    'Birch > Beta': 10,
  });
});

test('S2 a model of one make narrows that make alone, and every choice keeps its count', async () => {
  const state = { refinementList: { make: ['Alder', 'Birch'], model: ['Alder > Alpha'] } };
  const { found, makes, models } = await answerTo(state);
  expect(found).toBe(28);
  expect(makes).toEqual(MAKES);
  expect(Object.keys(models)).toHaveLength(4);
});

test('S2 a typed make and order hold beside chosen makes and models', async () => {
  const state = { refinementList: { make: ['Alder', 'Birch'], model: ['Alder > Alpha'] } };
  expect((await answerTo({ ...state, query: 'alder or rowan' })).found).toBe(9);
});

test('S3 features are fetched once they are counted, and a car has all that are chosen', async () => {
  const features = { name: 'features', label: 'Features', widget: 'features' } as const;
  const list = { ...LIST, facets: [...LIST.facets, features] };
  const before = await answerTo({ refinementList: { make: ['Alder'] } }, list);
  expect(before.asked.filter((file) => file.includes('features'))).toEqual([]);
  const opened = await answerTo({ query: 'alder' }, { ...list, countsFeatures: true });
  expect(opened.features).toEqual({ Sunroof: 9, 'Tow bar': 19 });
  expect(opened.asked.filter((file) => file.includes('features'))).toHaveLength(1);
  const chosen = await answerTo({ refinementList: { features: ['Sunroof', 'Tow bar'] } }, list);
  expect(chosen).toMatchObject({ found: 18, features: { Sunroof: 18, 'Tow bar': 18 } });
});
