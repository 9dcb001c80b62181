import * as z from 'zod';
import type { ChoiceToForget, ChoiceToKeep, FinanceQuestion, KeptFinance } from './kept-finance.ts';
import { GarageSchema } from './read-garage.schema.ts';

const carId = z.string().max(200).exactOptional();
const choice = { band: z.string().min(1).max(40), term: z.number().int().min(1).max(10) };

export const FinanceQuestionSchema = z.object({ car_id: carId }) satisfies z.ZodType<FinanceQuestion>;

export const ChoiceToKeepSchema = z.strictObject({
  ...choice,
  car_id: carId,
}) satisfies z.ZodType<ChoiceToKeep>;

export const ChoiceToForgetSchema = z.strictObject({
  confirm: z.literal('forget'),
}) satisfies z.ZodType<ChoiceToForget>;

const words = ['by', 'payment', 'comparison', 'rate', 'term', 'total', 'basis', 'terms', 'warning'] as const;

export const KeptFinanceSchema = z.looseObject({
  enquiries: z.array(GarageSchema.shape.enquiries.element.extend({ day: z.string() })),
  choice: z.looseObject({ ...choice, kept_until: z.string() }).exactOptional(),
  /** All of it or nothing: a rate never without its comparison rate and warning. */
  offer: z
    .looseObject({
      ...(Object.fromEntries(words.map((word) => [word, z.string().min(1)])) as Record<
        (typeof words)[number],
        z.ZodString
      >),
      totalNote: z.string(),
    })
    .exactOptional(),
}) satisfies z.ZodType<KeptFinance>;
