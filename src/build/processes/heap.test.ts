import v8 from 'node:v8';
import { afterEach, expect, test, vi } from 'vitest';
import { beginHeap, collectAfter, keepHeapSmall } from './heap.ts';

/** The growth of the heap that a build is left with, in per cent. */
function growthAfter(keptPages: number, pagesToRender: number): number {
  let growth = NaN;
  vi.spyOn(v8, 'setFlagsFromString').mockImplementation((flag) => {
    growth = Number(/^--heap-growing-percent=(\d+)$/.exec(flag)?.[1]);
  });
  beginHeap(keptPages);
  keepHeapSmall(pagesToRender);
  return growth;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 18_890, 100, 'a first build'],
  [120, 9, 100, 'a small site'],
  [4_999, 10, 100, 'one that is not large yet'],
  [5_000, 4_999, 250, 'a large one with changes'],
  [18_890, 1_420, 250, 'a night of the largest'],
  [18_890, 18_890, 100, 'a large one with new code'],
])('with %i pages kept and %i to render the heap grows by %i%%: %s', (kept, left, growth) => {
  expect(growthAfter(kept, left)).toBe(growth);
});

test('garbage is collected after many pages alone', () => {
  const gc = vi.fn();
  vi.stubGlobal('gc', gc);
  collectAfter(4_999);
  expect(gc).not.toHaveBeenCalled();
  collectAfter(5_000);
  expect(gc).toHaveBeenCalledOnce();
});
