import { expect, test } from 'vitest';
import { readChecks } from './read-checks.ts';
import { ReadingNotes } from './reading-notes.ts';

const ROAD = { text: 'Road test', day: '2026-11-20' };

test.each<[unknown, unknown, number]>([
  ['Road test 20/11/2026', [ROAD], 0],
  [
    'Road test (2026-11-20) | 120-point inspection: 2 November 2026',
    [ROAD, { text: '120-point inspection', day: '2026-11-02' }],
    0,
  ],
  [[{ name: 'Road test', date: '2026-11-20T09:30:00Z' }], [ROAD], 0],
  [['2026-11-20 Road test', 'Brakes'], [ROAD], 1],
  [['Road test', '20/11/2026', '31/02/2026 Tyres'], undefined, 4],
  [undefined, undefined, 0],
])('V7 the checks of %j have their days', (value, checks, warnings) => {
  const notes = new ReadingNotes();
  expect(readChecks(value, 'checks', notes)).toEqual(checks);
  expect(notes.warnings).toHaveLength(warnings);
});
