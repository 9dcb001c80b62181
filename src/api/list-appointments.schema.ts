import * as z from 'zod';
import type { Appointments, AppointmentsQuestion } from './list-appointments.ts';

export const AppointmentsQuestionSchema = z.object({
  location: z.string().max(200).exactOptional(),
  car_id: z.string().max(200).exactOptional(),
}) satisfies z.ZodType<AppointmentsQuestion>;

export const AppointmentsSchema = z.looseObject({
  /** The slug of the location. */
  location: z.string(),
  /** IANA zone in which the times are. */
  time_zone: z.string(),
  days: z.array(
    z.looseObject({
      day: z.iso.date(),
      times: z.array(z.string().regex(/^\d\d:\d\d$/)),
    }),
  ),
}) satisfies z.ZodType<Appointments>;
