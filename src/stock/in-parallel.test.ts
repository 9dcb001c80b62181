import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inParallel } from './in-parallel.ts';

test('never more than asked for at once, every item once, results in order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([30, 1, 20, 2, 10], 2, async (milliseconds) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(milliseconds);
    running -= 1;
    return milliseconds * 2;
  });
  expect(results).toEqual([60, 2, 40, 4, 20]);
  expect(most).toBe(2);
});

test('when one fails no other is begun, and nothing works on any more when that is known', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const works = inParallel([1, 2, 3, 4], 2, async (item) => {
    begun.push(item);
    await sleep(item === 1 ? 1 : 20);
    if (item === 1) throw new Error('the disk is full');
    ended.push(item);
  });
  await expect(works).rejects.toThrow('the disk is full');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
});
