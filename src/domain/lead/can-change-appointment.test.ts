import { expect, test } from 'vitest';
import { canChangeAppointment } from './can-change-appointment.ts';

const SYDNEY = 'Australia/Sydney';
/** Saturday noon in Sydney, nine in the morning in Perth. */
const NOW = new Date('2026-11-21T01:00:00Z');

test.each([
  ['2026-11-21T14:00', SYDNEY, 120, true],
  ['2026-11-21T13:59', SYDNEY, 120, false],
  ['2026-11-21T12:00', SYDNEY, 0, true],
  ['2026-11-21T11:59', SYDNEY, 0, false],
  ['2026-11-22T11:59', SYDNEY, 1440, false],
  ['2026-11-22T12:00', SYDNEY, 1440, true],
  ['2026-11-20T16:00', SYDNEY, 0, false],
  ['2026-11-21T11:00', 'Australia/Perth', 120, true],
  ['2026-11-21T10:59', 'Australia/Perth', 120, false],
  ['soon', SYDNEY, 0, false],
])(
  'A6 an appointment at %s in %s with a notice of %i minutes can be changed: %s',
  (time, time_zone, notice_minutes, can) => {
    expect(canChangeAppointment({ time, time_zone }, { notice_minutes }, NOW)).toBe(can);
  },
);
