import type { NightEmail } from '../../api/hand-over-email.ts';
import type { Lead } from '../../domain/lead/lead.ts';
import type { ReservationOfLead } from '../../domain/checkout/reservation-of-lead.ts';
import type { PaymentState } from '../../domain/checkout/payment.ts';
import type { PaymentRequest } from '../../domain/payment/payment-request.ts';
import type { Notice } from '../store/notices.ts';
import type { StoredEmail } from '../store/stored-email.ts';
import type { LeadMessageKind, RequestMessageKind } from '../store/tables.ts';

/** `id` is the same on every attempt; `fence` names the attempt. */
type Attempted = { id: string; fence: number; tenant: string; destination: string };
export type LeadMessage = Attempted & {
  kind: LeadMessageKind;
  lead: Lead;
  /** Which attempt this is, from 1, and why the one before it failed. */
  attempts?: number;
  lastError?: string | null;
  /** The reservation of the lead, for messages about it. */
  held?: ReservationOfLead | undefined;
};
/** Leads that go in one email, because many come that nothing proves. */
export type DigestMessage = Attempted & {
  kind: 'digest';
  /** What each of them would have been. */
  of: 'lead' | 'reminder';
  leads: readonly Lead[];
  /** The messages of the other leads, which share what becomes of this attempt. */
  others: readonly { id: string; fence: number }[];
};
export type EmailMessage = Attempted & { kind: 'letter'; email: StoredEmail };
/** An email to the dealer about the own site. */
export type NoticeMessage = Attempted & { kind: 'notice'; notice: Notice };
export type NightEmailMessage = Attempted & { kind: 'night_letter'; email: NightEmail };

export type RequestMessage = Attempted & {
  kind: RequestMessageKind;
  /** As the request and its payment are when the message goes. */
  request: PaymentRequest;
  payment: PaymentState;
};

/** A message on its way to a destination. */
export type OutgoingMessage =
  LeadMessage | DigestMessage | EmailMessage | NightEmailMessage | NoticeMessage | RequestMessage;

/**
 * What became of an attempt. `refused`: the other side will not have this message, now or later; `retryAfter`: it asks
 * for quiet, in milliseconds; `isSilent`: it took the connection, or was to, and did not answer in
 * time; `isOfContents`: it was refused for its size or its files, and `tooLargeFor` are the mailboxes that refused it so
 * while others took it. `reason` and `note` are for the ledger and name no person.
 */
export type SendOutcome =
  | { kind: 'delivered'; note?: string; tooLargeFor?: string[] }
  | {
      kind: 'failed';
      reason: string;
      refused?: boolean;
      retryAfter?: number;
      isSilent?: boolean;
      isOfContents?: boolean;
    };

/** Sends a message; an attempt that is given up is aborted. What it throws counts as failed. */
export type Send = (message: OutgoingMessage, signal: AbortSignal) => Promise<SendOutcome>;

/** Time as the outbox knows it, so that a test can move it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Resolves after so many milliseconds, or at once when the signal is aborted. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** From 0 up to 1, as Math.random. */
export type Random = () => number;
