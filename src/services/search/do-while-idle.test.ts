import { expect, test } from 'vitest';
import { doWhileIdle } from './do-while-idle.ts';

const later = (): Promise<void> => new Promise((done) => setTimeout(done, 20));

test('S16 work is done part by part, and what comes in between is done in between', async () => {
  const done: string[] = [];
  const work = function* (): Iterable<void> {
    done.push('first part');
    yield;
    done.push('second part');
  };
  doWhileIdle(work());
  expect(done).toEqual([]);
  const task = new Promise<void>((ended) => {
    setTimeout(() => {
      done.push('a search');
      ended();
    });
  });
  await task;
  await later();
  expect(done).toEqual(['first part', 'a search', 'second part']);
});
