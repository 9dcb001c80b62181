import * as z from 'zod';

/** A place a dealer works from, as named in the calls and feeds (spec N1). Rules import the types only. */

export const LOCATION_TYPES = ['sales', 'used', 'service', 'parts'] as const;
export const AUSTRALIAN_STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

/** Times are wall-clock 'HH:MM' in the location's own zone. */
export const OpeningHour = z.strictObject({
  /** 0 Sunday to 6 Saturday. */
  weekday: z.number().int().min(0).max(6),
  status: z.enum(['Open', 'Closed']),
  open: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
  close: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .optional(),
});

export const SpecialHours = z.strictObject({
  /** YYYY-MM-DD. */
  date: z.iso.date(),
  name: z.string().optional(),
  status: z.enum(['Open', 'Closed']),
  start_hour: z.string().optional(),
  end_hour: z.string().optional(),
});

export const Location = z.strictObject({
  id: z.string(),
  name: z.string(),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** Locations of one yard share a group: the listing shows one block for it with a tab for each type (spec L1, L2). */
  group: z.string(),
  visible: z.boolean().default(true),
  /** One of sales, used, service, parts; empty counts as sales (spec L2). */
  location_type: z.union([z.enum(LOCATION_TYPES), z.literal('')]).default(''),
  location_subtype: z.string().default(''),
  primary: z.boolean().default(false),
  dealership_id: z.string().optional(),
  dealership_slug: z.string().optional(),
  manufacturers: z.array(z.string()).default([]),
  dealer_license_number: z.string().optional(),
  motor_vehicle_repairer: z.string().optional(),
  /** A picture in the tenant's folder, or an absolute address. */
  image: z.string().optional(),
  website: z.url().optional(),
  iframeUrl: z.array(z.strictObject({ title: z.string(), url: z.url() })).default([]),
  payment_methods: z.array(z.string()).default([]),
  address: z.strictObject({
    street: z.string(),
    city: z.string(),
    state: z.enum(AUSTRALIAN_STATES),
    postcode: z.string().regex(/^\d{4}$/),
    /** Degrees, WGS 84. */
    lat: z.number().optional(),
    long: z.number().optional(),
    place_id: z.string().optional(),
    place_url: z.url().optional(),
  }),
  /** IANA zone; hours and 'Today' are told in it (spec L6). */
  time_zone: z.string().default('Australia/Sydney'),
  phone: z.string().optional(),
  email: z.email().optional(),
  opening_hours: z.array(OpeningHour).default([]),
  special_hours: z.array(SpecialHours).default([]),
  average_rating: z.number().min(0).max(5).optional(),
  review_count: z.number().int().nonnegative().optional(),
});

export type Location = z.output<typeof Location>;
export type LocationType = (typeof LOCATION_TYPES)[number];
export type AustralianState = (typeof AUSTRALIAN_STATES)[number];
export type OpeningHour = z.infer<typeof OpeningHour>;
export type SpecialHours = z.infer<typeof SpecialHours>;
