import { locationTab } from '../location/location-type.ts';
import type { Location, LocationType } from '../location/location.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { LEAD_FORMS } from './lead-forms.ts';

/** The form that a place of each type answers: its button is named for it (spec L2). */
const ANSWERED = {
  sales: 'contact',
  used: 'contact',
  service: 'service',
  parts: 'parts',
} as const satisfies Record<LocationType, LeadFormId>;

/**
 * The form that the button of a location opens, asked of that place (spec L2, F7); undefined where the dealer offers none,
 * so that the button leads to contact details.
 */
export function locationFormHref(
  location: Pick<Location, 'id' | 'slug' | 'location_type' | 'location_subtype'>,
  offered: ReadonlySet<LeadFormId>,
): string | undefined {
  const form = ANSWERED[locationTab(location)];
  if (form !== 'contact' && offered.has(form))
    return `${LEAD_FORMS[form].route}?${new URLSearchParams({ location_id: location.id })}`;
  return offered.has('contact') ? `/contact-us/${location.slug}` : undefined;
}
