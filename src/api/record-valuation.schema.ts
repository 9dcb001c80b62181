import * as z from 'zod';
import type { ValuationRecord, ValuationRecorded } from './record-valuation.ts';

const dollars = z.number().min(0).max(10_000_000);

export const ValuationRecordSchema = z.strictObject({
  column_name: z.literal('valuation'),
  valuation: z.strictObject({
    valuation_id: z.string().min(1).max(64),
    low: dollars,
    high: dollars,
    offer: dollars.exactOptional(),
    valued_on: z.iso.date(),
  }),
}) satisfies z.ZodType<ValuationRecord>;

export const ValuationRecordedSchema = z.looseObject({
  success: z.boolean(),
}) satisfies z.ZodType<ValuationRecorded>;
