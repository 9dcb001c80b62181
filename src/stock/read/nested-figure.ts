import type { KindName } from '../../domain/units/units.ts';
import { measure } from './read-measure.ts';
import { writtenAmount } from './written-amount.ts';
import type { Period } from './written-amount.ts';

type Due = { due: Period };

/** What the figures inside market prices, quotes and lenders' offers are measured in (spec C7, V16, N2). */
const NESTED_UNITS = {
  state_average_market_price: { due: 'once' },
  average_market_price: { due: 'once' },
  fill: 'share',
  market_range_min: { due: 'once' },
  market_range_max: { due: 'once' },
  confidence: 'share',
  weeklyRepaymentAmount: { due: 'week' },
  comparisonRate: 'percent',
  advertisedRate: 'percent',
  deposit: { due: 'once' },
  termYears: 'years',
  termMonths: 'months',
  termWeeks: 'weeks',
  interestRate: 'percent',
  establishmentFees: { due: 'once' },
  paymentWeek: { due: 'week' },
  paymentMonth: { due: 'month' },
  totalPayable: { due: 'once' },
  balloon: { due: 'once' },
  /** Of `term1` to `term7`. */
  term: { due: 'once' },
} as const satisfies Record<string, KindName | Due>;

export type NestedFigure = keyof typeof NESTED_UNITS;

/** One such figure: dollars to the cent, percent a year, years, months, weeks, or a share; undefined when it is none. */
export function nestedFigure(key: NestedFigure, value: unknown): number | undefined {
  const unit: KindName | Due = NESTED_UNITS[key];
  if (typeof unit === 'string') {
    const read = measure(unit, value);
    return 'figure' in read ? read.figure : undefined;
  }
  const amount = writtenAmount(value);
  if (amount.kind !== 'dollars') return undefined;
  return amount.period === 'once' || amount.period === unit.due ? amount.dollars : undefined;
}
