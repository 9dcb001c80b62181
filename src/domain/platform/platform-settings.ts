import * as z from 'zod';
import { PlatformOrigin } from '../address/web-address.ts';

/** A platform of the dealer's own that answers the calls of its pages (spec K); false for a dealer who has none. */
export const PlatformSettings = z.union([
  z.literal(false),
  z.strictObject({
    /** Where it answers, as in https://api.example.com.au; left out where it answers on the site's own host. */
    url: PlatformOrigin.exactOptional(),
    /** The site as the platform knows it. */
    website_id: z.string().min(1),
  }),
]);
export type PlatformSettings = z.output<typeof PlatformSettings>;
