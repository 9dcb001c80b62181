import * as z from 'zod';
import type { Known } from './known.ts';

export const AppointmentsQuestionSchema = z.object({
  location: z.string().max(200).exactOptional(),
  car_id: z.string().max(200).exactOptional(),
  form: z.string().max(64).exactOptional(),
});

/**
 * `location` is the slug or the id of a location; without one it is that of the vehicle `car_id`, else the first that answers
 * `form`, a test drive where none is named.
 */
export type AppointmentsQuestion = Known<z.infer<typeof AppointmentsQuestionSchema>>;

export const AppointmentsSchema = z.looseObject({
  /** The slug of the location. */
  location: z.string(),
  name: z.string(),
  /** IANA zone in which the times are. */
  time_zone: z.string(),
  /** In order; a day without free times is left out. Times are HH:MM by the clock of the place. */
  days: z.array(
    z.looseObject({
      day: z.iso.date(),
      times: z.array(z.string().regex(/^\d\d:\d\d$/)),
    }),
  ),
  /** True if any other time may be asked for: the place does not say its hours. */
  any_time: z.boolean().exactOptional(),
});

/** A chosen time is sent with the form as `2026-11-23T09:30`. */
export type Appointments = Known<z.infer<typeof AppointmentsSchema>>;

export type AppointmentDay = Appointments['days'][number];

export const LIST_APPOINTMENTS_EXAMPLE = {
  request: { location: 'north-yard' },
  answer: {
    location: 'north-yard',
    name: 'North Yard',
    time_zone: 'Australia/Sydney',
    days: [{ day: '2026-11-23', times: ['09:00', '10:00'] }],
  },
} satisfies { request: AppointmentsQuestion; answer: Appointments };
