import * as z from 'zod';
import type { DisclaimerAnswer, DisclaimerQuestion } from './read-disclaimer.ts';

export const DisclaimerQuestionSchema = z.object({
  car_id: z.string().min(1).max(300),
}) satisfies z.ZodType<DisclaimerQuestion>;

export const DisclaimerAnswerSchema = z.looseObject({
  /** Plain text, whole. */
  disclaimer: z.string(),
}) satisfies z.ZodType<DisclaimerAnswer>;
