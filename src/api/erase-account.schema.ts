import * as z from 'zod';
import type { AccountErased, AccountToErase } from './erase-account.ts';

export const AccountToEraseSchema = z.strictObject({
  confirm: z.literal('erase'),
}) satisfies z.ZodType<AccountToErase>;

export const AccountErasedSchema = z.looseObject({
  erased: z.literal(true),
}) satisfies z.ZodType<AccountErased>;
