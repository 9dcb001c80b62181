import { isAvailable } from '../vehicle/availability.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { accountFeeEach, feesApart, financedFees } from './finance-fees.ts';
import type { FinanceLimits } from './finance-limits.ts';
import type { FinanceSettings } from './finance-settings.ts';
import { offeredTerm } from './offered-term.ts';
import { ESTIMATE } from './quoted-offer.ts';
import { apartText } from './quote-words.ts';
import { exactRepayment, ROUNDING_NOISE } from './repayment.ts';
import { type FinanceRules, resolveFinance } from './resolve-finance.ts';
import { exampleOutcome, financeTeaser } from './teaser.ts';
import { aroundPayment, type AroundPayment, teaserWords, type TeaserWords } from './teaser-words.ts';
import { vehicleOffer } from './vehicle-offer.ts';

/** Dollars a week of a price in dollars: `by` times it and `plus`, to whole dollars. */
export type WeeklyLine = { by: number; plus: number; rounding: 'up' | 'down' };

/** What a list says of its weekly figures: whole once above them, and around each of them. Plain JSON. */
export type WeeklyTerms = TeaserWords &
  AroundPayment & {
    /** Who provides the credit. */
    credit: string;
  };

/** The weekly figures of a dealer's lists (spec C2, S3). */
export type WeeklyList = {
  /** Whole dollars a week as the vehicle's own page says them; undefined where it says none, or those of another provider. */
  repaymentOf: (vehicle: Vehicle) => number | undefined;
  /** The same as a function of the price alone, for an index that then needs no column for it. */
  line: WeeklyLine;
  terms: WeeklyTerms;
};

/** The weekly figures of a dealer's lists; undefined where the dealer has none in them, or may not advertise credit. */
export function weeklyList(settings: FinanceSettings): WeeklyList | undefined {
  const rules = resolveFinance(settings);
  const { limits, credit } = rules;
  if (!settings.weekly_in_lists || credit === undefined) return undefined;
  const apart = apartText({ feesApart: feesApart(limits) });
  const example = teaserWords(exampleOutcome(limits.basis.amount, limits));
  // Without an example there is no comparison rate to stand beside a figure.
  if (example.comparison === '') return undefined;
  return {
    repaymentOf: (vehicle) => listedRepayment(vehicle, rules),
    line: weeklyLine(limits),
    terms: { ...example, ...aroundPayment('weekly', apart), credit },
  };
}

function listedRepayment(vehicle: Vehicle, rules: FinanceRules): number | undefined {
  if (!isAvailable(vehicle)) return undefined;
  const offer = vehicleOffer(vehicle, rules, undefined);
  if (offer && offer.by !== ESTIMATE.by) return undefined;
  const outcome = financeTeaser(vehicle, rules.limits);
  return outcome?.kind === 'quote' ? outcome.quote.repayment : undefined;
}

/** An amortised loan without a final payment costs so much a dollar, and its fees are the same for each price (spec C3). */
function weeklyLine(limits: FinanceLimits): WeeklyLine {
  const { example, fees, repayment, term } = limits;
  const { rate, term_years: years, deposit_percent: deposit } = example;
  const ofADollar = exactRepayment({
    principal: 1,
    rate,
    termYears: offeredTerm(years, { term }),
    frequency: 'weekly',
    residual: 0,
  });
  const plus = ofADollar * financedFees(limits) + accountFeeEach(fees, 'weekly');
  const { rounding } = repayment;
  return {
    by: ofADollar * (1 - deposit / 100),
    plus: rounding === 'up' ? plus - ROUNDING_NOISE : plus + ROUNDING_NOISE,
    rounding,
  };
}
