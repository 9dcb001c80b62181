import { describe, expect, test } from 'vitest';
import { contradictingLine, openingTimesProblem } from './opening-times.ts';

const NAMES = { opens: 'open', closes: 'close' };

describe('L6 hours that can be kept', () => {
  test.each([
    ['Open', '09:00', '17:00', undefined],
    ['Open', '09:00', '00:00', undefined],
    ['Open', '00:00', '23:59', undefined],
    ['Closed', undefined, undefined, undefined],
    ['Closed', '09:00', '08:00', undefined],
    ['Open', 'noon', '08:00', undefined],
    ['Open', undefined, undefined, 'opens'],
    ['Open', undefined, '17:00', 'opens'],
    ['Open', '09:00', undefined, 'closes'],
    ['Open', '18:00', '09:00', 'closes'],
    ['Open', '09:00', '09:00', 'closes'],
  ] as const)('L6 %s from %s to %s: %s', (status, opens, closes, key) => {
    expect(openingTimesProblem({ status, opens, closes }, NAMES)?.key).toBe(key);
  });

  const line = (weekday: number, open?: string, close?: string) =>
    open === undefined
      ? ({ weekday, status: 'Closed' } as const)
      : ({ weekday, status: 'Open', open, close } as const);
  test.each([
    ['a lunch break', [line(1, '08:00', '12:00'), line(1, '13:00', '17:00')], undefined],
    ['a break of no time', [line(1, '08:00', '12:00'), line(1, '12:00', '17:00')], undefined],
    ['two days', [line(1, '08:00', '17:00'), line(2, '08:00', '17:00')], undefined],
    ['one line twice', [line(1, '08:00', '17:00'), line(1, '08:00', '17:00')], 1],
    ['an overlap', [line(0), line(1, '08:00', '12:30'), line(1, '12:00', '17:00')], 2],
    ['an overlap up to midnight', [line(1, '18:00', '00:00'), line(1, '23:00', '23:30')], 1],
    ['open and closed', [line(1, '08:00', '12:00'), line(1)], 1],
    ['closed twice', [line(1), line(1)], 1],
    ['times that are none', [line(1, '8am', '12:00'), line(1, '08:00', '12:00')], undefined],
  ])('L6 %s', (_, hours, at) => {
    expect(contradictingLine(hours)).toBe(at);
  });
});
