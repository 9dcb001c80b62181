import * as z from 'zod';
import type { Known } from './known.ts';

export const GarageThingSchema = z.object({ id: z.string().max(100) });

/** A thing of a garage, by its id. */
export type GarageThing = Known<z.infer<typeof GarageThingSchema>>;

export const ToStopSchema = z.strictObject({ confirm: z.literal('stop') });

export type ToStop = Known<z.infer<typeof ToStopSchema>>;

export const ToCancelSchema = z.strictObject({ confirm: z.literal('cancel') });

export type ToCancel = Known<z.infer<typeof ToCancelSchema>>;

export const NewTimeSchema = z.strictObject({
  time: z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
});

/** `YYYY-MM-DDTHH:MM` by the clock of the place. */
export type NewTime = Known<z.infer<typeof NewTimeSchema>>;
