import path from 'node:path';
import type { IndexDocument } from '../../../src/search-engine/index-document.ts';
import { searchDocuments } from '../../../src/domain/search/search-documents.ts';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { takeFeed } from '../queries/take-feed.ts';
import { seeded } from './state.ts';

const LARGE = 100_000;
const SMALL = 2000;
const NOW = new Date('2026-11-21T03:00:00Z');
const STATE = path.join(PROJECT_ROOT, '.forecourt', 'bench', 'search');

/** The listings of a feed as documents of the search: a part of them, all, and 100,000 made of them. */
export async function benchStocks(
  feed: string,
  map: string,
): Promise<Record<'small' | 'all' | 'large', IndexDocument[]>> {
  const all = searchDocuments(await takeFeed(feed, map, NOW, STATE));
  const next = seeded(3);
  const shuffled = all
    .map((document) => ({ document, place: next(2 ** 31) }))
    .sort((a, b) => a.place - b.place);
  return {
    small: shuffled.slice(0, SMALL).map(({ document }) => document),
    all,
    large: perturbed(all, next),
  };
}

/** More cars like those there are: figures differ, words are those of a real car. */
function perturbed(documents: readonly IndexDocument[], next: (below: number) => number): IndexDocument[] {
  return Array.from({ length: LARGE }, (_, at) => {
    const like = documents[at % documents.length]!;
    const other = documents[next(documents.length)]!;
    const moved = (name: 'price' | 'km'): object =>
      typeof like[name] === 'number' ? { [name]: Math.round((like[name] * (70 + next(60))) / 100) } : {};
    const { colour, city, state } = other;
    return {
      ...like,
      ...moved('price'),
      ...moved('km'),
      ...(colour !== undefined && { colour }),
      ...(city !== undefined && { city }),
      ...(state !== undefined && { state }),
      id: `P${at}`,
      number: `P${at}`,
      slug: `p${at}`,
      path: `/cars/p${at}`,
    };
  });
}
