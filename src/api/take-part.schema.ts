import * as z from 'zod';
import { AUSTRALIAN_STATES } from '../domain/location/australian-state.ts';
import type { Entry, Standing } from './take-part.ts';

export const EntrySchema = z.strictObject({
  stated: z.string().max(100_000),
  state: z.enum(AUSTRALIAN_STATES),
  agreed: z.literal(true),
}) satisfies z.ZodType<Entry>;

export const StandingSchema = z.looseObject({
  promotion: z.string(),
  draw: z
    .looseObject({
      id: z.string(),
      won: z.boolean(),
      title: z.string(),
      text: z.string(),
      drawn_at: z.string(),
    })
    .exactOptional(),
}) satisfies z.ZodType<Standing>;
