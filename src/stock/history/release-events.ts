import * as z from 'zod';
import { HistoryEvent } from './history.ts';

/** A line of a tenant's history about its site: a release that was published, or one that a rollback made live again. */
export const ReleaseEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('published'), date: z.string(), release: z.string() }),
  z.strictObject({ event: z.literal('undone'), date: z.string(), release: z.string() }),
]);
export type ReleaseEvent = z.output<typeof ReleaseEvent>;

/** A line of a tenant's history. */
export const HistoryLine = z.discriminatedUnion('event', [HistoryEvent, ReleaseEvent]);
export type HistoryLine = z.output<typeof HistoryLine>;

const isRelease = (line: HistoryLine): line is ReleaseEvent => 'release' in line;

/** The release that was live at the end of a day (YYYY-MM-DD); undefined before the first. `events` are oldest first. */
export function releaseOn(events: readonly ReleaseEvent[], day: string): string | undefined {
  return events.findLast(({ date }) => date <= day)?.release;
}

/**
 * The events of vehicles that count, from all lines of a history, oldest first: 'undone' takes back all that was written
 * since its release was published. When `live`, the release that is live, is another one than the history says, a
 * rollback has happened: the line that says so comes back as `undone`, dated `today` (YYYY-MM-DD), and counts already.
 */
export function eventsInForce(
  lines: readonly HistoryLine[],
  live: string | undefined,
  today: string,
): { events: HistoryEvent[]; undone?: ReleaseEvent } {
  const releases = lines.filter(isRelease);
  const isKnown = releases.some(({ event, release }) => event === 'published' && release === live);
  const undone: ReleaseEvent | undefined =
    live !== undefined && isKnown && releases.at(-1)?.release !== live
      ? { event: 'undone', date: today, release: live }
      : undefined;
  const all = undone ? [...lines, undone] : lines;
  const goneBackTo = new Set(all.flatMap((line) => (line.event === 'undone' ? [line.release] : [])));
  const asPublished = new Map<string, HistoryEvent[]>();
  let events: HistoryEvent[] = [];
  for (const line of all) {
    if (!isRelease(line)) events.push(line);
    else if (line.event === 'undone') events = [...(asPublished.get(line.release) ?? events)];
    else if (goneBackTo.has(line.release)) asPublished.set(line.release, [...events]);
  }
  return undone ? { events, undone } : { events };
}
