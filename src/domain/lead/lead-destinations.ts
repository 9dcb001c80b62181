import type { DeliverySettings, LeadDestination } from './destination-settings.ts';
import { GENERAL_CATEGORIES, type LeadCategory } from './lead-categories.ts';
import { fieldsOf } from './lead-form.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import type { LeadFormId } from './lead-form-ids.ts';

/** Messages a second to a mailbox that no destination names. */
const PACE = 5;

/** The mailbox of the dealer, where the settings name no destination. */
export const DEALER_MAILBOX = 'dealer';

/** The mailbox of the location that a lead asks; the settings allow no name with a full stop. */
export const LOCATION_MAILBOX = 'yard.mailbox';

/** Where the leads of a dealer can go: the destinations of the settings, or else the site's mailbox, if there is one. */
export function leadDestinations(
  { destinations }: Pick<DeliverySettings, 'destinations'>,
  email: string | undefined,
): LeadDestination[] {
  if (destinations.length > 0 || email === undefined) return [...destinations];
  return [{ type: 'mail', name: DEALER_MAILBOX, to: [email], pace: PACE }];
}

/** Every category that these forms can send (spec F1, F4). */
export function sentCategories(forms: readonly LeadFormId[]): LeadCategory[] {
  const asksCategory = (id: LeadFormId): boolean =>
    fieldsOf(LEAD_FORMS[id]).some(({ name }) => name === 'category');
  const all = forms.flatMap((id) => [
    LEAD_FORMS[id].category,
    ...(asksCategory(id) ? GENERAL_CATEGORIES : []),
  ]);
  return [...new Set(all)];
}
