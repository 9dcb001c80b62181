import { CHECKOUT_LEAD_FORMS } from './checkout-forms.ts';
import { DEALER_FORMS } from './dealer-forms.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import type { LeadForm } from './lead-form.ts';
import { MONEY_FORMS } from './money-forms.ts';
import { VEHICLE_FORMS } from './vehicle-forms.ts';

/**
 * Every form as data (spec F2 to F7): what it asks, in which steps, and what comes of it. What a dealer changes of it is
 * worked in by leadForm.
 */
export const LEAD_FORMS: Readonly<Record<LeadFormId, LeadForm>> = {
  ...VEHICLE_FORMS,
  ...MONEY_FORMS,
  ...DEALER_FORMS,
  ...CHECKOUT_LEAD_FORMS,
};
