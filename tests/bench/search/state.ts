import type { IndexDocument } from '../../../src/search-engine/index-document.ts';

/** Question of one state of a list: all that are measured answer the same. */
export type State = {
  q: string;
  /** Chosen values by facet; any of a facet's, all of the facets. */
  chosen: Record<string, string[]>;
  price?: [from: number, to: number];
  sort?: { field: 'price' | 'km' | 'year'; isAscending: boolean };
  /** 1-based, of 21 cars. */
  page: number;
};

export type Answer = { total: number; facets: Record<string, Record<string, number>> };

/** A search as it stands open in memory. */
export type Open = ((state: State) => Answer) & {
  /** What it works out ahead while nobody asks; timed apart. */
  whileIdle?: () => void;
};

export const PAGE = 21;
export const FACETS = [
  'body',
  'car_type',
  'colour',
  'drive',
  'fuel',
  'make',
  'model',
  'seats',
  'state',
  'transmission',
];
export const RANGES = ['price', 'km', 'year'];
export const TEXTS = [
  'make',
  'model',
  'badge',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'city',
  'state',
];

/** The same numbers in every run, below a bound. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const TYPED = 101;
const CLICKED = 99;

/** 200 states of shoppers who look for cars that there are: 101 while a text is typed, 99 by filters, orders and pages. */
export function benchStates(documents: readonly IndexDocument[]): State[] {
  const next = seeded(11);
  const states: State[] = [];
  while (states.length < TYPED) {
    const car = documents[next(documents.length)]!;
    const words = [car['make'], next(2) ? car['model'] : car['badge']]
      .filter(Boolean)
      .join(' ')
      .toLowerCase();
    for (let end = 1; end <= words.length && states.length < TYPED; end++) {
      states.push({ q: words.slice(0, end), chosen: {}, page: 1 });
    }
  }
  while (states.length < TYPED + CLICKED) states.push(clicked(documents[next(documents.length)]!, next));
  return states;
}

function clicked(car: IndexDocument, next: (below: number) => number): State {
  const chosen: State['chosen'] = {};
  for (const facet of ['make', 'model', 'state', 'body', 'fuel', 'colour', 'car_type', 'transmission']) {
    const value = car[facet];
    if (next(4) === 0 && value !== undefined) chosen[facet] = [String(value)];
  }
  const from = next(60) * 1000;
  const field = (['price', 'km', 'year'] as const)[next(3)]!;
  return {
    q: '',
    chosen,
    ...(next(3) === 0 && { price: [from, from + (1 + next(40)) * 1000] as [number, number] }),
    ...(next(2) === 0 && { sort: { field, isAscending: next(2) === 0 } }),
    page: 1 + next(3),
  };
}
