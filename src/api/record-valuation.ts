import * as z from 'zod';
import type { Known } from './known.ts';

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
});

/** The figures are those of the answer to the valuation; dollars. */
export type ValuationRecord = Known<z.infer<typeof ValuationRecordSchema>>;

export const ValuationRecordedSchema = z.looseObject({
  success: z.boolean(),
});

export type ValuationRecorded = Known<z.infer<typeof ValuationRecordedSchema>>;

export const RECORD_VALUATION_EXAMPLE = {
  request: {
    column_name: 'valuation',
    valuation: {
      valuation_id: '0198f2f0-5a7e-7b6c-9f5e-2f8f0c1d2e3f',
      low: 17_200,
      high: 19_400,
      offer: 18_300,
      valued_on: '2026-11-22',
    },
  },
  answer: { success: true },
} satisfies { request: ValuationRecord; answer: ValuationRecorded };
