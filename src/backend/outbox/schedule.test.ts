import { describe, expect, test } from 'vitest';
import {
  admission,
  afterClaim,
  afterFailure,
  ahead,
  FAILURES_TO_PAUSE,
  HEALTHY,
  LEASE,
  SEND_TIMEOUT,
} from './schedule.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const FAILED = { kind: 'failed', reason: 'HTTP 500' } as const;
const tried = (attempts: number, refusals = 0, age = 0) => ({ attempts, refusals, queued_at: NOW - age });

test('R6 a lease is longer than an attempt', () => {
  expect(LEASE).toBeGreaterThan(SEND_TIMEOUT);
});

describe('R6 attempts come later and later, between half and all of the time', () => {
  test.each([
    [1, 0, 2500],
    [1, 1, 5000],
    [2, 1, 10_000],
    [4, 0.5, 30_000],
    [8, 1, 10 * MINUTE],
    [5000, 0, 5 * MINUTE],
  ])('R6 attempt %i with chance %f: %i ms', (attempts, random, wait) => {
    expect(afterFailure(tried(attempts), HEALTHY, FAILED, NOW, random).next_at - NOW).toBe(wait);
  });
});

describe('R8 a message is dead after five refusals or four days, and never before', () => {
  test.each([
    [tried(4, 3), true, 'queued', 4],
    [tried(5, 4), true, 'dead', 5],
    [tried(5, 4), false, 'queued', 4],
    [tried(900, 0, 4 * DAY - 1), false, 'queued', 0],
    [tried(900, 0, 4 * DAY), false, 'dead', 0],
  ])('R8 %o refused %o: %s', (message, refused, state, refusals) => {
    const after = afterFailure(message, HEALTHY, { ...FAILED, refused }, NOW, 0);
    expect(after).toMatchObject({ state, refusals });
  });
});

describe('R8 a destination is paused when three messages in a row fail at first', () => {
  const unwell = (failures: number) => ({ ...HEALTHY, failures });

  test.each([
    [1, 0, 1, 0],
    [1, 1, 2, 0],
    [1, 2, 3, 1000],
    [7, 2, 2, 0],
    [7, 3, 4, 2000],
    [1, 9, 10, MINUTE],
  ])(
    'R8 attempt %i fails after %i failures: %i failures, pause of %i ms',
    (attempts, failures, now, pause) => {
      const { health } = afterFailure(tried(attempts), unwell(failures), FAILED, NOW, 1);
      expect(health.failures).toBe(now);
      expect(Math.max(0, health.paused_until - NOW)).toBe(pause);
      expect(health.asked).toBe(0);
    },
  );

  test('R6 a destination that asks for quiet gets it, a quarter of an hour at most, and it is no fault', () => {
    const asking = (retryAfter: number) => afterFailure(tried(1), HEALTHY, { ...FAILED, retryAfter }, NOW, 0);
    expect(asking(40_000)).toMatchObject({
      next_at: NOW + 40_000,
      health: { failures: 0, paused_until: NOW + 40_000, asked: 1 },
    });
    expect(asking(DAY).health.paused_until).toBe(NOW + 15 * MINUTE);
  });
});

describe('R8 what a destination admits', () => {
  const failing = { ...HEALTHY, failures: FAILURES_TO_PAUSE };

  test.each([
    ['all that is due', HEALTHY, { kind: 'due' }],
    ['nothing before its pace', { ...HEALTHY, free_at: NOW + 150 }, { kind: 'none', until: NOW + 150 }],
    ['first attempts in a pause', { ...failing, paused_until: NOW + 9 }, { kind: 'first', until: NOW + 9 }],
    ['one message after a pause', { ...failing, paused_until: NOW }, { kind: 'probe' }],
    [
      'nothing where it asked for quiet',
      { ...HEALTHY, paused_until: NOW + 9, asked: 1 },
      { kind: 'none', until: NOW + 9 },
    ],
    [
      'all, when its pace was written by a clock that was set back',
      { ...HEALTHY, free_at: NOW + 60 * MINUTE },
      { kind: 'due' },
    ],
    ['a probe, when its pause was', { ...failing, paused_until: NOW + 60 * MINUTE }, { kind: 'probe' }],
  ])('R8 %s', (_, health, admitted) => {
    expect(admission(health, 5, NOW)).toEqual(admitted);
  });

  test('R8 after a message the next waits its turn, and a probe keeps others back', () => {
    expect(afterClaim(HEALTHY, 'due', 5, NOW)).toEqual({ ...HEALTHY, free_at: NOW + 200 });
    expect(afterClaim(failing, 'probe', 0.5, NOW)).toEqual({
      ...failing,
      free_at: NOW + 2000,
      paused_until: NOW + LEASE,
    });
  });

  test.each([
    [null, undefined],
    [NOW, undefined],
    [NOW + 1, NOW + 1],
    [NOW + 100, NOW + 100],
    [NOW + 101, undefined],
  ])('R6 the moment %o is ahead: %o', (moment, expected) => {
    expect(ahead(moment, NOW, 100)).toBe(expected);
  });
});
