import { appointmentCalendar } from '../../domain/lead/appointment-calendar.ts';
import { confirmedAbout, confirmedOf } from '../../domain/lead/confirmed.ts';
import { successWords } from '../../domain/lead/success-words.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { dealerFoot } from './dealer-foot.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { lines, oneLine } from './lead-email.ts';
import type { Email } from './lead-email.ts';

/**
 * What may be repeated to an address that anybody can type: a name. Anything else of a shopper, an address of a page
 * above all, would let strangers send their own words in the dealer's name.
 */
const NAME = /^[\p{L}][\p{L}' -]{0,30}$/u;

/** Confirms to the shopper at once that it arrived, and what every confirmation repeats (spec F1). */
export function autoReplyEmail(lead: Lead, dealer: LeadDealer): Email {
  const { site } = dealer;
  const name = NAME.test(lead.person.first_name ?? '') ? ` ${lead.person.first_name}` : '';
  const { title, text } = successWords(lead.category, site.stock_noun);
  const { lines: confirmed, phone } = confirmedOf(lead, dealer);
  const calendar = appointmentCalendar(lead, dealer);
  const parts = [
    `Hello${name},`,
    `${title}. ${text}`,
    lines(...confirmed, ['Phone', phone && displayPhone(phone)]),
    lead.vehicle && `${site.url}/cars/${lead.vehicle.slug}`,
    calendar && "The time's attached for your calendar.",
    calendar && dealer.garage && `Need another time? Move or cancel it here: ${site.url}${dealer.garage}`,
    dealerFoot(site, undefined),
    "You're getting this email because someone entered this address in a form on our site. If it wasn't you, you don't need to do anything.",
  ];
  return {
    subject: oneLine([title, confirmedAbout(lead)].filter(Boolean).join(': ')),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    ...(calendar && { calendar }),
  };
}
