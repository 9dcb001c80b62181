import * as z from 'zod';

/** What must hold of a car and its offer before a lender's offer is shown on it (spec C7). */
export const LenderCondition = z.discriminatedUnion('kind', [
  /** The car's year is later than this year minus so many. */
  z.strictObject({ kind: z.literal('newer-than-years'), years: z.number().int().positive() }),
  /** The car's price is above so many dollars. */
  z.strictObject({ kind: z.literal('price-over'), dollars: z.number().nonnegative() }),
  /** The feed gives a weekly payment. */
  z.strictObject({ kind: z.literal('weekly-payment') }),
  /** The feed gives a monthly payment. */
  z.strictObject({ kind: z.literal('monthly-payment') }),
  /** The car can still be bought. */
  z.strictObject({ kind: z.literal('available') }),
  /** The feed gives a comparison rate. */
  z.strictObject({ kind: z.literal('comparison-rate') }),
]);
export type LenderCondition = z.output<typeof LenderCondition>;
