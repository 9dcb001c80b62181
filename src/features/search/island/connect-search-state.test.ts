import instantsearch, { type SearchClient, type Widget } from 'instantsearch.js';
import { expect, test, vi } from 'vitest';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { ASKED_LIST } from './asked-list.fixture.ts';
import { connectSearchState, type SearchAnswers } from './connect-search-state.ts';
import type { AskedList } from './search-parameters.ts';
import { sortIndex } from './sort-index.ts';

const LIST: AskedList = { ...ASKED_LIST, defaultSort: 'default' };

type Asked = { indexName: string; params: Record<string, unknown> };

/** InstantSearch with the widget, over a client that notes what it is asked and knows 40 cars. */
function startSearch() {
  const asked: Asked[][] = [];
  const answers: SearchAnswers[] = [];
  const client = {
    search: (requests: Asked[]) => {
      asked.push(requests);
      const results = requests.map(({ params }) => ({
        hits: [],
        nbHits: 40,
        nbPages: 2,
        page: params['page'] ?? 0,
        facets: { body: { SUV: 3, Ute: 5 } },
      }));
      return Promise.resolve({ results });
    },
  } as unknown as SearchClient;
  const search = instantsearch({
    indexName: sortIndex(LIST.indexUid, LIST.defaultSort),
    searchClient: client,
    future: { preserveSharedStateOnUnmount: true },
  });
  const widget = connectSearchState((answer) => answers.push(answer))(LIST);
  // Its type allows widgets only any text as an order.
  search.addWidgets([widget as unknown as Widget]);
  search.start();
  const set = async (state: SearchState): Promise<Asked[]> => {
    const before = asked.length;
    search.setUiState({ vehicles: state });
    await vi.waitUntil(() => asked.length > before && answers.at(-1)?.isCurrent);
    return asked.at(-1) ?? [];
  };
  return { search, set, answers };
}

const STATE: SearchState = {
  query: 'ute',
  page: 2,
  sortBy: 'price-asc',
  menu: { car_type: 'used' },
  refinementList: { make: ['Aldera'], model: ['Aldera > Brook'], body: ['Ute', 'SUV'] },
  range: { price: '5000:20000' },
};

test('S2 a state that is set is the state that InstantSearch keeps, and each choice is asked for', async () => {
  const { search, set } = startSearch();
  const [first] = await set(STATE);
  expect(search.getUiState()).toEqual({ vehicles: STATE });
  expect(first).toMatchObject({
    indexName: 'vehicles:available:desc,price:asc',
    params: {
      query: 'ute',
      page: 1,
      hitsPerPage: 21,
      filters: 'available = 1',
      facetFilters: [
        ['body:SUV', 'body:Ute'],
        ['car_type:used'],
        ['make:Aldera'],
        ['make_model:Aldera > Brook'],
      ],
      numericFilters: ['price>=5000', 'price<=20000'],
    },
  });
  search.dispose();
});

test('S2 what is taken back is gone from the state and from the question', async () => {
  const { search, set } = startSearch();
  await set(STATE);
  const [first] = await set({ sortBy: 'price-asc' });
  expect(search.getUiState()).toEqual({ vehicles: { sortBy: 'price-asc' } });
  expect(first?.params).not.toHaveProperty('facetFilters');
  expect(first?.params).not.toHaveProperty('numericFilters');
  search.dispose();
});

test('S3 the parts of the island are given the values of each list, the commonest first', async () => {
  const { search, set, answers } = startSearch();
  await set({ query: 'a' });
  expect(answers.at(-1)).toMatchObject({
    items: {
      body: [
        { value: 'Ute', count: 5 },
        { value: 'SUV', count: 3 },
      ],
    },
    isPastEnd: false,
  });
  expect(answers.at(-1)?.items).not.toHaveProperty('price');
  search.dispose();
});

test('S2 a page behind the last one is told', async () => {
  const { search, set, answers } = startSearch();
  await set({ page: 9 });
  expect(answers.at(-1)?.isPastEnd).toBe(true);
  search.dispose();
});
