import { CONDITION_FIELD } from '../lead/condition-field.ts';
import {
  lastStepOfPlace,
  LOCATION_ID,
  OWN_KILOMETRES,
  OWN_REGO,
  OWN_VEHICLE,
  PERSON_FIELDS,
} from '../lead/lead-fields.ts';
import type { LeadStep } from '../lead/lead-form.ts';
import { PHOTO_FIELDS } from '../lead/photo-fields.ts';
import { adjustmentField, INSPECTION_FIELD, STATE_FIELD, VALUATION_FIELD } from './trade-in-fields.ts';
import type { ValuationSettings } from './valuation-settings.ts';

/** The step of a form in which a part of the page shows the figure. */
export const ESTIMATE_STEP = 'Estimate and inspection';

/**
 * The steps of the form of a dealer who has figures online (spec F8): the vehicle by its plate or by hand, how it is, what
 * it may be worth, and who asks. Without scripts the same form is sent, and a person answers it.
 */
export function tradeInSteps({ adjustments }: Pick<ValuationSettings, 'adjustments'>): LeadStep[] {
  const described = OWN_VEHICLE.map((field) => ({ ...field, required: true }));
  return [
    { title: 'Your vehicle', fields: [LOCATION_ID, OWN_REGO, STATE_FIELD, ...described, OWN_KILOMETRES] },
    {
      title: 'Its condition',
      fields: [CONDITION_FIELD, ...adjustments.map(adjustmentField), ...PHOTO_FIELDS],
    },
    { title: ESTIMATE_STEP, fields: [INSPECTION_FIELD, VALUATION_FIELD] },
    lastStepOfPlace(PERSON_FIELDS),
  ];
}
