import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TurnMotion } from './turn-motion.ts';

/** Screen refreshes that come when the test says so. */
let refreshes: FrameRequestCallback[] = [];

function refresh(at: number): void {
  const due = refreshes;
  refreshes = [];
  for (const draw of due) draw(at);
}

beforeEach(() => {
  refreshes = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => refreshes.push(draw));
  vi.spyOn(performance, 'now').mockReturnValue(1000);
});
afterEach(() => vi.unstubAllGlobals());

/** A motion, and the positions that it has shown. */
function watched(): { motion: TurnMotion; shown: number[] } {
  const shown: number[] = [];
  return { motion: new TurnMotion((position) => shown.push(position)), shown };
}

test('V3 however often a position is set, it is shown once a refresh', () => {
  const { motion, shown } = watched();
  for (const position of [1, 2, 3]) motion.moveTo(position);
  expect(refreshes).toHaveLength(1);
  refresh(1016);
  expect(shown).toEqual([3]);
  expect(refreshes).toEqual([]);
});

test('V3 a path is followed by the time that has passed, and stands where it says', () => {
  const { motion, shown } = watched();
  motion.play((elapsed) => (elapsed < 100 ? elapsed / 10 : undefined), 36);
  for (const at of [1010, 1050, 1120]) refresh(at);
  expect(shown).toEqual([1, 5, 36]);
  expect(refreshes).toEqual([]);
});

test('V3 a path without an end stands where it last was, and a refresh of before its start is its start', () => {
  const { motion, shown } = watched();
  motion.play((elapsed) => (elapsed < 50 ? 10 + elapsed : undefined));
  for (const at of [990, 1040, 1060]) refresh(at);
  expect(shown).toEqual([10, 50, 50]);
});

test('V3 a hand on the car ends a movement', () => {
  const { motion, shown } = watched();
  motion.play((elapsed) => elapsed);
  refresh(1010);
  motion.moveTo(99);
  refresh(1020);
  motion.play((elapsed) => elapsed);
  motion.stop();
  refresh(1030);
  expect(shown).toEqual([10, 99, 99]);
  expect(refreshes).toEqual([]);
});
