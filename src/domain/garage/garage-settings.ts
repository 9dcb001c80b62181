import * as z from 'zod';
import { GARAGE_SECTIONS } from './garage-sections.ts';

/** What signed-in shoppers find in their garage (spec A6), which `switches.garage` turns on. */
export const GarageSettings = z.strictObject({
  /** Pages for signed-in shoppers beside /my-garage, each with some of its parts. */
  paths: z
    .array(
      z.strictObject({
        /** The address, one or two words below the site: '/my-bookings', '/members/service'. */
        path: z
          .string()
          .regex(
            /^(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){1,2}$/,
            'an address such as /my-bookings or /members/service',
          ),
        /** The heading, and the words of the links to it. */
        title: z.string().min(1),
        /** Which parts it shows, in their order. */
        sections: z.array(z.enum(GARAGE_SECTIONS)).min(1),
      }),
    )
    .default([]),
  /** What shoppers agree to who want reminders of their own vehicle; it is kept with the agreement. */
  reminder_consent: z
    .string()
    .min(1)
    .default(
      "Email me two weeks before this vehicle's service and rego are due. I can stop these emails at any time.",
    ),
});
export type GarageSettings = z.output<typeof GarageSettings>;
