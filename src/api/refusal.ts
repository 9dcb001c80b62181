import * as z from 'zod';
import type { Known } from './known.ts';

export const RefusalSchema = z.looseObject({
  /** What a person is told. */
  error: z.string(),
  /** The id under which the log knows the request. */
  request_id: z.string().exactOptional(),
});

/**
 * What every call answers that it cannot do: words for a person, and the id under which the log knows the request. The
 * status says which kind of refusal it is.
 */
export type Refusal = Known<z.infer<typeof RefusalSchema>>;

export const REFUSAL_EXAMPLE: Refusal = {
  error: 'No vehicle has this address.',
  request_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
};
