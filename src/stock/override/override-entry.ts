import * as z from 'zod';
import { daysBetween } from '../../domain/calendar/days-between.ts';

/** Its name in a tenant's folder. */
export const OVERRIDES_FILE = 'overrides.json';

/** Days for which a correction holds at most: what is wrong for longer is put right in the dealer's system. */
const MAX_DAYS = 90;

/** Fields that a correction may set, by the names of docs/feed-fields.md. */
export const OVERRIDABLE = [
  'name',
  'price',
  'price_type',
  'subscription_price',
  'year',
  'badge',
  'series',
  'km',
  'car_type',
  'tag',
  'status',
  'sold',
  'reserved',
  'preorder',
  'certified',
  'show_on_dealer_website',
  'colour',
  'interior_colour',
  'body',
  'fuel',
  'trans',
  'drive',
  'seats',
  'doors',
  'engine_size',
  'build_date',
  'compliance_date',
  'rego_expiry',
  'expected_date',
  'images',
  'video_url',
  'standardEquipment',
  'filtered_features',
  'dealercomments',
] as const;
export type OverridableField = (typeof OVERRIDABLE)[number];

/** A correction of one vehicle as the dealer writes it. */
export const OverrideEntry = z
  .strictObject({
    /** The vehicle: its stock number or its VIN. */
    stocknum: z.string().trim().min(1).optional(),
    vin: z.string().trim().min(1).optional(),
    /** What the site shows, by field; null for nothing. */
    fields: z.record(z.string(), z.unknown()),
    /** What the feed says of these fields now; once it says another thing of one, that correction ends. */
    feed_says: z.record(z.string(), z.unknown()).default({}),
    /** YYYY-MM-DD, the first day and the last on the dealer's clock. */
    from: z.iso.date(),
    until: z.iso.date(),
    /** Why, for the person who reads the report. */
    reason: z.string().trim().min(1).max(300),
  })
  .superRefine(({ stocknum, vin, fields, feed_says, from, until }, context) => {
    const issue = (path: string[], message: string, input: unknown): void =>
      context.addIssue({ code: 'custom', path, message, input });
    if ((stocknum === undefined) === (vin === undefined))
      issue(['stocknum'], 'a stock number or a VIN, one of the two', stocknum);
    if (Object.keys(fields).length === 0) issue(['fields'], 'at least one field', fields);
    const days = daysBetween(from, until);
    if (days < 0 || days > MAX_DAYS)
      issue(['until'], `a day from ${from} on, at most ${MAX_DAYS} days later`, until);
    for (const field of Object.keys(feed_says))
      if (!Object.hasOwn(fields, field)) issue(['feed_says', field], 'a field that `fields` has', field);
  });
export type OverrideEntry = z.output<typeof OverrideEntry>;
