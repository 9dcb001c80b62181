import { expect, test } from 'vitest';
import type { HistoryEvent } from './history.ts';
import { eventsInForce, type ReleaseEvent } from './release-events.ts';

const TODAY = '2026-03-05';
const published = (release: string): ReleaseEvent => ({ event: 'published', date: '2026-03-01', release });
const undone = (release: string, date = '2026-03-02'): ReleaseEvent => ({ event: 'undone', date, release });
const gone = (vehicle: string): HistoryEvent => ({ event: 'gone', date: '2026-03-01', vehicle });

const told = (lines: (HistoryEvent | ReleaseEvent)[], live: string | undefined) => {
  const { events, undone: added } = eventsInForce(lines, live, TODAY);
  return [events.map((event) => event.vehicle).join(''), added];
};
const NIGHTS = [gone('a'), published('1'), gone('b'), gone('c'), published('2')];

test.each<[string, (HistoryEvent | ReleaseEvent)[], string | undefined, string, ReleaseEvent | undefined]>([
  ['the last release is live', NIGHTS, '2', 'abc', undefined],
  ['nothing is published here', NIGHTS, undefined, 'abc', undefined],
  ['a release that the history does not know', NIGHTS, '9', 'abc', undefined],
  ['a rollback is found', NIGHTS, '1', 'a', undone('1', TODAY)],
  ['a rollback that is written down', [...NIGHTS, undone('1')], '1', 'a', undefined],
  ['what came after the rollback counts', [...NIGHTS, undone('1'), gone('d')], '1', 'ad', undefined],
  ['forward again', [...NIGHTS, undone('1'), gone('d')], '2', 'abc', undone('2', TODAY)],
  ['published after a rollback', [...NIGHTS, undone('1'), gone('d'), published('3')], '3', 'ad', undefined],
  [
    'the same release twice',
    [...NIGHTS, gone('d'), published('2'), published('3')],
    '2',
    'abcd',
    undone('2', TODAY),
  ],
])('S10 %s', (_, lines, live, vehicles, added) => {
  expect(told(lines, live)).toEqual([vehicles, added]);
});
