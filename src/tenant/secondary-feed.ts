import * as z from 'zod';
import { FeedSettings } from './feed-settings.ts';

/** Another feed that tells of the vehicles of the feeds before it, or has vehicles besides. */
export const SecondaryFeed = z.strictObject({
  /** What the feed is called in reports: small letters, digits and hyphens. */
  name: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'small letters, digits and single hyphens'),
  /** Where it comes from and how it is read, with guard rails of its own. */
  feed: FeedSettings,
  /** True if its vehicles that no feed before it has are sold too; else it only tells more of vehicles that are there. */
  adds_vehicles: z.boolean().default(false),
  /** Fields that it decides where it has something, as ['images']; of all others the feed before it does. */
  wins: z.array(z.string().min(1)).default([]),
});
export type SecondaryFeed = z.output<typeof SecondaryFeed>;
