import type { LeadField } from './lead-form.ts';

/** How a vehicle is, as its owner sees it, best first (spec F8). */
export const CONDITIONS = ['Excellent', 'Good', 'Fair', 'Needs work'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Asks how a vehicle is. */
export const CONDITION_FIELD: LeadField = {
  name: 'condition',
  kind: 'choice',
  label: 'Condition',
  noun: 'the condition',
  required: true,
  choices: CONDITIONS.map((condition) => ({ value: condition, label: condition })),
};
