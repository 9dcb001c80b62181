import { expect, test } from 'vitest';
import { listHold } from './list-hold.ts';

const ANSWERED = { hasFailed: false, areBuilt: false, isCurrent: true, isPastEnd: false };

test.each([
  [{}, undefined],
  [{ areBuilt: true }, 'search'],
  [{ isCurrent: false }, 'search'],
  [{ isPastEnd: true }, 'search'],
  [{ hasFailed: true }, 'unanswered'],
  [{ hasFailed: true, areBuilt: true }, 'unanswered'],
])('S2 the list of an address with filters, where %j, waits for: %s', (changes, hold) => {
  expect(listHold({ ...ANSWERED, ...changes })).toBe(hold);
});
