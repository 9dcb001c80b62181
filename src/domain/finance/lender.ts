import type { Vehicle } from '../vehicle/vehicle.ts';
import type { FinanceChoices } from './finance-choices.ts';
import type { LenderCondition } from './lender-conditions.ts';

/** The lenders a feed may give offers of, by the key of the offer (spec C7). */
export const LENDER_IDS = [
  'lender-a',
  'lender-b',
  'lender-c',
  'lender-d',
  'lender-e',
  'lender-f',
  'lender-g',
] as const;
export type LenderId = (typeof LENDER_IDS)[number];

/** One lender's figures for one vehicle, as the feed gives them (spec C7). */
export type LenderOffer = NonNullable<Vehicle['lenders']>[string];

/** What is known about a lender; `choices` are its limits, fees and rounding, laid over finance-defaults. */
export type Lender = {
  name: string;
  /** All of them must hold before its offer is shown (spec C7). */
  conditions: readonly LenderCondition[];
  /** Makes it does not lend for, in any case of letters. */
  excluded_makes: readonly string[];
  /** Which of an offer's payments is shown first. */
  quotes: 'weekly' | 'monthly';
  choices: Partial<FinanceChoices>;
};
