import { formatDollars } from '../../domain/text/format.ts';
import { fieldsOf } from '../../domain/lead/lead-form.ts';
import type { LeadField } from '../../domain/lead/lead-form.ts';
import { LEAD_FORMS } from '../../domain/lead/lead-forms.ts';
import { isLeadFormId } from '../../domain/lead/lead-form-ids.ts';
import { APPOINTMENT_BEFORE, APPOINTMENT_FIELD } from '../../domain/lead/appointment-values.ts';
import type { Lead, LeadFile } from '../../domain/lead/lead.ts';
import { leadAbout } from '../../domain/lead/lead-about.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { yardAppointment, yardZone, zoneWords } from '../../domain/location/yard-clock.ts';
import { categoryInWords } from '../../domain/trade/kind-words.ts';
import type { LeadDealer } from './lead-dealer.ts';

/** An email as plain text; `calendar` is attached to it. */
export type Email = { subject: string; text: string; calendar?: string };

const MAX_SUBJECT_LENGTH = 150;

/** Words of shoppers in one line of the email's head. */
export const oneLine = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, MAX_SUBJECT_LENGTH);

export const fullName = ({ person }: Lead): string =>
  [person.first_name, person.last_name].filter(Boolean).join(' ');

/** A label and what stands behind it. */
export type Line = [label: string, value: string | undefined];

/** Lines of `Label: value`, without those that say nothing. */
export const lines = (...all: Line[]): string =>
  all.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');

/** What an answer is called that no field has: 'offer_price' is 'Offer price', 'own_worn_tyres' is 'Worn tyres'. */
export function answerLabel(name: string): string {
  const words = name.replace(/^own_/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words of an answer: what was chosen, under the label of its field. */
function answerLine([name, answer]: [string, string], fields: readonly LeadField[]): Line {
  const field = fields.find((each) => each.name === name);
  const chosen = field?.choices?.find(({ value }) => value === answer);
  return [field?.label ?? answerLabel(name), chosen?.label ?? answer];
}

/** The answers of a lead in the words of its form, by the names of their fields. */
export function answerLines({ form, values }: Pick<Lead, 'form' | 'values'>): Map<string, Line> {
  const fields = isLeadFormId(form) ? fieldsOf(LEAD_FORMS[form]) : [];
  return new Map(Object.entries(values).map((answer) => [answer[0], answerLine(answer, fields)]));
}

/** The campaign that brought the shopper: 'utm_source=mail, gclid=abc'; '' for none. */
export const cameWith = ({ attributes }: Pick<Lead, 'attributes'>): string =>
  Object.entries(attributes.linked_query_params)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');

/** The dealer's own page of a lead, for who signs in there. */
export const leadPageUrl = ({ id }: Pick<Lead, 'id'>, { site }: LeadDealer): string =>
  `${site.url.replace(/\/$/, '')}/_leads/lead/${encodeURIComponent(id)}`;

/** Where files of a lead are that its email does not have: pages for who signs in, never open addresses. */
export function filesLeft(lead: Pick<Lead, 'id'>, dealer: LeadDealer, files: readonly LeadFile[]): string {
  const page = leadPageUrl(lead, dealer);
  const each = files.map(
    ({ key, name, bytes }) =>
      `${oneLine(name)} (${Math.ceil(bytes / 1024)} KB): ${page}/files/${encodeURIComponent(key)}`,
  );
  return `These files aren't attached. Sign in to your leads to open them:\n${each.join('\n')}\n`;
}

/** A moment by the clock of a place of the dealer: '21 November 2026 at 2:00 pm Sydney time'. */
export function dealerTime(iso: string, dealer: LeadDealer, location?: string): string {
  const timeZone = yardZone(dealer, location);
  const time = new Date(iso).toLocaleString('en-AU', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return `${time} ${zoneWords(timeZone)}`;
}

/** What a lead is filed under: 'Trade-In, 3. Offer Accepted'. */
export const filedUnder = ({
  category,
  subcategory,
}: {
  category: string;
  subcategory?: string | undefined;
}): string => [category, subcategory].filter(Boolean).join(', ');

/** The same in the words of the dealer's trade: a test drive of a motorcycle is 'Test Ride'. */
export const filedInWords = (lead: Lead, { site }: Pick<LeadDealer, 'site'>): string =>
  filedUnder({ ...lead, category: categoryInWords(lead.category, site.stock_noun) });

const TIMES = new Set([APPOINTMENT_FIELD, APPOINTMENT_BEFORE]);

/** The answers as a person reads them; in ADF their times stay as they are. */
const spokenAnswers = (lead: Lead, dealer: LeadDealer): Line[] =>
  [...answerLines(lead)].map(([name, [label, value]]) => [
    label,
    TIMES.has(name) && value !== undefined ? yardAppointment(value, yardZone(dealer, lead.location)) : value,
  ]);

/** A lead as a person at the dealer's reads it (spec F1): who, what about, the words, and where it came from. */
export function leadEmail(lead: Lead, dealer: LeadDealer): Email {
  const { person, vehicle, attributes } = lead;
  const place = dealer.locations.find(({ slug }) => slug === lead.location);
  const price = vehicle?.price === undefined ? undefined : formatDollars(vehicle.price);
  const parts = [
    lead.suspicions.length > 0 && `Possible spam: ${lead.suspicions.join(', ')}.`,
    lines(
      ['Name', fullName(lead)],
      ['Phone', person.phone && displayPhone(person.phone)],
      ['Email', person.email],
      ['Postcode', person.postcode],
    ),
    lines(
      ['Vehicle', vehicle?.name],
      ['Stock number', vehicle?.stock_number],
      ['VIN', vehicle?.vin],
      ['Price', [price, price && vehicle?.price_note].filter(Boolean).join(' ')],
      ['Page', vehicle && `${dealer.site.url}/cars/${vehicle.slug}`],
    ),
    lead.message && `Message:\n${lead.message}`,
    lines(...spokenAnswers(lead, dealer)),
    lines(['Calculation', attributes.finance], ['Shortlist', attributes.shortlist?.join(', ')]),
    lines(
      ['Location', place?.name],
      ['Phone of the location', place?.phone && displayPhone(place.phone)],
      ['Received', dealerTime(lead.received_at, dealer, lead.location)],
      ['Sent from', lead.url],
      ['Pages seen', attributes.visited_pages.join(', ')],
      ['Came with', cameWith(lead)],
      ['News and offers', lead.consent.opt_in ? 'yes' : 'no'],
      ['Reference', shortReference(lead.id)],
      ['Lead', leadPageUrl(lead, dealer)],
    ),
  ];
  const about = leadAbout(lead) ?? place?.name ?? dealer.site.name;
  const from = fullName(lead);
  return {
    subject: oneLine([`${filedInWords(lead, dealer)}: ${about}`, from].filter(Boolean).join(', from ')),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

/** The email that says that nobody has answered a lead in the dealer's minutes of opening hours. */
export function reminderEmail(lead: Lead, dealer: LeadDealer): Email {
  const { subject, text } = leadEmail(lead, dealer);
  const since = dealerTime(lead.received_at, dealer, lead.location);
  return {
    subject: oneLine(`Not answered yet: ${subject}`),
    text:
      `No one has marked this lead as answered. It came in on ${since}, more than ${dealer.delivery.remind_after} minutes of ` +
      `opening hours ago.\n\n${text}`,
  };
}
