import { addressLine } from '../location/address-line.ts';
import { openingHoursSummary } from '../location/opening-hours-summary.ts';
import type { HoursSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import { yardAppointment } from '../location/yard-clock.ts';
import { formatDollars } from '../text/format.ts';
import { longDay } from '../text/long-day.ts';
import { askedLocation } from './answering-locations.ts';
import { APPOINTMENT_FIELD } from './appointment-values.ts';
import { leadAbout, ownVehicleName } from './lead-about.ts';
import { isLeadFormId } from './lead-form-ids.ts';
import { fieldsOf, type LeadField } from './lead-form.ts';
import { LEAD_FORMS } from './lead-forms.ts';
import type { Lead } from './lead.ts';
import { shortReference } from './short-reference.ts';
import type { Confirmed } from './success-note.ts';

type Dealer = {
  site: { phone?: string | undefined; time_zone: string };
  locations: readonly Location[];
  location: { hours: HoursSettings };
};

/** Answers that are nobody else's business, should the address be mistyped. */
const PRIVATE: ReadonlySet<string> = new Set(['employment', 'income']);

/** Names of makes and models: without the signs of an address, and with too few digits for a phone number. */
const MODEL = /^(?!.*\d{5})[\p{L}\d][\p{L}\d' -]{0,50}$/u;

/** The vehicle that a lead is about, as far as its name can be repeated. */
export function confirmedAbout(lead: Lead): string | undefined {
  const about = leadAbout(lead);
  return about !== undefined && (about === lead.vehicle?.name || MODEL.test(about)) ? about : undefined;
}

/** The words of an answer that is chosen, a day or a figure; undefined for one in the shopper's own words. */
function closedAnswer({ kind, choices }: LeadField, value: string): string | undefined {
  if (kind === 'date') return longDay(value);
  if (kind === 'money') return formatDollars(Number(value));
  return kind === 'number' ? value : choices?.find((choice) => choice.value === value)?.label;
}

/** The dealer's offer for the shopper's own vehicle, with its last day (spec F8). */
function offerLine({ offer_price: price, offer_until: last, offer_accepted: accepted }: Lead['values']) {
  const offer = price && [formatDollars(Number(price)), last].filter(Boolean).join(' until ');
  return [accepted ? 'The offer you accepted' : 'Our offer', offer] as const;
}

/**
 * Repeats a lead to its shopper on the page and by email: from closed lists or the dealer's own, never text that anybody
 * could have sent in the dealer's name.
 */
export function confirmedOf(lead: Lead, { site, locations, location }: Dealer): Confirmed {
  const { values, form } = lead;
  const place = askedLocation({ locations }, lead.location);
  const phone = place?.phone ?? site.phone;
  const time = values[APPOINTMENT_FIELD];
  const own = ownVehicleName(values);
  const answers = (isLeadFormId(form) ? fieldsOf(LEAD_FORMS[form]) : [])
    .filter(({ name }) => values[name] && !name.startsWith('own_') && !PRIVATE.has(name))
    .map((field) => [field.label, closedAnswer(field, values[field.name] ?? '')] as const);
  const all: (readonly [string, string | undefined])[] = [
    ['Vehicle', lead.vehicle?.name],
    ['Your vehicle', MODEL.test(own) ? own : undefined],
    ['Preferred time', time && yardAppointment(time, place?.time_zone ?? site.time_zone)],
    ...answers,
    ['Our estimate', values['estimate']],
    offerLine(values),
    ['Location', place?.name],
    ['Address', place && addressLine(place.address)],
    ['Hours', place && openingHoursSummary(place, location.hours)],
    ['Your reference', shortReference(lead.id)],
  ];
  const lines = all.flatMap(([label, words]): Confirmed['lines'] => (words ? [[label, words]] : []));
  return { lines, ...(phone !== undefined && { phone }) };
}
