import { displayPhone } from '../../domain/location/phone.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import { withoutInvisible } from '../../domain/text/invisible.ts';
import type { DigestMessage } from '../outbox/outgoing-message.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { dealerTime, filedInWords, fullName, leadPageUrl, type Email } from './lead-email.ts';

/** Characters of a message that the digest shows; the page of the lead has all of it. */
const MAX_SHOWN = 400;

/** The words of a shopper on one line, so that nobody's message looks like the next lead of the email. */
const onOneLine = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ').trim();

function shownMessage(message: string): string {
  const words = onOneLine(message);
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN).toWellFormed()}…` : words;
}

function leadPart(lead: Lead, number: number, dealer: LeadDealer): string {
  const { person, vehicle, message, files } = lead;
  const phone = person.phone && displayPhone(person.phone);
  const lines = [
    `${number}. ${filedInWords(lead, dealer)}${vehicle ? `: ${onOneLine(vehicle.name)}` : ''}`,
    [fullName(lead), phone, person.email]
      .filter(Boolean)
      .map((word) => onOneLine(String(word)))
      .join(', '),
    message && `“${shownMessage(message)}”`,
    files.length > 0 && (files.length === 1 ? 'With 1 file.' : `With ${files.length} files.`),
    `Received ${dealerTime(lead.received_at, dealer, lead.location)}. Open it: ${leadPageUrl(lead, dealer)}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/**
 * One email for many leads that came without a proof of a person (spec S7): who, what about, the first words, and the page
 * with the rest, so that a flood is one email in ten minutes and no lead is lost in it.
 */
export function digestEmail({ leads, of }: Pick<DigestMessage, 'leads' | 'of'>, dealer: LeadDealer): Email {
  const count = leads.length;
  const [subject, start] =
    of === 'lead'
      ? [
          `${count} messages in one email: possible spam`,
          `${dealer.site.name} received ${count} messages faster than people usually write, and we can't tell that a person sent any of them. We've put them in one email so they don't fill your inbox.`,
        ]
      : [
          `Not answered yet: ${count} messages that may be spam`,
          `No one has marked these ${count} messages as answered. They came in with many others that may be spam.`,
        ];
  const parts = [
    `${start} Real enquiries may be among them, so please check.`,
    ...leads.map((lead, at) => leadPart(lead, at + 1, dealer)),
    `All messages: ${dealer.site.url}/_leads`,
  ];
  return { subject, text: `${parts.join('\n\n')}\n` };
}
