import { describe, expect, test } from 'vitest';
import { yardAppointment, yardTime, yardZone, zoneNote, zoneWords } from './yard-clock.ts';

const NOON = Date.parse('2026-11-23T01:00:00Z');

describe('A6 F5 F9 times are said by the clock of the yard', () => {
  test.each([
    ['Australia/Sydney', 'Monday 23 November at 12:00 pm Sydney time'],
    ['Australia/Brisbane', 'Monday 23 November at 11:00 am Brisbane time'],
    ['Australia/Perth', 'Monday 23 November at 9:00 am Perth time'],
    ['Australia/Broken_Hill', 'Monday 23 November at 11:30 am Broken Hill time'],
    ['Pacific/Norfolk', 'Monday 23 November at 1:00 pm Norfolk Island time'],
  ])('a moment in %s', (zone, words) => {
    expect(yardTime(NOON, zone)).toBe(words);
  });

  test.each([
    // Summer parts Brisbane from Sydney, winter does not.
    ['2026-11-23T10:00', 'Australia/Brisbane', 'Australia/Sydney', 'Brisbane time'],
    ['2026-07-06T10:00', 'Australia/Brisbane', 'Australia/Sydney', ''],
    ['2026-11-23T10:00', 'Australia/Sydney', 'Australia/Melbourne', ''],
    ['2026-11-23T10:00', 'Australia/Sydney', 'Australia/Perth', 'Sydney time'],
    ['2026-11-23T10:00', 'Australia/Sydney', undefined, 'Sydney time'],
    ['soon', 'Australia/Sydney', 'Australia/Sydney', 'Sydney time'],
  ])('%s in %s, read in %s, is "%s"', (time, zone, reader, note) => {
    expect(zoneNote(zone, time, reader)).toBe(note);
  });

  test.each([
    ['2026-11-27T08:30', 'Friday 27 November 2026, 8:30 am Perth time'],
    ['2027-01-02T15:05', 'Saturday 2 January 2027, 3:05 pm Perth time'],
    ['after lunch', 'after lunch'],
  ])('an appointment at %s', (time, words) => {
    expect(yardAppointment(time, 'Australia/Perth')).toBe(words);
  });

  test('a place that is not known goes by the clock of the dealer', () => {
    const locations = [{ slug: 'west', time_zone: 'Australia/Perth' as const }];
    const dealer = { site: { time_zone: 'Australia/Sydney' }, locations };
    expect(['west', 'gone', undefined].map((slug) => zoneWords(yardZone(dealer, slug)))).toEqual([
      'Perth time',
      'Sydney time',
      'Sydney time',
    ]);
  });
});
