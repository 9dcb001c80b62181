import { reservationSentences } from '../../domain/checkout/reservation-sentences.ts';
import { END_WORDS } from '../../domain/checkout/reservation-words.ts';
import type { ReservationOfLead } from '../../domain/checkout/reservation-of-lead.ts';
import { checkoutHref, RESERVATION_WORD } from '../../domain/checkout/checkout-site.ts';
import { feeTerms } from '../../domain/checkout/fee-terms.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { reservationSummary } from '../../domain/lead/reservation-summary.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { yardTime, yardZone } from '../../domain/location/yard-clock.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { dealerFoot } from './dealer-foot.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { fullName, leadPageUrl, lines, oneLine, type Email } from './lead-email.ts';

const dollars = (cents: number): string => formatDollars(cents / 100);

const STATES = { paying: 'Not paid yet', held: 'Held', ended: 'Ended' } as const;

const MONEY = {
  open: 'not paid',
  closed: 'not paid',
  authorised: 'authorised, not charged yet',
  paid: 'paid',
  voided: 'authorised, then released',
  refunded: 'refunded',
} as const satisfies Record<PaymentState, string>;

/** The end of a subject that says more than the email about the end did. */
const BACK: Partial<Record<PaymentState, string>> = { voided: ', fee released', refunded: ', fee refunded' };

/** What became of a reservation, for the dealer (spec F9). */
export function reservationEmail(
  lead: Lead,
  dealer: LeadDealer,
  { hold: reservation, payment }: ReservationOfLead,
): Email {
  const zone = yardZone(dealer, lead.location);
  const name = lead.vehicle?.name ?? reservation.slug;
  const state =
    reservation.end === null ? STATES[reservation.state] : `${STATES.ended}, ${END_WORDS[reservation.end]}`;
  const facts = [
    `Reservation: ${state}`,
    reservation.state === 'held' && `Held until: ${yardTime(reservation.until, zone)}`,
    `Vehicle: ${name}`,
    lead.vehicle?.stock_number && `Stock number: ${lead.vehicle.stock_number}`,
    `Agreed price: ${[dollars(reservation.price), lead.vehicle?.price_note].filter(Boolean).join(' ')}`,
    reservation.fee > 0 && `Fee: ${dollars(reservation.fee)}, ${MONEY[payment ?? 'open']}`,
    `Name: ${fullName(lead)}`,
    lead.person.phone && `Phone: ${displayPhone(lead.person.phone)}`,
    lead.person.email && `Email: ${lead.person.email}`,
    `All reservations: ${dealer.site.url}/_leads/holds`,
    `Reference: ${shortReference(lead.id)}`,
    `Lead: ${leadPageUrl(lead, dealer)}`,
  ];
  return {
    subject: oneLine(
      `${reservation.state === 'held' ? 'Reserved' : `Reservation ended${BACK[payment ?? 'open'] ?? ''}`}: ${name}`,
    ),
    text: `${facts.filter(Boolean).join('\n')}\n`,
  };
}

/** The same for the shopper: a receipt with the terms, who sells, and where the reservation is shown and cancelled. */
export function receiptEmail(
  lead: Lead,
  dealer: LeadDealer,
  { hold: reservation, payment }: ReservationOfLead,
): Email {
  const { site, reserve } = dealer;
  const zone = yardZone(dealer, lead.location);
  const { title, text, money } = reservationSentences(reservation, payment, zone);
  const name = lead.vehicle?.name ?? 'the vehicle';
  const place = askedLocation(dealer, lead.location);
  const phone = place?.phone ?? site.phone;
  const { checkout } = dealer;
  const page =
    checkout && `${checkoutHref(checkout, reservation.slug)}?${RESERVATION_WORD}=${reservation.id}`;
  const agreed = {
    ...reserve,
    fee: reservation.fee / 100,
    hold_hours: reservation.hours,
    refund: reservation.refund,
  };
  const parts = [
    `${title}: ${name}.`,
    [text, money].filter(Boolean).join(' '),
    lines(
      ...reservationSummary(
        reservation,
        lead,
        { vehicle: name, label: lead.vehicle?.price_note, location: lead.location, timeZone: zone },
        dealer,
      ),
    ),
    reservation.state === 'held' && feeTerms(agreed).slice(1).join('\n'),
    reservation.state === 'held' && page && `See or cancel your reservation: ${site.url}${page}`,
    dealerFoot(site, phone),
  ];
  return {
    subject: oneLine(`${title}${BACK[payment ?? 'open'] ?? ''}: ${name}`),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}
