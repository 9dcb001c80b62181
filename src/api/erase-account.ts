import * as z from 'zod';
import type { Known } from './known.ts';

export const AccountToEraseSchema = z.strictObject({
  confirm: z.literal('erase'),
});

/** The word says that it is meant. */
export type AccountToErase = Known<z.infer<typeof AccountToEraseSchema>>;

export const AccountErasedSchema = z.looseObject({
  erased: z.literal(true),
});

export type AccountErased = Known<z.infer<typeof AccountErasedSchema>>;

export const ERASE_ACCOUNT_EXAMPLE = {
  request: { confirm: 'erase' },
  answer: { erased: true },
} satisfies { request: AccountToErase; answer: AccountErased };
