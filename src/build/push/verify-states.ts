import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { SearchFieldTable } from '../../domain/search/search-field.ts';
import { indexFields } from '../../domain/search/index-plan.ts';
import { nearestTo, RADII, radiusFilter } from '../../domain/search/near.ts';
import { POINT_FIELD, readPoint } from '../../search-engine/point.ts';
import { ORDERS, SORT_EXPRESSIONS } from '../../domain/search/orders.ts';

/** One question that both engines are asked; `isRanked` when the order of its cars is each engine's own relevance. */
export type VerifyState = { id: string; isRanked: boolean; query: Readonly<Record<string, unknown>> };

const STATES = 200;
/** Turns for each question: many come to one that was asked before. */
const TURNS = 10;
const PAGE = 21;
/** Degrees, some kilometres: shoppers live beside a location, not at it. */
const ASIDE = 0.0625;
/** With no common factor with the number of cars it comes to each of them. */
const STEP = 7919;

const quote = (value: unknown): string => `"${String(value).replace(/["\\]/g, '\\$&')}"`;
const swapped = (word: string): string => word.replace(/^(..)(.)(.)/, '$1$3$2');
const wordsOf = (car: IndexDocument, ...fields: string[]): string =>
  fields
    .flatMap((field) =>
      typeof car[field] === 'string' || typeof car[field] === 'number' ? [car[field]] : [],
    )
    .join(' ');

type Part = { filter?: unknown; sort?: readonly string[]; page?: number; q?: string };
type Kind = (car: IndexDocument, turn: number, cars: number) => Part | undefined;

/** The values facets are narrowed by, one a facet and several together. */
const equals = (car: IndexDocument, field: string): string[] =>
  [car[field] ?? []].flat().map((value) => `${quote(field)} = ${quote(value)}`);
const FACETS = [
  'make',
  'model',
  'body',
  'fuel',
  'state',
  'car_type',
  'colour',
  'categories',
  'badge',
  'drive',
];
const RANGES = ['price', 'km', 'year', 'created_at'];

const KINDS: Readonly<Record<string, Kind>> = {
  facet: (car, turn) => {
    const any = equals(car, FACETS[turn % FACETS.length]!);
    return any.length ? { filter: [any] } : undefined;
  },
  facets: (car, turn) => ({
    filter: [equals(car, 'make'), equals(car, FACETS[(turn % 8) + 2]!)].filter((any) => any.length),
  }),
  not: (car, turn) => {
    const [one] = equals(car, FACETS[turn % FACETS.length]!);
    return one ? { filter: `NOT (${one}) OR available = 0` } : undefined;
  },
  range: (car, turn) => {
    const field = RANGES[turn % RANGES.length]!;
    const value = car[field];
    if (typeof value !== 'number') return undefined;
    return {
      filter: turn % 8 < 4 ? `${field} >= ${value}` : `${field} ${Math.floor(value / 2)} TO ${value}`,
    };
  },
  sort: (car, turn) => ({
    sort: SORT_EXPRESSIONS[turn % SORT_EXPRESSIONS.length]!,
    page: 1 + (turn % 3),
    ...(turn % 2 && { filter: [equals(car, 'body')].filter((any) => any.length) }),
  }),
  near: (car, turn) => {
    const at = readPoint(String(car[POINT_FIELD] ?? ''));
    if (!at) return undefined;
    const from = { lat: at.lat + ASIDE * (turn % 3), lng: at.lng - ASIDE * (turn % 5) };
    const within = RADII[turn % RADII.length];
    return {
      sort: [...ORDERS.nearest.sort, nearestTo(from)],
      ...(turn % 2 && { filter: radiusFilter(from, within) }),
    };
  },
  page: (_, turn, cars) => ({ page: 1 + ((turn * 3) % Math.max(1, Math.ceil(cars / PAGE))) }),
  word: (car, turn) => ({ q: wordsOf(car, ['make', 'model', 'body', 'fuel', 'city'][turn % 5]!) }),
  unfinished: (car, turn) => {
    const text = wordsOf(car, 'make', 'model');
    return { q: text.slice(0, Math.max(1, text.length - (turn % 4))) };
  },
  typo: (car, turn) => ({ q: swapped(wordsOf(car, turn % 2 ? 'make' : 'model')) }),
  words: (car, turn) => ({
    q:
      turn % 3 === 2
        ? `"${wordsOf(car, 'model')}"`
        : wordsOf(car, 'year', 'make', ...(turn % 3 ? ['body'] : [])),
  }),
};

/**
 * What a server is asked to be held against the embedded index (spec S16): up to 200 questions made of a tenant's own
 * stock, the same for the same stock. Facets, ranges, orders, pages and texts take turns; a question is asked once.
 */
export function verifyStates(
  cars: readonly IndexDocument[],
  phrases: readonly string[],
  fields?: SearchFieldTable,
): VerifyState[] {
  const facets = indexFields(fields).flatMap(({ name, filterable, facet }) =>
    filterable && facet ? [name] : [],
  );
  const shared = {
    attributesToRetrieve: ['id'],
    matchingStrategy: 'all',
    facets,
    hitsPerPage: PAGE,
    page: 1,
  };
  const states = new Map<string, VerifyState>();
  const add = (kind: string, { q: text = '', ...part }: Part): void => {
    // The server finds a stock number by its first figure, the embedded index by five: a finished word is the same to both.
    const q = /\d\S*$/.test(text) ? `${text} ` : text;
    const query = { ...shared, q, ...part };
    const id = `${kind} ${states.size + 1}`;
    states.set(JSON.stringify(query), states.get(JSON.stringify(query)) ?? { id, isRanked: q !== '', query });
  };
  add('all', {});
  for (const phrase of phrases.slice(0, STATES / 10)) add('synonym', { q: phrase });
  const kinds = Object.entries(KINDS);
  for (let turn = 0; states.size < STATES && turn < STATES * TURNS && cars.length > 0; turn++) {
    const [name, kind] = kinds[turn % kinds.length]!;
    const round = Math.floor(turn / kinds.length);
    const part = kind(cars[(turn * STEP) % cars.length]!, round, cars.length);
    if (part) add(name, part);
  }
  return [...states.values()];
}
