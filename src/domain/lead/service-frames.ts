import type { EmbeddedPage } from '../location/location-frames.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import type { LeadSettings } from './lead-settings.ts';

/** The settings that say whether another company's booking page is shown. */
export type ServiceSite = { leads: false | Pick<LeadSettings, 'forms' | 'service_frame'> };

/** The booking page of another company that the pages of a form can show: those of a service alone have one (spec F7, K20). */
export function serviceFrames({ leads }: ServiceSite, form: LeadFormId): EmbeddedPage[] {
  if (!leads || form !== 'service' || !leads.forms.includes(form)) return [];
  return leads.service_frame ? [leads.service_frame] : [];
}
