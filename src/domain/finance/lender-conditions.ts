import * as z from 'zod';

/** What must hold of a car and its offer before a lender's offer is shown on it (spec C7). */
export const LenderCondition = z.discriminatedUnion('kind', [
  z.strictObject({
    /** What is asked: the age or price of the car, whether it can be bought, or what the feed gives. */
    kind: z.literal('newer-than-years'),
    /** For `newer-than-years`: the car's year is later than this year minus so many. */
    years: z.number().int().positive(),
  }),
  z.strictObject({
    kind: z.literal('price-over'),
    /** For `price-over`: the car's price is above so many dollars. */
    dollars: z.number().nonnegative(),
  }),
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
