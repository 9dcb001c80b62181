import type { Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CheckoutTables } from './checkout-tables.ts';
import type { GarageTables } from './garage-tables.ts';
import type { PromotionTables } from './promotion-tables.ts';
import type { SavedSearchTables } from './saved-search-tables.ts';
import type { TradeInTables } from './trade-in-tables.ts';

/** Moments are milliseconds since 1970; yes and no are 1 and 0, which both databases keep alike. */

export const DELIVERY_STATES = ['queued', 'delivered', 'dead'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * What a message about a lead is: the lead itself, the answer to the shopper, a reminder that nobody has answered the lead, and
 * what became of a reservation, for the dealer (hold) and for the shopper (receipt), and what a shopper did about an
 * appointment, for the dealer; and that a document is there, for the shopper.
 */
export const LEAD_MESSAGES = ['lead', 'auto_reply', 'reminder', 'hold', 'receipt', 'appointment'] as const;
export type LeadMessageKind = (typeof LEAD_MESSAGES)[number];
/** What a message about a payment that the dealer asked for is: the asking and the receipt to the shopper, the news to the dealer. */
export const REQUEST_MESSAGES = ['payment_ask', 'payment_receipt', 'payment_news'] as const;
export type RequestMessageKind = (typeof REQUEST_MESSAGES)[number];
/** What a message is; an email to a shopper, and those to the dealer about a night and about the site, are about no lead. */
export type DeliveryKind = LeadMessageKind | RequestMessageKind | 'letter' | 'night_letter' | 'notice';

/** A lead; `body` is all of it as JSON, the rest is what is searched for. */
type LeadTable = {
  id: string;
  tenant: string;
  received_at: number;
  form: string;
  category: string;
  location: string | null;
  /** In small letters. */
  email: string | null;
  /** In its international form. */
  phone: string | null;
  suspicious: number;
  opened_at: number | null;
  answered_at: number | null;
  reminded_at: number | null;
  body: string;
};

/** A row of the outbox. Its id is the id of the message, the same on every attempt. */
type DeliveryTable = {
  id: string;
  /** What it is about; of one of the five. */
  lead_id: string | null;
  letter_id: Generated<string | null>;
  request_id: Generated<string | null>;
  night_letter_id: Generated<string | null>;
  notice_id: Generated<string | null>;
  tenant: string;
  /** Its name in the tenant's settings. */
  destination: string;
  kind: DeliveryKind;
  state: DeliveryState;
  attempts: number;
  /** How many of the attempts the other side refused for good. */
  refusals: number;
  queued_at: number;
  /** Not before this moment. */
  next_at: number;
  /** Until then the worker that wrote `fence` sends it. */
  lease_until: number | null;
  fence: number;
  /** When it was delivered or given up. */
  finished_at: number | null;
  last_error: string | null;
  /** True if it goes in one email with others that are due: leads that nothing proves, while many of them come. */
  digest: Generated<number>;
};

/** How fast a destination may be sent to, and whether it answers. */
type DestinationTable = {
  tenant: string;
  destination: string;
  /** The next message may go then. */
  free_at: number;
  /** Failures in a row. */
  failures: number;
  paused_until: number;
  /** True if the other side asked for the pause. */
  asked: number;
};

/** An email to a dealer about a night; `body` is a NightLetter as JSON. */
type NightEmailTable = { id: string; tenant: string; created_at: number; body: string };

/** An email to a dealer about the own site; `body` is a Notice as JSON. */
type NoticeTable = { id: string; tenant: string; created_at: number; body: string };

/** What happened to a lead. Of an erased one `submitted` and `erased` stay, which say nothing of a person. */
export const LEAD_EVENTS = [
  'submitted',
  'failed',
  'delivered',
  'dead',
  'resent',
  'rerouted',
  'operator_told',
  'opened',
  'answered',
  'reminded',
  'held',
  'hold_extended',
  'hold_ended',
  'fee_captured',
  'fee_returned',
  'appointment_moved',
  'appointment_cancelled',
  'erased',
] as const;
export type LeadEventKind = (typeof LEAD_EVENTS)[number];

type LeadEventTable = {
  id: Generated<number>;
  lead_id: string;
  tenant: string;
  at: number;
  kind: LeadEventKind;
  destination: string | null;
  note: string | null;
};

/** The answer to a key, so that the same request gets it again. Keys are kept as their SHA-256. */
type IdempotencyTable = {
  tenant: string;
  key_hash: string;
  body_hash: string;
  answer: string;
  created_at: number;
};

/** Who agreed to which words, when and on which page. */
type ConsentTable = {
  lead_id: string;
  tenant: string;
  at: number;
  email: string | null;
  phone: string | null;
  wording_hash: string;
  page: string;
  opt_in: number;
  /** When the offers that were wanted were withdrawn. */
  withdrawn_at: Generated<number | null>;
};

/** A time that a shopper has; `seat` counts those who have the same time at a place, and no two have the same seat. */
type BookingTable = { lead_id: string; tenant: string; location: string; time: string; seat: number };

/** A token that opens the leads of a tenant, or as the operator's of all (`tenant` null); kept as its SHA-256. */
type AccessTokenTable = {
  id: string;
  tenant: string | null;
  label: string;
  token_hash: string;
  created_at: number;
  revoked_at: number | null;
};

/** A browser that has exchanged a token; its id is kept as its SHA-256. */
type SessionTable = { id_hash: string; token_id: string; csrf: string; expires_at: number };

/** How often the page of a vehicle was looked at. */
type PageViewTable = { tenant: string; vehicle: string; views: number };

/** A shopper had the number shown; nothing says who. */
type PhoneRevealTable = {
  tenant: string;
  at: number;
  car_id: string | null;
  dealership_id: string | null;
  website_id: string | null;
};

export type LeadDatabase = AccountTables &
  GarageTables &
  PromotionTables &
  CheckoutTables &
  TradeInTables &
  SavedSearchTables & {
    access_token: AccessTokenTable;
    session: SessionTable;
    page_view: PageViewTable;
    phone_reveal: PhoneRevealTable;
    lead: LeadTable;
    delivery: DeliveryTable;
    night_letter: NightEmailTable;
    notice: NoticeTable;
    destination: DestinationTable;
    lead_event: LeadEventTable;
    idempotency: IdempotencyTable;
    consent: ConsentTable;
    booking: BookingTable;
    schema_version: { version: number; applied_at: number };
  };
