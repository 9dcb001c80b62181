import { describe, expect, test } from 'vitest';
import type { NightEntry } from '../night-entry.ts';
import { ageWords, boardPage } from './board-page.ts';
import { boardRow, sortedRows, urgency, type BoardSource } from './board-row.ts';
import { sparkline, sparkPoints } from './sparkline.ts';

const NOW = new Date('2026-11-22T20:00:00Z');

const entry = (day: number, more: Partial<NightEntry> = {}): NightEntry => ({
  night: `n${day}`,
  tenant: 'x',
  at: `2026-11-${String(day).padStart(2, '0')}T16:00:00.000Z`,
  outcome: 'published',
  rails: [],
  vehicles: { read: 10, accepted: day, quarantined: 0, reasons: {} },
  isNewRelease: true,
  seconds: 1,
  warnings: [],
  ...more,
});
const refused: Partial<NightEntry> = { outcome: 'refused', rails: ['count'], reason: 'Far <fewer>.' };

const row = (tenant: string, nights: NightEntry[], more: Partial<BoardSource> = {}) =>
  boardRow(
    {
      tenant,
      name: `${tenant} Cars`,
      isDemo: false,
      releases: ['000001-a'],
      live: '000001-a',
      nights,
      ...more,
    },
    NOW,
  );

describe('O3 the board of all tenants', () => {
  test('a row says how long ago the night and the last feed were, and counts bad nights', () => {
    const { vehicles: _none, ...failed } = entry(22, { outcome: 'failed', reason: 'Away.' });
    expect(
      row('a', [entry(19, { bytes: 2_500_000 }), entry(20, refused), entry(21, refused), failed]),
    ).toMatchObject({
      nightHours: 4,
      feedHours: 28,
      badNights: 3,
      bytes: 2_500_000,
      counts: [19, undefined, undefined, undefined],
    });
  });

  test('a night whose feed could not be had is no reading of it, and the feed says when it was changed', () => {
    const away = (rail: string): Partial<NightEntry> => ({
      outcome: 'refused',
      rails: [rail],
      vehicles: { read: 0, accepted: 0, quarantined: 0, reasons: {} },
    });
    const fed = entry(20, { feedChangedAt: '2026-11-18T20:00:00.000Z' });
    const dead = row('a', [fed, entry(21, away('unreachable')), entry(22, away('unreadable'))]);
    expect(dead).toMatchObject({ nightHours: 4, feedHours: 52, feedFileHours: 96 });
    expect(boardPage([dead], NOW)).toContain('<small class="age old">changed 4 days ago</small>');
    expect(row('b', [entry(22)]).feedFileHours).toBeUndefined();
    // A feed that was read and is empty was read.
    expect(row('c', [entry(22, away('empty'))])).toMatchObject({ feedHours: 4 });
  });

  test('those that need someone are first: no night, failed, not sent, refused or stale, warnings, good', () => {
    const deploy = {
      target: 's3',
      outcome: 'failed',
      added: 0,
      changed: 0,
      removed: 0,
      bytes: 0,
      words: [],
    } as const;
    const rows = [
      row('good', [entry(22)]),
      row('demo', [], { isDemo: true }),
      row('warned', [entry(22, { warnings: ['w'] })]),
      row('stale', [entry(20)]),
      row('refused', [entry(21), entry(22, refused)]),
      row('unsent', [entry(22, { deploy: { ...deploy, words: [] } })]),
      row('failed', [entry(22, { outcome: 'failed' })]),
      row('new', []),
    ];
    expect(sortedRows(rows).map(({ tenant }) => tenant)).toEqual([
      'new',
      'failed',
      'unsent',
      'refused',
      'stale',
      'warned',
      'demo',
      'good',
    ]);
    expect(rows.map(urgency)).toEqual([0, 0, 1, 2, 2, 3, 4, 5]);
  });

  test.each([
    [undefined, 'never'],
    [0.5, 'less than an hour ago'],
    [1.9, '1 hour ago'],
    [47, '47 hours ago'],
    [49, '2 days ago'],
  ])('%s hours are %s', (hours, words) => {
    expect(ageWords(hours)).toBe(words);
  });

  test('the line of thirty nights has words, a scale from 0, and no point where nothing was published', () => {
    expect(sparkPoints([10, undefined, 5]).map(({ x, y }) => [x, y])).toEqual([
      [3, 3],
      [117, 14],
    ]);
    expect(sparkline([10, undefined, 5])).toContain('aria-label="10 to 5 in 3 nights, between 5 and 10"');
    expect(sparkline([undefined])).toBe('');
  });

  test('a dealer that could not be read is first, with why, and counts as trouble though it is a demonstration', () => {
    const unread = row('lost', [], { isDemo: true, unread: '<head> is damaged' });
    const rows = sortedRows([row('failed', [entry(22, { outcome: 'failed' })]), unread]);
    expect(rows.map(({ tenant }) => tenant)).toEqual(['lost', 'failed']);
    const page = boardPage(rows, NOW, 's3://nights/<p>');
    expect(page).toContain('could not be read');
    // Nothing is known of it, and not that it has no release and never had a night.
    expect(boardPage([unread], NOW)).not.toMatch(/never|to go back to/);
    expect(page).toContain('<li>&lt;head&gt; is damaged</li>');
    expect(page).toContain('UTC, from s3://nights/&lt;p&gt;.');
    expect(page).toMatch(/<dt>failed, not read, or without a night<\/dt><dd>2</);
  });

  test('a dealer has the shard that wrote it last', () => {
    const writer = { run: 'night n on m', shard: '3/20', at: NOW.toISOString() };
    expect(boardPage([row('a', [entry(22)], { writer })], NOW)).toContain('<small>shard 3/20</small>');
    expect(boardPage([row('a', [entry(22)])], NOW)).not.toContain('shard');
  });

  test('O2 a dealer whose email was given up stands above those that are well, with the reason', () => {
    const givenUp = [{ night: 'n1', at: '2026-11-22T01:00:00.000Z', reason: 'SMTP 550 <after> RCPT TO' }];
    const rows = sortedRows([row('a', [entry(22)]), row('z', [entry(22, { givenUp })])]);
    expect(rows.map(({ tenant }) => tenant)).toEqual(['z', 'a']);
    const page = boardPage(rows, NOW);
    expect(page).toMatch(
      /class="watch"><dt>refused, held, stale, an old feed, or an email given up<\/dt><dd>1</,
    );
    expect(page).toContain('</svg>published, an email given up</span>');
    expect(page).toContain(
      'The email about the night n1 did not get to the dealer; the backend gave it up on 2026-11-22: SMTP 550 &lt;after&gt; RCPT TO.',
    );
  });

  test('S10 a dealer whose feed is about to be refused for its age stands above those with warnings, with the words', () => {
    const agingFeeds = ["The feed hasn't changed for 8 days."];
    const rows = sortedRows([
      row('a', [entry(22, { warnings: ['w'] })]),
      row('z', [entry(22, { agingFeeds, warnings: agingFeeds })]),
    ]);
    expect(rows.map(({ tenant }) => tenant)).toEqual(['z', 'a']);
    expect(rows.map(urgency)).toEqual([2, 1]);
    const page = boardPage(rows, NOW);
    expect(page).toMatch(
      /class="watch"><dt>refused, held, stale, an old feed, or an email given up<\/dt><dd>1</,
    );
    expect(page).toContain('</svg>published, an old feed</span>');
    expect(page).toContain('<li>Warning: The feed hasn&apos;t changed for 8 days.</li>');
  });

  test('the page is private, needs no script, and shows words of feeds as text', () => {
    const page = boardPage(sortedRows([row('a', [entry(22, refused)]), row('b', [entry(22)])]), NOW);
    expect(page).toContain('noindex');
    expect(page).toContain('Far &lt;fewer&gt;.');
    expect(page).not.toMatch(/<fewer>|<script|style=/);
    expect(page).toMatch(
      /class="watch"><dt>refused, held, stale, an old feed, or an email given up<\/dt><dd>1</,
    );
  });

  test('a demonstration is among the figures once it was taken into a night', () => {
    const page = boardPage(
      [
        row('shown', [entry(22)], { isDemo: true }),
        row('left-out', [], { isDemo: true }),
        row('real', [entry(21)]),
      ],
      NOW,
    );
    expect(page).toContain('<dt>dealers</dt><dd>2<');
    expect(page).toContain('<dt>vehicles</dt><dd>43<');
  });
});
