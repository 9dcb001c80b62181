import * as z from 'zod';
import type { Known } from './known.ts';

export const QuoteRequestSchema = z.strictObject({
  selfAssessedCreditScore: z.literal('GREAT'),
  /** Dollars. */
  purchasePrice: z.number().positive().max(10_000_000),
  /** Years. */
  loanTerm: z.literal(5),
  year: z.number().int().min(1900).max(2200).exactOptional(),
  vin: z.string().max(40).exactOptional(),
  nvic: z.string().max(40).exactOptional(),
  /** The dealer's name. */
  whoIsHelping: z.string().min(1).max(200),
});

/** Exactly what the call takes: the credit score and the term are always these two. */
export type QuoteRequest = Known<z.infer<typeof QuoteRequestSchema>>;

export const QuoteSchema = z.looseObject({
  weeklyRepaymentAmount: z.number().min(0),
  comparisonRate: z.number().min(0),
  advertisedRate: z.number().min(0),
  /** There where no provider quoted: the dealer's own arithmetic. */
  estimate: z.literal(true).exactOptional(),
});

/** Dollars a week, percent a year. `estimate` marks the dealer's own arithmetic, where no provider quotes. */
export type Quote = Known<z.infer<typeof QuoteSchema>>;

export const REQUEST_QUOTE_EXAMPLE = {
  request: {
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 28_990,
    loanTerm: 5,
    year: 2021,
    vin: '6T1BF3FK10X000001',
    whoIsHelping: 'Wattle Used Cars',
  },
  answer: { weeklyRepaymentAmount: 137, comparisonRate: 8.19, advertisedRate: 6.29, estimate: true },
} satisfies { request: QuoteRequest; answer: Quote };
