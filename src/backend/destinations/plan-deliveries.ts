import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadDestination } from '../../domain/lead/destination-settings.ts';
import { DEALER_MAILBOX } from '../../domain/lead/lead-destinations.ts';
import { destinationsFor } from '../../domain/lead/route-lead.ts';
import { isCheckoutForm } from '../../domain/checkout/checkout-site.ts';
import { SHOPPER, type NewDelivery } from '../store/new-delivery.ts';
import type { LeadDealer } from './lead-dealer.ts';

/**
 * Where a lead goes: each destination that takes it, and an email to the shopper where the dealer wants one. A lead that
 * may be no person's is answered to nobody: its address may be a stranger's. Of a checkout the shopper hears once it is paid.
 * `inDigest` leaves emails for people to a digest; programs get each lead at once.
 */
export function planDeliveries(
  { destinations, delivery }: LeadDealer,
  lead: Lead,
  { inDigest = false } = {},
): NewDelivery[] {
  const isPerson = lead.person.email !== undefined && lead.suspicions.length === 0;
  const answers = delivery.auto_reply && isPerson && !isCheckoutForm(lead.form);
  return [
    ...destinationsFor(destinations, lead).map((each) => ({
      destination: each.name,
      kind: 'lead' as const,
      ...(inDigest && isForPeople(each) && { inDigest }),
    })),
    ...(answers ? [{ destination: SHOPPER, kind: 'auto_reply' as const }] : []),
  ];
}

/** True if people read what comes there; a program reads one lead at a time. */
const isForPeople = (destination: LeadDestination): boolean =>
  destination.type === 'mail' || (destination.type === 'file' && destination.format === 'eml');

/** Who is reminded of a lead: the people it was mailed to, or else the mailbox of the dealer. */
export function planReminders({ destinations, site }: LeadDealer, lead: Lead): NewDelivery[] {
  const people = destinationsFor(destinations, lead).filter(({ type }) => type === 'mail');
  const names =
    people.length > 0 || site.email === undefined ? people.map(({ name }) => name) : [DEALER_MAILBOX];
  return names.map((destination) => ({ destination, kind: 'reminder' }));
}
