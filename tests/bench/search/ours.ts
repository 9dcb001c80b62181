import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { answerRequest } from '../../../src/search-engine/answer-request.ts';
import { createEngine, type SearchAnswer } from '../../../src/search-engine/engine.ts';
import { indexPlan } from '../../../src/domain/search/index-plan.ts';
import { readIndex } from '../../../src/search-engine/read-index.ts';
import { writeIndex } from '../../../src/search-engine/write-index.ts';
import { searchSynonyms } from '../../../src/domain/search/search-synonyms.ts';
import { SORT_EXPRESSIONS } from '../../../src/domain/search/orders.ts';
import { type Answer, FACETS, type Open, PAGE, RANGES, type State } from './state.ts';

type Asked = { q: string; filter: (string | string[])[] };

const quote = (text: string): string => JSON.stringify(text);

/** Filter of all facets but one, as InstantSearch writes it. */
function filterWithout(state: State, without?: string): Asked['filter'] {
  const lists = Object.entries(state.chosen).filter(([facet]) => facet !== without);
  const price =
    state.price && without !== 'price' ? [`"price">=${state.price[0]}`, `"price"<=${state.price[1]}`] : [];
  return [
    ...price,
    ...lists.map(([facet, values]) => values.map((value) => `${quote(facet)}=${quote(value)}`)),
  ];
}

/** The bodies that a list sends for a state: one query, and one more for each refined facet. */
export function requestBody(state: State): string {
  const { q, sort, page } = state;
  const shared = { indexUid: 'cars', q, attributesToRetrieve: ['name', 'price', 'km'] };
  const main = {
    ...shared,
    facets: [...FACETS, ...RANGES],
    filter: filterWithout(state),
    hitsPerPage: PAGE,
    page,
    ...(sort && { sort: [`${sort.field}:${sort.isAscending ? 'asc' : 'desc'}`] }),
  };
  const refined = [...Object.keys(state.chosen), ...(state.price ? ['price'] : [])];
  const others = refined.map((facet) => ({
    ...shared,
    facets: [facet],
    filter: filterWithout(state, facet),
    hitsPerPage: 0,
    page: 1,
  }));
  return JSON.stringify({ queries: [main, ...others] });
}

/** The index of some documents in the bytes that a page loads. */
export const writeOurs = (documents: readonly IndexDocument[]): Uint8Array =>
  writeIndex(documents, indexPlan(searchSynonyms(documents, {}))).core;

/** The engine of this project, asked as the page asks it. */
export function openOurs(shipped: Uint8Array): Open {
  const read = readIndex(shipped);
  if (!read.ok) throw new Error(read.error);
  const engine = createEngine(read.value);
  const engines = new Map([['cars', engine]]);
  const answer = (state: State): Answer => {
    const { status, body } = answerRequest(engines, {
      method: 'POST',
      path: '/multi-search',
      body: requestBody(state),
    });
    if (status !== 200) throw new Error(JSON.stringify(body));
    const [main, ...others] = (body as { results: SearchAnswer[] }).results;
    const facets = { ...main?.facetDistribution };
    for (const other of others) Object.assign(facets, other.facetDistribution);
    return { total: main?.totalHits ?? 0, facets };
  };
  return Object.assign(answer, {
    whileIdle: () => {
      for (const _ of engine.prepare(SORT_EXPRESSIONS));
    },
  });
}
