import type { LeadField } from '../lead/lead-form.ts';
import { ADJUSTMENT_START, OWN_NAMES } from './own-names.ts';
import { PLATE_STATES } from './plate-states.ts';
import type { Adjustment } from './valuation-settings.ts';

/** Where the plate of the vehicle was issued. */
export const STATE_FIELD: LeadField = {
  name: OWN_NAMES.state,
  kind: 'choice',
  label: 'State of registration',
  noun: 'a state',
  required: false,
  choices: PLATE_STATES.map((state) => ({ value: state, label: state })),
};

/** Carries the id of the figure that the shopper saw; the backend takes all else of it from its own store. */
export const VALUATION_FIELD: LeadField = {
  name: OWN_NAMES.valuation,
  kind: 'hidden',
  label: 'Valuation',
  noun: 'a valuation',
  required: false,
};

/** When the dealer looks at the vehicle. */
export const INSPECTION_FIELD: LeadField = {
  name: 'appointment',
  kind: 'date-time',
  label: 'Inspection visit',
  noun: 'a time',
  required: false,
  hint: "We'll go over the vehicle with you. It takes about 20 minutes.",
};

/** The name of the field of an adjustment, under which the answer is kept. */
export const adjustmentName = (id: string): string => `${ADJUSTMENT_START}${id}`;

/** Ticked where an adjustment holds. */
export const adjustmentField = ({ id, label }: Adjustment): LeadField => ({
  name: adjustmentName(id),
  kind: 'tick',
  label,
  noun: label,
  required: false,
});
