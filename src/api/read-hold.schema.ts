import * as z from 'zod';
import type { AgreedPrice, HoldAnswer, HoldId, HoldToCancel } from './read-hold.ts';

export const HoldIdSchema = z.object({ id: z.uuid() }) satisfies z.ZodType<HoldId>;

export const AgreedPriceSchema = z.strictObject({
  /** Dollars, as the shopper was shown them. */
  price: z.number().positive(),
}) satisfies z.ZodType<AgreedPrice>;

export const HoldToCancelSchema = z.strictObject({
  confirm: z.literal('cancel'),
}) satisfies z.ZodType<HoldToCancel>;

export const HoldAnswerSchema = z.looseObject({
  id: z.string(),
  state: z.enum(['paying', 'held', 'ended']),
  title: z.string(),
  text: z.string(),
  vehicle: z.looseObject({ slug: z.string(), name: z.string() }),
  price: z.string(),
  fee: z.string(),
  /** By the clock of the dealer. */
  until: z.string(),
  /** What became of the money. */
  money: z.string().exactOptional(),
  /** Where it is paid, a path of the site. */
  pay: z.string().exactOptional(),
  /** To be agreed to before anything is paid. */
  price_now: z.looseObject({ price: z.number(), words: z.string() }).exactOptional(),
  can_cancel: z.boolean(),
}) satisfies z.ZodType<HoldAnswer>;
