import { expect, test } from 'vitest';
import { changedAppointment, changedValues } from './appointment-values.ts';

const BOOKED = { licence: 'yes', appointment: '2026-11-23T10:00' };

test('A6 F5 a moved appointment has both times, and moved again the last two', () => {
  const moved = changedValues(BOOKED, '2026-11-24T11:00');
  expect(moved).toEqual({
    licence: 'yes',
    appointment: '2026-11-24T11:00',
    appointment_before: '2026-11-23T10:00',
  });
  expect(changedAppointment(changedValues(moved, '2026-11-25T09:00'))).toEqual({
    before: '2026-11-24T11:00',
    now: '2026-11-25T09:00',
  });
});

test('A6 F5 a cancelled appointment has only the time that it had', () => {
  const cancelled = changedValues(BOOKED);
  expect(cancelled).toEqual({ licence: 'yes', appointment_before: '2026-11-23T10:00' });
  expect(changedAppointment(cancelled)).toEqual({ before: '2026-11-23T10:00' });
});

test.each([[{}], [BOOKED]])('A6 F5 %j was not changed', (values) => {
  expect(changedAppointment(values)).toBeUndefined();
});
