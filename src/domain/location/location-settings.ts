import * as z from 'zod';
import { SecureAddress } from '../address/web-address.ts';
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
  /** A picture of the place, or a pin with the name of its town, as where there is no picture (spec L2, R3 'location display style'). */
  display: z.enum(['photo', 'map']).default('photo'),
  /** What the footer says of locations: the first three, or each with address, phone, hours and licence number (spec P2). */
  footer: z.enum(['few', 'all']).default('few'),
  /** A page at /dealer-locator that finds the nearest yard by postcode (spec P1, L8). */
  locator: z.boolean().default(false),
  /** A map of another company on the page of each location, loaded on a press and after consent (spec L4); false for none. */
  map: z
    .union([
      z.literal(false),
      z.strictObject({
        /** Words on its tab. */
        title: z.string().min(1).default('Map'),
        /** A page made for frames; {lat}, {long} and {address} stand for those of the place. */
        address: SecureAddress.refine(
          (text) => /\{(lat|long|address)\}/.test(text),
          'an address with {lat} and {long}, or {address}, in it',
        ),
      }),
    ])
    .default(false),
  /** Words of opening hours. */
  hours: HoursSettings.prefault({}),
});
export type LocationSettings = z.output<typeof LocationSettings>;
