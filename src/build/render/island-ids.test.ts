import { expect, test } from 'vitest';
import { numberIslands } from './island-ids.ts';

const page = (...ids: string[]): string =>
  ids
    .map((id) => `<p uid="a"><astro-island uid="${id}" prefix="r1" props="{}"><i></i></astro-island>`)
    .join('');

test('islands of a page are numbered in their order, whatever Astro has called them', () => {
  expect(numberIslands(page('Z279Yv1', '19xRVT', 'Z279Yv1'))).toBe(page('1', '2', '3'));
});

test('a page that is numbered already, or has no island, stays as it is', () => {
  for (const html of [page('1', '2'), '<p>$1</p>']) expect(numberIslands(html)).toBe(html);
});
