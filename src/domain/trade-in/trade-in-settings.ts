import * as z from 'zod';
import { TRADE_IN_PAGES } from '../lead/trade-in-pages.ts';
import { TRADE_IN_QUESTIONS } from './trade-in-questions.ts';
import { ValuationSettings } from './valuation-settings.ts';

/** Vehicles that shoppers have and want valued (spec F8); offered where `leads.forms` has 'trade-in'. */
export const TradeInSettings = z.strictObject({
  /** The pages that offer it: one that is left out has no page and no link. */
  pages: z.array(z.enum(TRADE_IN_PAGES)).default(['trade-in', 'cars/trade-in', 'sell-my-car']),
  /** Figures that shoppers get online; false has a person answer the form. */
  valuation: z.union([z.literal(false), ValuationSettings]).default(false),
  /** True if a figure that a shopper got is also sent to POST /api/miscellaneous, for a platform that keeps it (spec K13). */
  record: z.boolean().default(false),
  /** Questions with their answers, below the form; an empty list shows none. */
  questions: z
    .array(
      z.strictObject({
        /** What shoppers ask. */
        question: z.string().min(1),
        /** The answer, in plain words. */
        answer: z.string().min(1),
      }),
    )
    .default(() => [...TRADE_IN_QUESTIONS]),
});
export type TradeInSettings = z.output<typeof TradeInSettings>;
