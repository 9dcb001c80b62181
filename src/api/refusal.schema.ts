import * as z from 'zod';
import type { Refusal } from './refusal.ts';

export const RefusalSchema = z.looseObject({
  /** What a person is told. */
  error: z.string(),
  /** The id under which the log knows the request. */
  request_id: z.string().exactOptional(),
}) satisfies z.ZodType<Refusal>;
