import { changedAppointment } from '../../domain/lead/appointment-values.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { formatClockTime } from '../../domain/location/clock-time.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { longDay } from '../../domain/text/long-day.ts';
import { askedLocation, type LeadDealer } from './lead-dealer.ts';
import { fullName, oneLine, type Letter } from './lead-letter.ts';

const timeText = (time: string): string =>
  `${longDay(time.slice(0, 10))} at ${formatClockTime(time.slice(11))}`;

/** What a shopper did about an appointment, for the dealer (spec A6). Throws where nothing was done. */
export function appointmentLetter(lead: Lead, dealer: LeadDealer): Letter {
  const changed = changedAppointment(lead.values);
  if (!changed) throw new Error('the appointment was not changed');
  const { before, now } = changed;
  const name = lead.vehicle?.name ?? lead.category;
  const lines = [
    now === undefined ? `Cancelled: ${timeText(before)}` : `New time: ${timeText(now)}`,
    now !== undefined && `Before: ${timeText(before)}`,
    `About: ${name}`,
    lead.location !== undefined && `Location: ${askedLocation(dealer, lead.location)?.name ?? lead.location}`,
    `Name: ${fullName(lead)}`,
    lead.person.phone && `Phone: ${displayPhone(lead.person.phone)}`,
    lead.person.email && `E-mail: ${lead.person.email}`,
    `All appointments: ${dealer.site.url}/_leads/appointments`,
    `Lead: ${lead.id}`,
  ];
  return {
    subject: oneLine(`Appointment ${now === undefined ? 'cancelled' : 'moved'}: ${name}`),
    text: `${lines.filter(Boolean).join('\n')}\n`,
  };
}
