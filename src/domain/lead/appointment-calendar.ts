import { addressLine } from '../location/address-line.ts';
import type { Location } from '../location/location.ts';
import { momentAt } from '../location/yard-clock.ts';
import { KIND_WORDS } from '../trade/kind-words.ts';
import type { StockNoun } from '../search/listing-words.ts';
import { APPOINTMENT_FIELD } from './appointment-values.ts';
import { confirmedAbout } from './confirmed.ts';
import type { Lead } from './lead.ts';
import { shortReference } from './short-reference.ts';

const MINUTE = 60_000;

type Dealer = {
  site: { name: string; url: string; stock_noun: StockNoun };
  locations: readonly Location[];
  appointments: { length_minutes: number };
};

/** Text of a line of iCalendar (RFC 5545, 3.3.11). */
const escaped = (text: string): string => text.replaceAll(/[\\,;]/g, '\\$&').replaceAll('\n', '\\n');

/** A moment as iCalendar writes it: '20261124T233000Z'. */
const stamp = (moment: number): string => new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A line in pieces of at most 75 bytes, a letter of any script taken for three. */
const folded = (line: string): string => line.match(/.{1,24}/gsu)?.join('\r\n ') ?? '';

/** The appointment of a lead as a calendar takes it (RFC 5545); undefined for a lead without a time or a place. */
export function appointmentCalendar(
  lead: Lead,
  { site, locations, appointments }: Dealer,
): string | undefined {
  const time = lead.values[APPOINTMENT_FIELD];
  const place = locations.find(({ slug }) => slug === lead.location);
  const from = time && place && momentAt(time, place.time_zone);
  if (!from) return undefined;
  const kind = lead.category === 'Test Drive' ? KIND_WORDS[site.stock_noun].visit.name : 'Inspection';
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(site.name)}//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${lead.id}@${new URL(site.url).hostname}`,
    `DTSTAMP:${stamp(Date.parse(lead.received_at))}`,
    `DTSTART:${stamp(from)}`,
    `DTEND:${stamp(from + appointments.length_minutes * MINUTE)}`,
    `SUMMARY:${escaped([kind, confirmedAbout(lead)].filter(Boolean).join(': '))}`,
    `LOCATION:${escaped(`${place.name}, ${addressLine(place.address)}`)}`,
    `DESCRIPTION:${escaped(`Your reference: ${shortReference(lead.id)}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
