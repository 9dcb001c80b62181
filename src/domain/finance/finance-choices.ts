import * as z from 'zod';
import { FREQUENCIES } from './frequency.ts';

const dollars = z.number().min(0).max(1_000_000);
const percent = z.number().min(0).max(100);
const years = z.number().multipleOf(0.5).min(0.5).max(10);

/** A slider's ends, its step, and where it begins. */
const slider = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({
      /** Lower end. */
      min: value.exactOptional(),
      /** Upper end. */
      max: value.exactOptional(),
      /** How far one step moves it. */
      step: z.number().positive().exactOptional(),
      /** Where it begins. */
      start: value.exactOptional(),
    })
    .prefault({});

/**
 * What a lender or a dealer says about finance (spec C2-C6): all of it may be left out. A dealer's word goes before that
 * of the dealer's lender, and the lender's before finance-defaults; resolve-finance lays them over one another.
 */
export const FinanceChoices = z.strictObject({
  /** Slider of the amount, in dollars; `start` is where it begins away from a car, on a car it begins at the price. */
  amount: slider(dollars),
  /** For cars dearer than the slider reaches. */
  dear_cars: z
    .strictObject({
      /** The slider reaches to so many percent of the price where that is more than its `max`; false for never. */
      price_percent: z.union([z.literal(false), z.number().min(100).max(200)]).exactOptional(),
    })
    .prefault({}),
  /** Slider of the term, in years and half years. */
  term: slider(years),
  /** Slider of the interest, in percent a year; `start: 'example'` begins at the rate of `example`. */
  interest: z
    .strictObject({
      /** Lower end. */
      min: percent.exactOptional(),
      /** Upper end. */
      max: percent.exactOptional(),
      /** How far one step moves it. */
      step: z.number().positive().exactOptional(),
      /** Where it begins; 'example' is the advertised rate. */
      start: z.union([z.literal('example'), percent]).exactOptional(),
    })
    .prefault({}),
  /** Slider of deposit or trade-in, in dollars. */
  deposit: slider(dollars),
  /** Slider of the final payment (residual, balloon), in dollars. */
  residual: slider(dollars),
  /** Least and greatest purchase price that may be typed, in dollars (spec C5). */
  purchase_price: z
    .strictObject({
      /** Least. */
      min: dollars.exactOptional(),
      /** Greatest. */
      max: dollars.exactOptional(),
    })
    .prefault({}),
  /**
   * Fees in dollars (spec C6). Where they come to less than `example.rate` and `example.comparison_rate` imply, the repayment
   * includes what those imply.
   */
  fees: z
    .strictObject({
      /** For setting up the loan; financed with it. */
      establishment: dollars.exactOptional(),
      /** Passed on to the government's register of security interests; financed, and no part of the comparison rate. */
      security_registration: dollars.exactOptional(),
      /** The dealer's agency fee; financed. */
      dealer_agency: dollars.exactOptional(),
      /** For keeping the account, each month; paid with the repayments. */
      account_monthly: dollars.exactOptional(),
      /**
       * True if the lender charges the fees at the start apart from the loan. Repayment and total then leave them out and both
       * say so; otherwise they are financed.
       */
      charged_apart: z.boolean().exactOptional(),
    })
    .prefault({}),
  /** How a repayment is expressed (spec C3). */
  repayment: z
    .strictObject({
      /** Which way to the next whole dollar. */
      rounding: z.enum(['up', 'down']).exactOptional(),
      /** What a shopper may choose from, in this order. */
      frequencies: z.array(z.enum(FREQUENCIES)).min(1).exactOptional(),
      /** Which one is chosen at first. */
      frequency: z.enum(FREQUENCIES).exactOptional(),
      /** True if a shopper may choose another one. */
      selector: z.boolean().exactOptional(),
    })
    .prefault({}),
  /** The rate that is advertised, always with the comparison rate the lender published for it (spec C2). */
  example: z
    .strictObject({
      /** Percent a year. */
      rate: percent.exactOptional(),
      /** Percent a year. */
      comparison_rate: percent.exactOptional(),
      /** Years. */
      term_years: years.exactOptional(),
      /** Percent of the price. */
      deposit_percent: percent.exactOptional(),
    })
    .prefault({}),
  /** The loan that comparison rates are worked out for; the warning beside them names it (spec C2). */
  basis: z
    .strictObject({
      /** Dollars. */
      amount: z.number().min(100).max(1_000_000).exactOptional(),
      /** Years. */
      term_years: years.exactOptional(),
      /** How often it is repaid. */
      frequency: z.enum(FREQUENCIES).exactOptional(),
      /** What kind of loan it is, as the warning calls it. */
      product: z.string().min(1).exactOptional(),
    })
    .prefault({}),
  /** The example on a model's page (spec C2); percent of the price. */
  model_example: z
    .strictObject({
      /** Years. */
      term_years: years.exactOptional(),
      /** Percent of the price. */
      deposit_percent: percent.exactOptional(),
      /** Percent of the price that is paid at the end. */
      final_percent: percent.exactOptional(),
    })
    .prefault({}),
  /** Where a lender gives a rate and no comparison rate: the range of comparison rates, percent a year (spec C6). */
  fallback_comparison_rate: z
    .strictObject({
      /** Least. */
      min: percent.exactOptional(),
      /** Greatest. */
      max: percent.exactOptional(),
    })
    .prefault({}),
});
export type FinanceChoices = z.output<typeof FinanceChoices>;
