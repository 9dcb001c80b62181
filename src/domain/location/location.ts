import * as z from 'zod';
import { PicturePath, SecureAddress, WebAddress } from '../address/web-address.ts';
import { CLOCK_TIME, contradictingLine, openingTimesProblem } from './opening-times.ts';
import { isPhoneNumber } from './phone.ts';
import { AUSTRALIAN_STATES } from './australian-state.ts';
import { isPostcodeOf, postcodesText } from './postcodes.ts';
import { AUSTRALIAN_TIME_ZONES } from './time-zones.ts';

/** A place a dealer works from, as named in the calls and feeds (spec N1). Rules import the types only. */

export const LOCATION_TYPES = ['sales', 'used', 'service', 'parts'] as const;

/** A time of the day, 'HH:MM', by the location's own clock. */
const ClockTime = z.string().regex(CLOCK_TIME, 'a time from 00:00 to 23:59, such as 08:30');

/** A number that can be dialled. */
export const PhoneNumber = z
  .string()
  .refine(isPhoneNumber, 'a phone number with its area code, such as 02 5550 0100 or 0491 570 006');

/** IANA zone of a place in Australia. */
export const TimeZone = z.string().refine((zone) => AUSTRALIAN_TIME_ZONES.some((known) => known === zone), {
  message: `a time zone of Australia: ${AUSTRALIAN_TIME_ZONES.join(', ')}`,
  params: { allowed: AUSTRALIAN_TIME_ZONES },
});

export const OpeningHour = z
  .strictObject({
    /** 0 Sunday to 6 Saturday. */
    weekday: z.number().int().min(0).max(6),
    /** A day that is Open has both times. */
    status: z.enum(['Open', 'Closed']),
    /** HH:MM by the location's own clock. */
    open: ClockTime.optional(),
    /** HH:MM, later than `open`; 00:00 is midnight. */
    close: ClockTime.optional(),
  })
  .superRefine(({ status, open, close }, context) => {
    const times = { status, opens: open, closes: close };
    const problem = openingTimesProblem(times, { opens: 'open', closes: 'close' });
    const key = problem?.key === 'opens' ? 'open' : 'close';
    if (problem) context.addIssue({ code: 'custom', path: [key], message: problem.message });
  });

export const SpecialHours = z
  .strictObject({
    /** YYYY-MM-DD. */
    date: z.iso.date(),
    /** What the day is called: 'Christmas Day'. */
    name: z.string().optional(),
    /** A day that is Open has both times. */
    status: z.enum(['Open', 'Closed']),
    /** HH:MM by the location's own clock. */
    start_hour: ClockTime.optional(),
    /** HH:MM, later than `start_hour`; 00:00 is midnight. */
    end_hour: ClockTime.optional(),
  })
  .superRefine(({ status, start_hour, end_hour }, context) => {
    const times = { status, opens: start_hour, closes: end_hour };
    const problem = openingTimesProblem(times, { opens: 'start_hour', closes: 'end_hour' });
    const key = problem?.key === 'opens' ? 'start_hour' : 'end_hour';
    if (problem) context.addIssue({ code: 'custom', path: [key], message: problem.message });
  });

const Address = z
  .strictObject({
    /** Number and street. */
    street: z.string(),
    /** Suburb or town. */
    city: z.string(),
    /** Its law on prices and charges holds for the vehicles there. */
    state: z.enum(AUSTRALIAN_STATES),
    /** Four digits in quotes, one of the state's. */
    postcode: z.string().regex(/^\d{4}$/),
    /** Degrees, WGS 84: -55 to -9, and never without `long`. */
    lat: z
      .number()
      .refine((degrees) => degrees >= -55 && degrees <= -9, 'a latitude of Australia, -55 to -9')
      .optional(),
    /** Degrees, WGS 84: 96 to 168. */
    long: z
      .number()
      .refine((degrees) => degrees >= 96 && degrees <= 168, 'a longitude of Australia, 96 to 168')
      .optional(),
    /** Google's id of the place, for directions. */
    place_id: z.string().optional(),
    /** A page with directions, in place of a search by address. */
    place_url: WebAddress.optional(),
  })
  .superRefine(({ state, postcode, lat, long }, context) => {
    if (/^\d{4}$/.test(postcode) && !isPostcodeOf(postcode, state))
      context.addIssue({
        code: 'custom',
        path: ['postcode'],
        message: `a postcode of ${state}: ${postcodesText(state)}`,
      });
    if ((lat === undefined) !== (long === undefined))
      context.addIssue({
        code: 'custom',
        path: [lat === undefined ? 'lat' : 'long'],
        message: 'lat and long together, or neither',
      });
  });

export const Location = z.strictObject({
  /** A word of its own, for vehicles that name where they are. */
  id: z.string(),
  /** As shoppers read it. */
  name: z.string(),
  /** End of its address on the site. */
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Locations of one yard share a group: the listing shows one block for it with a tab for each type (spec L1, L2). */
  group: z.string(),
  /** True if it is listed. */
  visible: z.boolean().default(true),
  /** One of sales, used, service, parts; empty counts as sales (spec L2). */
  location_type: z.union([z.enum(LOCATION_TYPES), z.literal('')]).default(''),
  /** Words beside its hours. */
  location_subtype: z.string().default(''),
  /** The main location of its group; the home page names it to search engines. */
  primary: z.boolean().default(false),
  /** The dealership it belongs to, for vehicles without one of their own. */
  dealership_id: z.string().optional(),
  /** End of the address of that dealership's list. */
  dealership_slug: z.string().optional(),
  /** Its store code in Google's Business Profile, letter for letter; vehicle ads need it (spec P7). */
  store_code: z
    .string()
    .regex(
      /^[^\s:]{1,64}$/,
      'the store code of the Business Profile: at most 64 characters, no space or colon',
    )
    .optional(),
  /** Makes it is a dealer of, named on its page. */
  manufacturers: z.array(z.string()).default([]),
  /** Its own licence number, where it has another than the dealer's. */
  dealer_license_number: z.string().optional(),
  /** Licence number of its workshop. */
  motor_vehicle_repairer: z.string().optional(),
  /** A picture in the tenant's folder, or an absolute address. */
  image: PicturePath.optional(),
  /** A site of its own. */
  website: WebAddress.optional(),
  /** Pages shown in frames on its page, such as a map or a booking form. */
  iframeUrl: z
    .array(
      z.strictObject({
        /** What the frame shows, for those who cannot see it. */
        title: z.string(),
        /** Address of the page. */
        url: SecureAddress,
      }),
    )
    .default([]),
  /** How one can pay there, listed on its page. */
  payment_methods: z.array(z.string()).default([]),
  /** Where it is. */
  address: Address,
  /** IANA zone; hours and 'Today' are in it (spec L6). */
  time_zone: TimeZone.default('Australia/Sydney'),
  /** Its number. */
  phone: PhoneNumber.optional(),
  /** Its mailbox. */
  email: z.email().optional(),
  /** The usual week; a day with a lunch break has two lines. */
  opening_hours: z
    .array(OpeningHour)
    .default([])
    .superRefine((hours, context) => {
      const at = contradictingLine(hours);
      if (at !== undefined)
        context.addIssue({
          code: 'custom',
          path: [at, 'weekday'],
          message: 'hours that do not overlap those of an earlier line of the same weekday',
        });
    }),
  /** Holidays and other days that differ, each date once. */
  special_hours: z
    .array(SpecialHours)
    .default([])
    .superRefine((days, context) => {
      const at = days.findIndex(
        ({ date }, index) => days.findIndex((other) => other.date === date) !== index,
      );
      if (at !== -1)
        context.addIssue({ code: 'custom', path: [at, 'date'], message: 'a date that no earlier line has' });
    }),
  /** Average of its reviews, stars. */
  average_rating: z.number().min(0).max(5).optional(),
  /** How many reviews that is the average of. */
  review_count: z.number().int().nonnegative().optional(),
});

export type Location = z.output<typeof Location>;
export type LocationType = (typeof LOCATION_TYPES)[number];
export type OpeningHour = z.infer<typeof OpeningHour>;
export type SpecialHours = z.infer<typeof SpecialHours>;
