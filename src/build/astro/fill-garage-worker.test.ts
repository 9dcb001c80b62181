import { expect, test } from 'vitest';
import { fillGarageWorker, PAGES_MARK } from './fill-garage-worker.ts';

test.each([
  [`x=["${PAGES_MARK}"];y()`, ['/my-garage', "/a'$&"], `x=["/my-garage","/a'$&"];y()`],
  [`x=[\`${PAGES_MARK}\`]`, [], 'x=[]'],
])('A6 the worker of %s gets the pages %j', (script, pages, expected) => {
  expect(fillGarageWorker(script, pages)).toBe(expected);
});

test.each(['x=[]', `x=["${PAGES_MARK}"],y=["${PAGES_MARK}"]`])('a worker of %s is refused', (script) => {
  expect(() => fillGarageWorker(script, [])).toThrow(/names its pages (0|2) times/);
});
