import type { FinanceLimits } from '../finance/finance-limits.ts';
import type { LeadField } from './lead-form.ts';

/** The name of the field that says for how long a loan runs. */
export const TERM = 'term';

const choiceOf = (years: number) => ({
  value: String(years),
  label: years === 1 ? '1 year' : `${years} years`,
});

/** How long a loan runs: in half years, as far as the lender's loans go and the calculator's slider with them (spec C4). */
export function termField({
  min,
  max,
  start,
}: Pick<FinanceLimits['term'], 'min' | 'max' | 'start'>): LeadField {
  const years = Array.from({ length: Math.floor((max - min) * 2) + 1 }, (_, step) => min + step / 2);
  return {
    name: TERM,
    kind: 'choice',
    label: 'Term',
    noun: 'the term',
    required: true,
    value: String(start),
    choices: years.map(choiceOf),
    parameters: ['term'],
  };
}
