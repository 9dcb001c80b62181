import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';

/** Whether a thing that nobody holds is still there after a collection of heaps from `least` bytes on. */
async function isHeld(least: number): Promise<boolean> {
  const thing = new WeakRef({ words: 'words' });
  // A weak reference holds its thing until the end of the turn that made it.
  await setImmediate();
  collectGarbage(least);
  return thing.deref() !== undefined;
}

test('a large heap is collected, and a small one is left alone', async () => {
  expect(await isHeld(Infinity)).toBe(true);
  expect(await isHeld(0)).toBe(false);
});
