import type { LeadSubmission } from '../../api/submit-lead.ts';
import { placeOfTime } from '../../domain/lead/answering-locations.ts';
import { APPOINTMENT_FIELD } from '../../domain/lead/appointment-values.ts';
import { fieldText } from '../../domain/lead/field-text.ts';
import { fieldsOf, type LeadForm } from '../../domain/lead/lead-form.ts';
import type { Location } from '../../domain/location/location.ts';
import type { SiteRelease } from '../tenants/site-release.ts';

/** The time (`YYYY-MM-DDTHH:MM`) that a form asks for; undefined for none, and for text that is no time. */
export function askedTime(form: LeadForm, { values }: LeadSubmission): string | undefined {
  const field = fieldsOf(form).find(({ name }) => name === APPOINTMENT_FIELD);
  const time = fieldText('date-time', (field && values[field.name]) ?? '');
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(time) && !Number.isNaN(Date.parse(`${time}Z`)) ? time : undefined;
}

/** The place at which a form asks for a time or a day; undefined where it asks for neither. */
export function placeOfForm(
  form: LeadForm,
  { values, car_id = '' }: LeadSubmission,
  { tenant, vehicles }: SiteRelease,
): Location | undefined {
  const asks = fieldsOf(form).some(({ kind, name }) => /^date/.test(kind) && values[name]);
  const asked = { chosen: values['location_id'], vehicle: vehicles.get(car_id)?.location_slug };
  return asks ? placeOfTime(form.id, asked, tenant.locations) : undefined;
}
