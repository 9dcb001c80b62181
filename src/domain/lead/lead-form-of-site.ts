import { answeringLocations, workOf } from './answering-locations.ts';
import type { Location } from '../location/location.ts';
import type { FinanceLimits } from '../finance/finance-limits.ts';
import { DEALERSHIP, LOCATION_ID, MESSAGE, REGO } from './lead-fields.ts';
import { TERM, termField } from './term-field.ts';
import { formInWords } from './form-in-words.ts';
import type { StockNoun } from '../search/listing-words.ts';
import type { LeadFormId } from './lead-form-ids.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import type { FieldChoice, LeadField, LeadForm } from './lead-form.ts';
import type { LeadSettings } from './lead-settings.ts';

/** The settings that a dealer's form is made from. */
export type FormSite = {
  leads: LeadSettings;
  locations: readonly Location[];
  limits: Pick<FinanceLimits, 'term'>;
  noun: StockNoun;
  /** What forms have in place of their own. */
  forms?: Partial<Record<LeadFormId, Pick<LeadForm, 'steps' | 'intro'>>>;
};

/**
 * Asked for where the answer depends on the place, or the dealer wants it, and there is a choice; else carried unseen (spec F4,
 * F7). What is about a vehicle may leave it open: the place of the vehicle then answers.
 */
function locationField(form: LeadForm, { leads, locations }: FormSite): LeadField {
  const work = workOf(form.id);
  const isAsked =
    work !== undefined || form.id === 'multi-location' || (form.about === 'dealer' && leads.ask_location);
  const choices = answeringLocations(form.id, locations).map(({ id, name }) => ({ value: id, label: name }));
  if (!isAsked || choices.length < 2) return { ...LOCATION_ID, choices };
  const required = form.about === 'dealer';
  const open = required ? {} : { none: 'No preference' };
  return { ...LOCATION_ID, ...work, kind: 'choice', required, choices, ...open };
}

/** Each dealership under the name of its main location. */
function dealerships(locations: readonly Location[]): FieldChoice[] {
  const groups = Map.groupBy(locations, ({ dealership_slug: slug }) => slug ?? '');
  return [...groups].flatMap(([slug, members]) => {
    const main = members.find(({ primary }) => primary) ?? members[0];
    return slug && main ? [{ value: slug, label: main.name }] : [];
  });
}

function dealershipField({ leads, locations }: FormSite): LeadField {
  const choices = dealerships(locations.filter(({ visible }) => visible));
  return leads.ask_dealership && choices.length > 1
    ? { ...DEALERSHIP, kind: 'choice', required: true, choices }
    : { ...DEALERSHIP, choices };
}

function fieldOfSite(field: LeadField, form: LeadForm, site: FormSite): LeadField[] {
  const { leads } = site;
  if (field.name === LOCATION_ID.name) return [locationField(form, site)];
  if (field.name === DEALERSHIP.name) return [dealershipField(site)];
  if (field.name === TERM) return [termField(site.limits.term)];
  if (field.kind === 'consent') return [{ ...field, label: leads.consent }];
  if (field.name === 'opt_in') return leads.opt_in === false ? [] : [{ ...field, label: leads.opt_in }];
  if (field !== MESSAGE) return [field];
  const message = { ...field, required: leads.message_required };
  return leads.ask_rego && form.id === 'enquiry' ? [message, REGO] : [message];
}

/** A form as one dealer's site has it: its consent, its locations and dealerships, and what must be answered (spec F3, F4). */
export function leadFormOf(id: LeadFormId, site: FormSite): LeadForm {
  const form = { ...LEAD_FORMS[id], ...site.forms?.[id] };
  // What is chosen from is asked for ahead of the agreements, which end a form.
  const isLast = ({ kind, name }: LeadField): boolean => kind === 'consent' || name === 'opt_in';
  const steps = form.steps.map(({ title, fields }) => {
    const all = fields.flatMap((field) => fieldOfSite(field, form, site));
    return { title, fields: [...all.filter((field) => !isLast(field)), ...all.filter(isLast)] };
  });
  return formInWords(id, site.noun, { ...form, steps });
}
