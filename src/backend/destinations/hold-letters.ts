import { holdSentences } from '../../domain/checkout/hold-sentences.ts';
import { END_WORDS, holdTime } from '../../domain/checkout/hold-words.ts';
import type { HoldOfLead } from '../../domain/checkout/hold-of-lead.ts';
import { checkoutHref, HOLD_WORD } from '../../domain/checkout/checkout-site.ts';
import { feeTerms } from '../../domain/checkout/fee-terms.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { shortReference } from '../../domain/lead/short-reference.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { formatDollars } from '../../domain/text/format.ts';
import { dealerFoot } from './dealer-foot.ts';
import { askedLocation, type LeadDealer } from './lead-dealer.ts';
import { fullName, leadPageUrl, oneLine, type Letter } from './lead-letter.ts';

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

/** What became of a reservation, for the dealer (spec F9). */
export function holdLetter(lead: Lead, dealer: LeadDealer, { hold, payment }: HoldOfLead): Letter {
  const { time_zone: zone } = dealer.site;
  const name = lead.vehicle?.name ?? hold.slug;
  const state = hold.end === null ? STATES[hold.state] : `${STATES.ended}, ${END_WORDS[hold.end]}`;
  const lines = [
    `Reservation: ${state}`,
    hold.state === 'held' && `Held until: ${holdTime(hold.until, zone)}`,
    `Vehicle: ${name}`,
    lead.vehicle?.stock_number && `Stock number: ${lead.vehicle.stock_number}`,
    `Agreed price: ${[dollars(hold.price), lead.vehicle?.price_note].filter(Boolean).join(' ')}`,
    hold.fee > 0 && `Fee: ${dollars(hold.fee)}, ${MONEY[payment ?? 'open']}`,
    `Name: ${fullName(lead)}`,
    lead.person.phone && `Phone: ${displayPhone(lead.person.phone)}`,
    lead.person.email && `Email: ${lead.person.email}`,
    `All reservations: ${dealer.site.url}/_leads/holds`,
    `Reference: ${shortReference(lead.id)}`,
    `Lead: ${leadPageUrl(lead, dealer)}`,
  ];
  return {
    subject: oneLine(`${hold.state === 'held' ? 'Reserved' : 'Reservation ended'}: ${name}`),
    text: `${lines.filter(Boolean).join('\n')}\n`,
  };
}

/** The same for the shopper: a receipt with the terms, who sells, and where the reservation is shown and cancelled. */
export function receiptLetter(lead: Lead, dealer: LeadDealer, { hold, payment }: HoldOfLead): Letter {
  const { site, reserve } = dealer;
  const { title, text, money } = holdSentences(hold, payment, site.time_zone);
  const name = lead.vehicle?.name ?? 'the vehicle';
  const place = askedLocation(dealer, lead.location);
  const phone = place?.phone ?? site.phone;
  const { checkout } = dealer;
  const page = checkout && `${checkoutHref(checkout, hold.slug)}?${HOLD_WORD}=${hold.id}`;
  const agreed = { ...reserve, fee: hold.fee / 100, hold_hours: hold.hours, refund: hold.refund };
  const parts = [
    `${title}: ${name}.`,
    [text, money].filter(Boolean).join(' '),
    [
      `Vehicle: ${name}`,
      `Price: ${[dollars(hold.price), lead.vehicle?.price_note].filter(Boolean).join(' ')}`,
      hold.fee > 0 && `Reservation fee: ${dollars(hold.fee)}`,
      hold.state === 'held' && `Held until: ${holdTime(hold.until, site.time_zone)}`,
      `Your reference: ${shortReference(hold.id)}`,
    ]
      .filter(Boolean)
      .join('\n'),
    hold.state === 'held' && feeTerms(agreed).slice(1).join('\n'),
    hold.state === 'held' && page && `See or cancel your reservation: ${site.url}${page}`,
    dealerFoot(site, phone),
  ];
  return { subject: oneLine(`${title}: ${name}`), text: `${parts.filter(Boolean).join('\n\n')}\n` };
}
