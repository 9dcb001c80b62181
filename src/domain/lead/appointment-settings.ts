import * as z from 'zod';

/** Times that shoppers may choose for a test drive (spec F5, K8): within opening hours, holidays left out. */
export const AppointmentSettings = z.strictObject({
  /** Minutes from the start of one appointment to the next. */
  length_minutes: z.number().int().min(15).max(240).default(60),
  /** How many shoppers may have the same time at one location. */
  capacity: z.number().int().min(1).max(50).default(1),
  /** For how many days from today times are offered. */
  days_ahead: z.number().int().min(1).max(60).default(14),
  /** Minutes that the yard needs from a booking to its time. */
  notice_minutes: z.number().int().min(0).max(10_080).default(120),
});
export type AppointmentSettings = z.output<typeof AppointmentSettings>;
