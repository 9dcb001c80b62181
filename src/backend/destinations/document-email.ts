import { GARAGE_PATH } from '../../domain/garage/garage-site.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { dealerFoot } from './dealer-foot.ts';
import { askedLocation, type LeadDealer } from './lead-dealer.ts';
import { oneLine, type Email } from './lead-email.ts';

/**
 * Tells a shopper that a document is in the garage (spec A6). Neither the document nor its title is in it: a mailbox is read by
 * others, and its address may be typed wrongly.
 */
export function documentEmail(lead: Lead, dealer: LeadDealer): Email {
  const { site } = dealer;
  const phone = askedLocation(dealer, lead.location)?.phone ?? site.phone;
  const parts = [
    'Hello,',
    `${site.name} has added a document to your garage. Sign in with your mobile number to download it:`,
    new URL(GARAGE_PATH, site.url).href,
    dealerFoot(site, phone),
    "You're getting this email because someone entered this address in a form on our site. If it wasn't you, you don't need to do anything.",
  ];
  return {
    subject: oneLine(`A document for you from ${site.name}`),
    text: `${parts.join('\n\n')}\n`,
  };
}
