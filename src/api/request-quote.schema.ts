import * as z from 'zod';
import type { Quote, QuoteRequest } from './request-quote.ts';

export const QuoteRequestSchema = z.strictObject({
  selfAssessedCreditScore: z.literal('GREAT'),
  purchasePrice: z.number().positive().max(10_000_000),
  loanTerm: z.literal(5),
  year: z.number().int().min(1900).max(2200).exactOptional(),
  vin: z.string().max(40).exactOptional(),
  nvic: z.string().max(40).exactOptional(),
  whoIsHelping: z.string().min(1).max(200),
}) satisfies z.ZodType<QuoteRequest>;

export const QuoteSchema = z.looseObject({
  weeklyRepaymentAmount: z.number().min(0),
  comparisonRate: z.number().min(0),
  advertisedRate: z.number().min(0),
  /** There where no provider quoted: the dealer's own arithmetic. */
  estimate: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Quote>;
