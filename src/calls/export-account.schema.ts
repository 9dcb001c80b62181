import * as z from 'zod';
import { AccountAnswerSchema } from './read-account.schema.ts';
import type { AccountExport } from './export-account.ts';

const { user, details } = AccountAnswerSchema.shape;

export const AccountExportSchema = z.looseObject({
  user: user.unwrap(),
  since: z.string(),
  details: details.unwrap(),
  sessions: z.array(z.looseObject({ opened_at: z.string(), used_at: z.string() })),
}) satisfies z.ZodType<AccountExport>;
