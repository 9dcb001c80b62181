import type { SendMailOptions } from 'nodemailer';
import type { StoredEmail } from '../store/stored-email.ts';
import type { Lead, LeadFile } from '../../domain/lead/lead.ts';
import { adf } from './adf.ts';
import { appointmentEmail } from './appointment-email.ts';
import { autoReplyEmail } from './auto-reply-email.ts';
import type { ReservationOfLead } from '../../domain/checkout/reservation-of-lead.ts';
import { reservationEmail, receiptEmail } from './reservation-emails.ts';
import { askedLocation } from '../../domain/lead/answering-locations.ts';
import type { LeadDealer } from './lead-dealer.ts';
import { filesLeft, leadEmail, reminderEmail } from './lead-email.ts';
import type { Email } from './lead-email.ts';

/** Mail as nodemailer takes it, from someone to someone. */
export type Mail = SendMailOptions & { messageId: string };

/** A file that came with a lead, and its bytes. */
export type MailFile = { key: string; name: string; type: string; bytes: Buffer };

type ReservationWriter = (lead: Lead, dealer: LeadDealer, held: ReservationOfLead) => Email;
/** An email about a reservation. Throws where it is gone. */
const aboutReservation =
  (write: ReservationWriter) =>
  (lead: Lead, dealer: LeadDealer, _id: string, held: ReservationOfLead | undefined): Email => {
    if (!held) throw new Error('the reservation no longer exists');
    return write(lead, dealer, held);
  };

const EMAILS = {
  mail: leadEmail,
  adf: (lead: Lead, dealer: LeadDealer, id: string): Email => ({
    subject: leadEmail(lead, dealer).subject,
    text: adf(id, lead, dealer),
  }),
  auto_reply: autoReplyEmail,
  reminder: reminderEmail,
  hold: aboutReservation(reservationEmail),
  receipt: aboutReservation(receiptEmail),
  appointment: appointmentEmail,
};

export type MailRequest = {
  /** The id of the message, the same on every attempt, as is the Message-ID. */
  id: string;
  lead: Lead;
  dealer: LeadDealer;
  email: keyof typeof EMAILS;
  to: readonly string[];
  files: readonly MailFile[];
  /** Those that came with the lead and are not in the email: it says where they are. */
  left?: readonly LeadFile[];
  /** True if it goes where the settings send no such lead, since it was not taken there. */
  isElsewhere?: boolean;
  /** The reservation that the email is about. */
  held?: ReservationOfLead | undefined;
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
 * An email from the dealer's own sender: answering one to the dealer reaches the shopper, and answering one to the shopper
 * reaches the yard. Throws when the settings name no sender.
 */
export function mailOf({
  id,
  lead,
  dealer,
  email,
  to,
  files,
  left = [],
  isElsewhere,
  held,
  dkimKey,
}: MailRequest): Mail {
  const { subject, text, calendar } = EMAILS[email](lead, dealer, id, held) as Email;
  const isToShopper = email === 'auto_reply' || email === 'receipt';
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
    // A machine that answers emails by itself leaves these alone.
    headers: { 'Auto-Submitted': isToShopper ? 'auto-replied' : 'auto-generated' },
    attachments: [
      ...files.map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes })),
      ...(calendar === undefined
        ? []
        : [{ filename: 'appointment.ics', contentType: 'text/calendar; method=PUBLISH', content: calendar }]),
    ],
  };
}

/** An email of a dealer's own, to a mailbox or to several; `date` in milliseconds. Throws when the settings name no sender. */
export function plainMail({
  email: { subject, text },
  to,
  date,
  ...sent
}: Envelope & { email: Email; to: string | readonly string[]; date: number }): Mail {
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
 * An email about no lead, which one press in the mail program stops (RFC 8058). Throws when the settings name no sender.
 */
export function emailMail({ email, ...sent }: Envelope & { email: StoredEmail }): Mail {
  const { to, subject, text, stopUrl, at } = email;
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
