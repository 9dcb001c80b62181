import * as z from 'zod';
import type { Known } from './known.ts';

export const DisclaimerQuestionSchema = z.object({
  car_id: z.string().min(1).max(300),
});

export type DisclaimerQuestion = Known<z.infer<typeof DisclaimerQuestionSchema>>;

export const DisclaimerAnswerSchema = z.looseObject({
  /** Plain text, whole. */
  disclaimer: z.string(),
});

export type DisclaimerAnswer = Known<z.infer<typeof DisclaimerAnswerSchema>>;

export const READ_DISCLAIMER_EXAMPLE = {
  request: { car_id: 'stock-1041' },
  answer: { disclaimer: "Finance is subject to the lender's approval." },
} satisfies { request: DisclaimerQuestion; answer: DisclaimerAnswer };
