import type { Lead } from '../../domain/lead/lead.ts';
import { OWN_NAMES } from '../../domain/trade-in/own-names.ts';
import { askedLocation } from './lead-dealer.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { answerLabel, fullName } from './lead-letter.ts';

/** What XML 1.0 can hold; a control character or half of a pair would make the whole letter unreadable. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

type Attributes = Record<string, string>;

/** An element with text; nothing where there is no text. */
function element(name: string, value: string | number | undefined, attributes: Attributes = {}): string {
  if (value === undefined || value === '') return '';
  const said = Object.entries(attributes).map(([key, each]) => ` ${key}="${escape(each)}"`);
  return `<${name}${said.join('')}>${escape(String(value))}</${name}>\n`;
}

/** An element with others in it; nothing where there is none of them. */
function group(name: string, inner: string, attributes: Attributes = {}): string {
  if (inner === '') return '';
  const said = Object.entries(attributes).map(([key, each]) => ` ${key}="${escape(each)}"`);
  return `<${name}${said.join('')}>\n${inner}</${name}>\n`;
}

/** A moment as ISO 8601 by the clock of a zone: '2026-11-21T14:00:00+11:00'. */
export function zonedTime(iso: string, timeZone: string): string {
  const moment = Math.floor(Date.parse(iso) / 1000) * 1000;
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - moment) / 60_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** What a lead wants with a vehicle, in the words of ADF. */
const INTEREST: Record<string, string> = { 'Test Drive': 'test-drive' };

/** A model that is to be ordered (spec M1). */
function orderedModel({ manufacturer, values }: Lead): string {
  const model = element('model', values['model_name']);
  if (model === '') return '';
  const inner = element('make', manufacturer?.name) + model + element('comments', values['vehicle']);
  return group('vehicle', inner, { interest: 'buy', status: 'new' });
}

function vehicle(lead: Lead): string {
  const { vehicle: about, category } = lead;
  if (!about) return orderedModel(lead);
  const inner = [
    element('year', about.year),
    element('make', about.make),
    element('model', about.model ?? about.name),
    element('vin', about.vin),
    element('stock', about.stock_number),
    element('odometer', about.kilometres, { status: 'original', units: 'km' }),
    element('price', about.price, { type: 'asking', currency: 'AUD' }),
    element('comments', about.name),
  ].join('');
  const status = about.car_type === 'new' ? 'new' : 'used';
  return group('vehicle', inner, { interest: INTEREST[category] ?? 'buy', status });
}

/** How a shopper calls a condition, in the words of ADF. */
const CONDITIONS: Record<string, string> = {
  Excellent: 'excellent',
  Good: 'good',
  Fair: 'fair',
  Poor: 'poor',
};

/** Answers that say which vehicle the shopper has; they stand in that vehicle, not in the comments. */
const OF_OWN_VEHICLE: ReadonlySet<string> = new Set([
  OWN_NAMES.rego,
  OWN_NAMES.state,
  OWN_NAMES.make,
  OWN_NAMES.model,
  OWN_NAMES.year,
  OWN_NAMES.km,
  OWN_NAMES.condition,
]);

/** The shopper's own vehicle, which is traded in (spec F8); nothing where the lead tells of none. */
function ownVehicle({ values }: Lead): string {
  const make = values[OWN_NAMES.make];
  const model = values[OWN_NAMES.model];
  if (make === undefined && model === undefined) return '';
  const plate = [values[OWN_NAMES.rego], values[OWN_NAMES.state]].filter(Boolean).join(', ');
  const inner = [
    element('year', values[OWN_NAMES.year]),
    element('make', make ?? 'Unknown'),
    element('model', model ?? 'Unknown'),
    element('odometer', values[OWN_NAMES.km], { status: 'original', units: 'km' }),
    element('condition', CONDITIONS[values[OWN_NAMES.condition] ?? '']),
    element('comments', plate && `Registration ${plate}`),
  ].join('');
  return group('vehicle', inner, { interest: 'trade-in', status: 'used' });
}

function customer(lead: Lead): string {
  const { person, message, values } = lead;
  const isInVehicle = ownVehicle(lead) !== '';
  const answers = Object.entries(values).flatMap(([name, answer]) =>
    isInVehicle && OF_OWN_VEHICLE.has(name) ? [] : [`${answerLabel(name)}: ${answer}`],
  );
  const contact = [
    element('name', person.first_name ?? (person.last_name ? undefined : 'Unknown'), {
      part: 'first',
      type: 'individual',
    }),
    element('name', person.last_name, { part: 'last', type: 'individual' }),
    element('email', person.email),
    element('phone', person.phone, { type: 'voice' }),
    person.postcode === undefined
      ? ''
      : group('address', element('postalcode', person.postcode) + element('country', 'AU')),
  ].join('');
  const comments = [lead.category, message, ...answers].filter(Boolean).join('\n');
  return group('customer', group('contact', contact) + element('comments', comments));
}

/** A lead in ADF 1.0, the XML that dealers' lead programs read from mail. `id` is the same on every attempt. */
export function adf(id: string, lead: Lead, dealer: LeadDealer): string {
  const { site } = dealer;
  const place = askedLocation(dealer, lead.location);
  const vendor = element('name', place?.name ?? site.name, { part: 'full' }) + element('email', place?.email);
  const provider = [
    element('name', site.name, { part: 'full' }),
    element('service', `${lead.category}${fullName(lead) ? ` from ${fullName(lead)}` : ''}`),
    element('url', site.url),
    element('email', site.email),
  ].join('');
  const prospect = [
    `<id sequence="${escape(id)}" source="${escape(new URL(site.url).host)}"/>\n`,
    element('requestdate', zonedTime(lead.received_at, site.time_zone)),
    vehicle(lead),
    ownVehicle(lead),
    customer(lead),
    group('vendor', group('contact', vendor)),
    group('provider', provider),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${group('adf', group('prospect', prospect, { status: 'new' }))}`;
}
