import { tradeInOf, type TradeInOfLead } from '../../domain/trade-in/trade-in-of.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { answerLines, cameWith, filedUnder, fullName, leadPageUrl, lines } from './lead-email.ts';
import type { Line } from './lead-email.ts';

/** What XML 1.0 can hold; a control character or half of a pair would make the whole email unreadable. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string =>
  text.replaceAll(NOT_XML, '').replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

type Attributes = Record<string, string>;

const opening = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, each]) => ` ${key}="${escape(each)}"`)
    .join('')}>`;

/** An element that every lead must have, empty where nothing is known. */
const required = (name: string, value: string | number = '', attributes: Attributes = {}): string =>
  `${opening(name, attributes)}${escape(String(value))}</${name}>\n`;

/** An element with text; nothing where there is no text. */
const element = (name: string, value: string | number | undefined, attributes: Attributes = {}): string =>
  value === undefined || value === '' ? '' : required(name, value, attributes);

/** An element with others in it. */
const group = (name: string, inner: string, attributes: Attributes = {}): string =>
  `${opening(name, attributes)}\n${inner}</${name}>\n`;

/** A moment as ISO 8601 by the clock of a zone: '2026-11-21T14:00:00+11:00'. */
export function zonedTime(iso: string, timeZone: string): string {
  const moment = Math.floor(Date.parse(iso) / 1000) * 1000;
  const local = new Date(moment).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T');
  const minutes = Math.round((Date.parse(`${local}Z`) - moment) / 60_000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const offset = `${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${local}${minutes < 0 ? '-' : '+'}${offset}`;
}

const DOLLARS = { currency: 'AUD' };

/** What a vehicle is: the three things that ADF asks of each. */
type Named = { year?: number | undefined; make?: string | undefined; model?: string | undefined };
const named = ({ year, make, model }: Named): string =>
  required('year', year) + required('make', make) + required('model', model);

/** The loan that is asked for with a vehicle (spec C12): what is paid first, what is borrowed, what is left at the end. */
function finance({ values: { amount, deposit = '0', residual } }: Lead): string {
  if (amount === undefined || !(Number(amount) > 0)) return '';
  const inner = [
    element('method', 'finance'),
    Number(deposit) > 0
      ? element('amount', deposit, { type: 'downpayment', limit: 'exact', ...DOLLARS })
      : '',
    required('amount', Math.max(0, Number(amount) - Number(deposit)), {
      type: 'total',
      limit: 'exact',
      ...DOLLARS,
    }),
    element('balance', residual, { type: 'residual', ...DOLLARS }),
  ];
  return group('finance', inner.join(''));
}

/** The vehicle that the shopper wants: one of the dealer's, or a model that is to be ordered (spec M1). */
function wantedVehicle(lead: Lead): string {
  const { vehicle: about, category, manufacturer, values } = lead;
  const loan = finance(lead);
  const interest = category === 'Test Drive' ? 'test-drive' : 'buy';
  if (about) {
    const { year, make, model = about.name, vin, stock_number: stock, kilometres, price, name } = about;
    const inner = [
      named({ year, make, model }),
      element('vin', vin),
      element('stock', stock),
      element('odometer', kilometres, { status: 'original', units: 'km' }),
      element('price', price, { type: 'asking', ...DOLLARS }),
      loan,
      element('comments', name),
    ];
    return group('vehicle', inner.join(''), { interest, status: about.car_type === 'new' ? 'new' : 'used' });
  }
  const { model_name: model, vehicle } = values;
  if (model === undefined && loan === '') return '';
  const inner = named({ make: manufacturer?.name, model }) + loan + element('comments', vehicle);
  return group('vehicle', inner, { interest, status: model === undefined ? 'used' : 'new' });
}

/** The shopper's own vehicle, with all that is said of it. */
function ownVehicle(lead: Lead, tradeIn: TradeInOfLead): string {
  const said = answerLines(lead);
  const inner = [
    named(tradeIn),
    element('odometer', tradeIn.kilometres, { units: 'km' }),
    element('price', tradeIn.offer, { type: 'offer', ...DOLLARS }),
    element(
      'comments',
      lines(...tradeIn.described.flatMap((name): Line[] => [said.get(name) ?? ['', undefined]])),
    ),
  ];
  return group('vehicle', inner.join(''), { interest: 'trade-in', status: 'used' });
}

/** ADF has a vehicle in every lead: one that says nothing stands for none. */
const vehicles = (lead: Lead, tradeIn: TradeInOfLead | undefined): string =>
  `${wantedVehicle(lead)}${tradeIn ? ownVehicle(lead, tradeIn) : ''}` ||
  group('vehicle', named({}), { interest: 'buy', status: 'used' });

/** Email or phone: ADF requires one of the two. */
const reached = (email: string | undefined, phone: string | undefined): string =>
  email === undefined && phone === undefined
    ? required('email')
    : element('email', email) + element('phone', phone, { type: 'voice' });

function customer(lead: Lead, dealer: LeadDealer, tradeIn: TradeInOfLead | undefined): string {
  const { person, message } = lead;
  const own = new Set(tradeIn?.described);
  const answers = [...answerLines(lead)].flatMap(([name, line]) => (own.has(name) ? [] : [line]));
  const contact = [
    element('name', person.first_name ?? (person.last_name ? undefined : 'Unknown'), {
      part: 'first',
      type: 'individual',
    }),
    element('name', person.last_name, { part: 'last', type: 'individual' }),
    reached(person.email, person.phone),
    person.postcode === undefined
      ? ''
      : group(
          'address',
          // A street is asked of each address, and forms do not ask for it.
          required('street', '', { line: '1' }) +
            element('postalcode', person.postcode) +
            element('country', 'AU'),
        ),
  ].join('');
  const around = lines(
    ...answers,
    ['Calculation', lead.attributes.finance],
    ['Came with', cameWith(lead)],
    ['Files, for who signs in', lead.files.length > 0 ? leadPageUrl(lead, dealer) : undefined],
  );
  const comments = [filedUnder(lead), message, around].filter(Boolean).join('\n');
  return group('customer', group('contact', contact) + element('comments', comments));
}

function vendor({ site }: LeadDealer, place: ReturnType<typeof askedLocation>): string {
  const contact =
    required('name', place?.name ?? site.name, { part: 'full', type: 'business' }) +
    reached(place?.email ?? site.email, place?.phone ?? site.phone);
  return group(
    'vendor',
    required('vendorname', site.name) + element('url', site.url) + group('contact', contact),
  );
}

/**
 * A lead in ADF 1.0, the XML that dealers' lead programs read from mail. `id` is the same on every attempt. What
 * is wanted is one vehicle, what the shopper has another, of the interest trade-in; elements stand in the order of the DTD.
 */
export function adf(id: string, lead: Lead, dealer: LeadDealer): string {
  const { site } = dealer;
  const place = askedLocation(dealer, lead.location);
  const tradeIn = tradeInOf(lead);
  const provider = [
    required('name', site.name, { part: 'full', type: 'business' }),
    element('service', `${lead.category}${fullName(lead) ? ` from ${fullName(lead)}` : ''}`),
    element('url', site.url),
    element('email', site.email),
  ].join('');
  const prospect = [
    `<id sequence="${escape(id)}" source="${escape(new URL(site.url).host)}"/>\n`,
    element('requestdate', zonedTime(lead.received_at, site.time_zone)),
    vehicles(lead, tradeIn),
    customer(lead, dealer, tradeIn),
    vendor(dealer, place),
    group('provider', provider),
  ].join('');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${group('adf', group('prospect', prospect, { status: 'new' }))}`;
}
