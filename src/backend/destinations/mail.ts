import type { SendMailOptions } from 'nodemailer';
import type { StoredLetter } from '../store/stored-letter.ts';
import type { Lead, LeadFile } from '../../domain/lead/lead.ts';
import { adf } from './adf.ts';
import { appointmentLetter } from './appointment-letter.ts';
import { autoReplyLetter } from './auto-reply-letter.ts';
import { documentLetter } from './document-letter.ts';
import type { HoldOfLead } from '../../domain/checkout/hold-of-lead.ts';
import { holdLetter, receiptLetter } from './hold-letters.ts';
import { askedLocation } from './lead-dealer.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { filesLeft, leadLetter, reminderLetter } from './lead-letter.ts';
import type { Letter } from './lead-letter.ts';

/** Mail as nodemailer takes it, from somebody to somebody. */
export type Mail = SendMailOptions & { messageId: string };

/** A file that came with a lead, and its bytes. */
export type MailFile = { key: string; name: string; type: string; bytes: Buffer };

type HoldWriter = (lead: Lead, dealer: LeadDealer, held: HoldOfLead) => Letter;
/** A letter about a reservation. Throws where it is gone. */
const aboutHold =
  (write: HoldWriter) =>
  (lead: Lead, dealer: LeadDealer, _id: string, held: HoldOfLead | undefined): Letter => {
    if (!held) throw new Error('the reservation is not there any more');
    return write(lead, dealer, held);
  };

const LETTERS = {
  mail: leadLetter,
  adf: (lead: Lead, dealer: LeadDealer, id: string): Letter => ({
    subject: leadLetter(lead, dealer).subject,
    text: adf(id, lead, dealer),
  }),
  auto_reply: autoReplyLetter,
  reminder: reminderLetter,
  hold: aboutHold(holdLetter),
  receipt: aboutHold(receiptLetter),
  appointment: appointmentLetter,
  document: documentLetter,
};

export type MailRequest = {
  /** The id of the message, the same on every attempt, as is the Message-ID. */
  id: string;
  lead: Lead;
  dealer: LeadDealer;
  letter: keyof typeof LETTERS;
  to: readonly string[];
  files: readonly MailFile[];
  /** Those that came with the lead and are not in the letter: it says where they are. */
  left?: readonly LeadFile[];
  /** Whether it goes where the settings send no such lead, since it was not taken there. */
  isElsewhere?: boolean;
  /** The reservation that the letter is about. */
  held?: HoldOfLead | undefined;
  /** The private key of the dealer's DKIM, PEM. */
  dkimKey: string | undefined;
};

const ELSEWHERE = "You're getting this lead because we couldn't deliver it to its usual address.\n\n";

/** The sender of a dealer's mail; undefined where the settings name none. */
export const senderOf = ({ delivery, site }: LeadDealer): string | undefined =>
  delivery.mail.from ?? site.email;

type Envelope = { id: string; dealer: LeadDealer; dkimKey: string | undefined };

/** What all mail of a dealer has. Throws when the settings name no sender. */
function envelope({ id, dealer, dkimKey }: Envelope) {
  const from = senderOf(dealer);
  if (from === undefined) throw new Error('neither leads.delivery.mail.from nor site.email names a sender');
  const { dkim } = dealer.delivery.mail;
  return {
    messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: { name: dealer.site.name, address: from },
    // Files and addresses of a shopper's words are never opened by us.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim &&
      dkimKey && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkimKey } }),
  } satisfies Mail;
}

/**
 * A letter from the dealer's own sender: answering one to the dealer reaches the shopper, and answering one to the shopper
 * reaches the yard. Throws when the settings name no sender.
 */
export function mailOf({
  id,
  lead,
  dealer,
  letter,
  to,
  files,
  left = [],
  isElsewhere,
  held,
  dkimKey,
}: MailRequest): Mail {
  const { subject, text } = LETTERS[letter](lead, dealer, id, held);
  const isToShopper = letter === 'auto_reply' || letter === 'receipt' || letter === 'document';
  const answerTo = isToShopper
    ? (askedLocation(dealer, lead.location)?.email ?? dealer.site.email)
    : lead.person.email;
  return {
    ...envelope({ id, dealer, dkimKey }),
    date: new Date(lead.received_at),
    to: [...to],
    ...(answerTo !== undefined && { replyTo: answerTo }),
    subject,
    text: `${isElsewhere ? ELSEWHERE : ''}${text}${left.length === 0 ? '' : `\n${filesLeft(lead, dealer, left)}`}`,
    // A machine that answers letters by itself leaves these alone.
    headers: { 'Auto-Submitted': isToShopper ? 'auto-replied' : 'auto-generated' },
    attachments: files.map(({ name, type, bytes }) => ({
      filename: name,
      contentType: type,
      content: bytes,
    })),
  };
}

/** A letter of a dealer's own, to a mailbox or to several; `date` in milliseconds. Throws when the settings name no sender. */
export function plainMail({
  letter: { subject, text },
  to,
  date,
  ...sent
}: Envelope & { letter: Letter; to: string | readonly string[]; date: number }): Mail {
  return {
    ...envelope(sent),
    date: new Date(date),
    to: [to].flat(),
    ...(sent.dealer.site.email !== undefined && { replyTo: sent.dealer.site.email }),
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

/**
 * A letter about no lead, which one press in the mail program stops (RFC 8058). Throws when the settings name no sender.
 */
export function letterMail({ letter, ...sent }: Envelope & { letter: StoredLetter }): Mail {
  const { to, subject, text, stopUrl, at } = letter;
  return {
    ...envelope(sent),
    date: new Date(at),
    to: [to],
    subject,
    text,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
