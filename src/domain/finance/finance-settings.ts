import * as z from 'zod';
import { Href, SecureAddress } from '../address/web-address.ts';
import { FinanceChoices } from './finance-choices.ts';
import { financeProblems } from './finance-problems.ts';
import { LenderCondition } from './lender-conditions.ts';
import { LENDER_IDS } from './lender.ts';
import { resolveLimits } from './resolve-limits.ts';

/** Finance on a dealer's site (spec C1-C12). */
export const FinanceSettings = z
  .strictObject({
    /**
     * True if repayments and rates are shown at all. False for none: no teaser, calculator, offer or example. To show
     * them, name who provides the credit, because only a holder of an Australian credit licence may advertise it.
     */
    advertise: z
      .union([
        z.literal(false),
        z.strictObject({
          /** The licensee that lends, or that arranges the loan with a lender: 'Headland Credit Pty Ltd'. */
          credit_provider: z.string().trim().min(1),
          /** The licensee's Australian credit licence number, of 6 digits, in quotes. */
          licence: z
            .string()
            .regex(/^\d{6}$/, "an Australian credit licence number of 6 digits, in quotes: '512345'"),
          /** The dealer's own credit representative number, where it has one, in quotes. */
          representative: z
            .string()
            .regex(/^\d{6,9}$/, "a credit representative number of 6 to 9 digits, in quotes: '543210'")
            .exactOptional(),
        }),
      ])
      .default(false),
    /** The lender whose limits, fees and rates the calculator starts from; false for the standard ones. */
    lender: z.union([z.literal(false), z.enum(LENDER_IDS)]).default(false),
    /** Lenders whose offers may stand on a car; the first that holds is shown (spec C7). */
    offers: z.array(z.enum(LENDER_IDS)).default([]),
    /** What is said otherwise of a lender. */
    lenders: z
      .partialRecord(
        z.enum(LENDER_IDS),
        z.strictObject({
          /** The name shoppers read. */
          name: z.string().min(1).exactOptional(),
          /** Makes this lender does not lend for. */
          excluded_makes: z.array(z.string().min(1)).exactOptional(),
          /** What must hold before its offer is shown. */
          conditions: z.array(LenderCondition).exactOptional(),
        }),
      )
      .default({}),
    /** Sliders, limits, fees, rates and rounding; what is left out is the lender's, then the standard one. */
    choices: FinanceChoices.prefault({}),
    /** Where each finance link leads (spec C12). */
    links: z
      .strictObject({
        /** The finance page, or an address of the dealer's own. */
        finance: Href.default('/finance'),
        /** Asking about finance for a car. */
        enquiry: Href.default('/finance-enquiry'),
        /** Applying for a loan. */
        apply: Href.default('/apply-for-finance'),
        /** Approval before a car is chosen. */
        pre_approval: Href.default('/finance-pre-approval'),
        /** Finance and insurance together. */
        insurance: Href.default('/finance-and-insurance'),
      })
      .prefault({}),
    /** Cars with a VIN get a finance page of their own in place of the finance link (spec C12). */
    personalised: z.boolean().default(true),
    /**
     * Bands of credit scores that a shopper who is signed in may choose from for one vehicle, the best first; none for no
     * such figures. Nobody checks the choice, and the figures are estimates.
     */
    score_bands: z
      .array(
        z.strictObject({
          /** As shoppers read it: 'Excellent'. */
          name: z.string().trim().min(1).max(40),
          /** Percent a year that is advertised for the band; its comparison rate is worked out as for all rates. */
          rate: z.number().min(0).max(100),
        }),
      )
      .max(8)
      .refine(
        (bands) => new Set(bands.map(({ name }) => name)).size === bands.length,
        'a name for each band of its own',
      )
      .default([]),
    /**
     * Where the backend asks for quotes, an https address that takes the call of spec C10; false for the site's own
     * arithmetic, which is marked as an estimate.
     */
    quote_provider: z.union([z.literal(false), SecureAddress]).default(false),
    /**
     * True if cards in lists say what a vehicle costs a week, and lists have a filter of it (spec S3). The figure is the dealer's
     * example of `choices`, as on the page of the vehicle, so `advertise` must name who provides the credit, and neither `offers`
     * nor `quote_provider` may give another one.
     */
    weekly_in_lists: z.boolean().default(false),
    /** Small print beside finance figures, where a lender gives none (spec C9). */
    disclaimer: z.string().default(
      // No typographic apostrophe: one character beyond Latin-1 doubles the memory of every page while it is built.
      "Finance is subject to the lender's approval, terms, conditions, fees and charges. Repayments are estimates from the figures shown and are not an offer of credit.",
    ),
  })
  .superRefine((settings, context) => {
    for (const { path, message } of financeProblems(resolveLimits(settings)))
      context.addIssue({ code: 'custom', path: ['choices', ...path], message });
  });
export type FinanceSettings = z.output<typeof FinanceSettings>;
