import * as z from 'zod';
import { LOCATION_TYPES } from './location.ts';

export const HoursSettings = z.strictObject({
  /** For these types a closed day reads 'By appointment only' (spec L6). */
  by_appointment: z.array(z.enum(LOCATION_TYPES)).default([]),
});
export type HoursSettings = z.output<typeof HoursSettings>;

export const LocationSettings = z.strictObject({
  /** First part of a location's address on the site (spec L4). */
  route: z.enum(['our-location', 'locations']).default('our-location'),
  /** Buttons of a location: one for its type, or 'Send Enquiry' everywhere (spec L2). */
  buttons: z.enum(['by-type', 'send-enquiry']).default('by-type'),
  /** A picture of the place, or a drawn map with a pin (spec L2, R3 'location display style'). */
  display: z.enum(['photo', 'map']).default('photo'),
  /** Words of opening hours. */
  hours: HoursSettings.prefault({}),
});
export type LocationSettings = z.output<typeof LocationSettings>;
