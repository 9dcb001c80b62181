import { changedAppointment } from '../../domain/lead/appointment-values.ts';
import { leadAbout } from '../../domain/lead/lead-about.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { yardAppointment, yardZone } from '../../domain/location/yard-clock.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { filedInWords, fullName, leadPageUrl, oneLine, type Email } from './lead-email.ts';

/** What a shopper did about an appointment, for the dealer (spec A6). Throws where nothing was done. */
export function appointmentEmail(lead: Lead, dealer: LeadDealer): Email {
  const changed = changedAppointment(lead.values);
  if (!changed) throw new Error('the appointment was not changed');
  const { before, now } = changed;
  const timeOf = (time: string): string => yardAppointment(time, yardZone(dealer, lead.location));
  const name = leadAbout(lead) ?? filedInWords(lead, dealer);
  const lines = [
    now === undefined ? `Cancelled: ${timeOf(before)}` : `New time: ${timeOf(now)}`,
    now !== undefined && `Before: ${timeOf(before)}`,
    `About: ${name}`,
    lead.location !== undefined && `Location: ${askedLocation(dealer, lead.location)?.name ?? lead.location}`,
    `Name: ${fullName(lead)}`,
    lead.person.phone && `Phone: ${displayPhone(lead.person.phone)}`,
    lead.person.email && `Email: ${lead.person.email}`,
    `All appointments: ${dealer.site.url}/_leads/appointments`,
    `Reference: ${shortReference(lead.id)}`,
    `Lead: ${leadPageUrl(lead, dealer)}`,
  ];
  return {
    subject: oneLine(`Appointment ${now === undefined ? 'cancelled' : 'moved'}: ${name}`),
    text: `${lines.filter(Boolean).join('\n')}\n`,
  };
}
