import { expect, test } from 'vitest';
import { articleAuthors, articlesFor, articleTags, newestFirst, relatedArticles } from './blog.ts';
import { exampleArticle } from './example-text.fixture.ts';

const towing = exampleArticle('towing', { date: '2026-10-01', tags: ['Towing', 'Utes'], author: 'Ann' });
const tyres = exampleArticle('tyres', { date: '2026-11-01', tags: ['Tyres'], author: 'Bo' });
const beach = exampleArticle('beach', { date: '2026-09-01', tags: ['utes', 'Sand'], author: 'Ann' });
const all = [towing, tyres, beach];
const names = (articles: readonly { name: string }[]): string[] => articles.map(({ name }) => name);

test('P1 the newest article is first', () => {
  expect(names(newestFirst(all))).toEqual(['tyres', 'towing', 'beach']);
});

test('P1 a tag is one list however it is written, and an author is one, too', () => {
  expect(articleTags(all).map(({ slug, articles }) => [slug, names(articles)])).toEqual([
    ['sand', ['beach']],
    ['towing', ['towing']],
    ['tyres', ['tyres']],
    ['utes', ['towing', 'beach']],
  ]);
  expect(articleAuthors(all).map(({ label, articles }) => [label, articles.length])).toEqual([
    ['Ann', 2],
    ['Bo', 1],
  ]);
});

test('P1 related articles share tags, then are new; never the article itself', () => {
  expect(names(relatedArticles(towing, all, 3))).toEqual(['beach', 'tyres']);
  expect(names(relatedArticles(tyres, all, 1))).toEqual(['towing']);
});

test.each([
  [{ make: 'Aldera', model: 'Larkspur', body: 'Utes', item_type: 'car' }, ['towing', 'beach', 'tyres']],
  [{ make: 'Tyres', model: 'X', body: 'SUV', item_type: 'car' }, ['tyres', 'towing', 'beach']],
  [{ make: 'A', model: 'B', item_type: 'truck' }, ['tyres', 'towing', 'beach']],
] as const)('V11 a vehicle %o has articles %j', (vehicle, expected) => {
  expect(names(articlesFor(vehicle, all, 3))).toEqual(expected);
});
