import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { listOf } from './read-list.ts';
import { readDay } from './read-date.ts';
import { readText } from './read-text.ts';
import type { ReadingNotes } from './reading-notes.ts';

const DAY =
  /\(?\b(\d{4}-\d{1,2}-\d{1,2}(?:T[\d:.]+Z?)?|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} \p{L}{3,} \d{4})\b\)?/u;
const AROUND = /^[\s:,;–-]+|[\s:,;–-]+$/g;

/**
 * What was checked of a vehicle, from lines such as 'Road test 20/11/2026', or from records of a text and a day. One without a
 * day proves nothing: it is left out with a warning.
 */
export function readChecks(value: unknown, field: string, notes: ReadingNotes): Vehicle['checks'] {
  const checks = listOf(value).flatMap((member) => {
    const parts = typeof member === 'object' && member !== null ? Object.values(member) : [member];
    const line = parts.filter((part) => typeof part === 'string').join(' ');
    const written = DAY.exec(line);
    const text = readText(written && line.replace(written[0], ' ').replaceAll(AROUND, ''), field, notes);
    const day = written ? readDay(written[1], field, notes) : undefined;
    if (text !== undefined && day !== undefined) return [{ text, day }];
    notes.warn(field, 'a check without words or without its day, left out', line);
    return [];
  });
  return checks.length > 0 ? checks : undefined;
}
