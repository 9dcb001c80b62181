import { describe, expect, test } from 'vitest';
import { ageRefusals, ageWarnings, agingFeeds, feedDays } from './feed-age.ts';
import { guard } from './guarded-stock.fixture.ts';

const NOW = new Date('2026-11-22T16:00:00Z');
const ago = (days: number): Date => new Date(NOW.getTime() - days * 86_400_000);
const WEB = 'https://feeds.example/stock.csv';
const FTP = 'sftp://feeds.example/out/stock-*.csv';
const FILE = 'stock/stock.csv';

describe('S10 a feed that its provider has left as it is', () => {
  test.each([
    [WEB, undefined, 0, 0, 0, 0],
    [WEB, undefined, 5, 0, 0, 0],
    [WEB, undefined, 6, 1, 0, 0],
    [WEB, undefined, 7, 1, 0, 0],
    [WEB, undefined, 8, 1, 1, 0],
    [WEB, undefined, 14, 1, 1, 0],
    [WEB, undefined, 15, 1, 0, 1],
    [FTP, undefined, 15, 1, 0, 1],
    [WEB, 0, 400, 0, 0, 0],
    [WEB, 2, 1, 0, 0, 0],
    [WEB, 2, 2, 1, 1, 0],
    [WEB, 2, 3, 0, 0, 1],
    [WEB, 30, 15, 1, 0, 0],
    [WEB, 30, 16, 1, 1, 0],
    [FILE, undefined, 4000, 0, 0, 0],
    [FILE, 7, 3, 0, 0, 0],
    [FILE, 7, 4, 1, 1, 0],
    [FILE, 7, 7, 1, 1, 0],
    [FILE, 7, 8, 0, 0, 1],
    // A clock that is behind the server's.
    [WEB, undefined, -3, 0, 0, 0],
  ])(
    '%s with the limit %s, %s days old: %s warnings, %s of them urgent, %s refusals',
    (source, maximum_age_days, days, told, urgent, refused) => {
      const settings = { source, guard: { ...guard, maximum_age_days } };
      const feed = { settings, changedAt: ago(days) };
      expect(ageWarnings(feed, NOW)).toHaveLength(told);
      expect(agingFeeds(feed, NOW)).toHaveLength(urgent);
      expect(ageRefusals(feed, NOW)).toHaveLength(refused);
    },
  );

  test('nothing is known of a server that gives no date and was never asked before', () => {
    const feed = { settings: { source: WEB, guard }, changedAt: undefined };
    expect(feedDays(undefined, NOW)).toBe(0);
    expect(ageRefusals(feed, NOW)).toEqual([]);
  });

  test('an urgent feed is told once, with the days until its refusal and what to do', () => {
    const feed = { settings: { source: WEB, guard }, changedAt: ago(8), name: undefined };
    const sentence =
      "The feed hasn't changed for 8 days: it is as it was on 2026-11-14. After 14 days the guard rail 'age' refuses it. " +
      'Ask its supplier whether it is still sent.';
    expect(agingFeeds(feed, NOW)).toEqual([sentence]);
    expect(ageWarnings(feed, NOW)).toEqual([sentence]);
  });

  test('the words have feed, days and the way out', () => {
    const feed = { settings: { source: WEB, guard }, changedAt: ago(20), name: 'photos' };
    expect(ageRefusals(feed, NOW)).toEqual([
      {
        rail: 'age',
        message:
          "The feed 'photos' hasn't changed for 20 days: it is as it was on 2026-11-02. 14 days is the most. Ask its supplier " +
          'whether it is still sent; where it rarely changes, write guard: { maximum_age_days: 40 } to the feed, or 0 for no limit.',
      },
    ]);
  });
});
