import type { Condition } from '../lead/condition-field.ts';
import type { Adjustment } from './valuation-settings.ts';

/** A change of a value, in dollars, with the words for its owner. */
export type ValueChange = { label: string; dollars: number };

/** What a condition changes, in percent of a vehicle in good condition. */
const PERCENT_OF_CONDITION: Readonly<Record<Condition, number>> = {
  Excellent: 4,
  Good: 0,
  Fair: -8,
  'Needs work': -20,
};

const rounded = (dollars: number): number => Math.round(dollars / 10) * 10;

/**
 * What the condition and the ticked adjustments change of a value, in dollars to the nearest 10, those that change nothing
 * left out (spec F8, K12). An id that is none of the dealer's adjustments counts for nothing.
 */
export function valueChanges(
  value: number,
  condition: Condition,
  ticked: readonly string[],
  adjustments: readonly Adjustment[],
): ValueChange[] {
  const chosen = adjustments.filter(({ id }) => ticked.includes(id));
  return [
    {
      label: condition === 'Needs work' ? condition : `${condition} condition`,
      dollars: rounded((value * PERCENT_OF_CONDITION[condition]) / 100),
    },
    ...chosen.map(({ label, percent, dollars }) => ({
      label,
      dollars: rounded((value * percent) / 100 + dollars),
    })),
  ].filter(({ dollars }) => dollars !== 0);
}
