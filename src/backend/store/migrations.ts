import type { StoreKind } from './store.ts';

/** The statements of one step of the schema. A step that was released is never changed: another follows it. */
export type Migration = (kind: StoreKind) => string[];

/** End of a table, type of a moment in milliseconds, and of a counted id. STRICT refuses a value of another type, as PostgreSQL does. */
type Words = { end: string; moment: string; counted: string };

const WORDS = {
  sqlite: { end: ') STRICT', moment: 'INTEGER', counted: 'INTEGER PRIMARY KEY AUTOINCREMENT' },
  postgres: { end: ')', moment: 'BIGINT', counted: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY' },
} as const satisfies Record<StoreKind, Words>;

type Tables = (words: Words) => string[];

/** Leads, what happened to them, and who agreed to which words. */
const leadTables: Tables = ({ end, moment, counted }) => [
  `CREATE TABLE lead (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, received_at ${moment} NOT NULL, form TEXT NOT NULL,
      category TEXT NOT NULL, location TEXT, email TEXT, phone TEXT, suspicious INTEGER NOT NULL,
      opened_at ${moment}, answered_at ${moment}, reminded_at ${moment}, body TEXT NOT NULL${end}`,
  'CREATE INDEX lead_by_day ON lead (tenant, received_at)',
  'CREATE INDEX lead_by_email ON lead (email) WHERE email IS NOT NULL',
  'CREATE INDEX lead_by_phone ON lead (phone) WHERE phone IS NOT NULL',
  'CREATE INDEX lead_unanswered ON lead (received_at) WHERE answered_at IS NULL AND reminded_at IS NULL',
  `CREATE TABLE destination (
      tenant TEXT NOT NULL, destination TEXT NOT NULL, free_at ${moment} NOT NULL, failures INTEGER NOT NULL,
      paused_until ${moment} NOT NULL, asked INTEGER NOT NULL, PRIMARY KEY (tenant, destination)${end}`,
  `CREATE TABLE lead_event (
      id ${counted}, lead_id TEXT NOT NULL, tenant TEXT NOT NULL, at ${moment} NOT NULL, kind TEXT NOT NULL,
      destination TEXT, note TEXT${end}`,
  'CREATE INDEX lead_event_by_lead ON lead_event (lead_id, id)',
  `CREATE TABLE idempotency (
      tenant TEXT NOT NULL, key_hash TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT NOT NULL,
      created_at ${moment} NOT NULL, PRIMARY KEY (tenant, key_hash)${end}`,
  'CREATE INDEX idempotency_by_age ON idempotency (created_at)',
  `CREATE TABLE consent (
      lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL, at ${moment} NOT NULL,
      email TEXT, phone TEXT, wording_hash TEXT NOT NULL, page TEXT NOT NULL, opt_in INTEGER NOT NULL,
      withdrawn_at ${moment}${end}`,
  'CREATE INDEX consent_by_email ON consent (tenant, email) WHERE email IS NOT NULL AND opt_in = 1',
];

/** Who may read leads, and what pages of vehicles are counted. */
const accessAndCounts: Tables = ({ end, moment }) => [
  `CREATE TABLE access_token (
      id TEXT PRIMARY KEY, tenant TEXT, label TEXT NOT NULL, token_hash TEXT NOT NULL UNIQUE,
      created_at ${moment} NOT NULL, revoked_at ${moment}${end}`,
  `CREATE TABLE session (
      id_hash TEXT PRIMARY KEY, token_id TEXT NOT NULL REFERENCES access_token (id) ON DELETE CASCADE,
      csrf TEXT NOT NULL, expires_at ${moment} NOT NULL${end}`,
  'CREATE INDEX session_by_end ON session (expires_at)',
  `CREATE TABLE page_view (
      tenant TEXT NOT NULL, vehicle TEXT NOT NULL, views INTEGER NOT NULL, PRIMARY KEY (tenant, vehicle)${end}`,
  `CREATE TABLE phone_reveal (
      tenant TEXT NOT NULL, at ${moment} NOT NULL, car_id TEXT, dealership_id TEXT, website_id TEXT${end}`,
  'CREATE INDEX phone_reveal_by_day ON phone_reveal (tenant, at)',
];

/** Shoppers who sign in, and what they keep. */
const accountTables: Tables = ({ end, moment }) => [
  `CREATE TABLE account (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, phone TEXT NOT NULL, created_at ${moment} NOT NULL,
      seen_at ${moment} NOT NULL, details TEXT NOT NULL, UNIQUE (tenant, phone)${end}`,
  'CREATE INDEX account_by_visit ON account (tenant, seen_at)',
  `CREATE TABLE sign_in_code (
      id_hash TEXT PRIMARY KEY, tenant TEXT NOT NULL, phone TEXT NOT NULL, salt TEXT NOT NULL,
      code_hash TEXT NOT NULL, created_at ${moment} NOT NULL, tries INTEGER NOT NULL, used_at ${moment},
      proven INTEGER NOT NULL DEFAULT 1${end}`,
  'CREATE INDEX sign_in_code_by_phone ON sign_in_code (tenant, phone)',
  'CREATE INDEX sign_in_code_by_age ON sign_in_code (created_at)',
  'CREATE INDEX sign_in_code_of_site ON sign_in_code (tenant, created_at)',
  `CREATE TABLE shopper_session (
      id_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      opened_at ${moment} NOT NULL, used_at ${moment} NOT NULL${end}`,
  'CREATE INDEX shopper_session_by_account ON shopper_session (account_id)',
  `CREATE TABLE watchlist (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, car_id TEXT NOT NULL,
      saved_at ${moment} NOT NULL, vehicle TEXT NOT NULL, PRIMARY KEY (account_id, car_id)${end}`,
];

/** Vehicles that shoppers have reserved, and what they paid for it. */
const checkoutTables: Tables = ({ end, moment }) => [
  `CREATE TABLE hold (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, vehicle TEXT NOT NULL, slug TEXT NOT NULL, state TEXT NOT NULL,
      end_reason TEXT, price ${moment} NOT NULL, fee ${moment} NOT NULL, refund TEXT NOT NULL, hours INTEGER NOT NULL,
      taken_at ${moment} NOT NULL, until ${moment} NOT NULL, ended_at ${moment}, proven INTEGER NOT NULL DEFAULT 1${end}`,
  // Among all requests for a vehicle at one moment, in any process, one gets a row.
  'CREATE UNIQUE INDEX hold_of_vehicle ON hold (tenant, vehicle) WHERE ended_at IS NULL',
  'CREATE INDEX hold_by_end ON hold (until) WHERE ended_at IS NULL',
  'CREATE INDEX hold_by_day ON hold (tenant, taken_at)',
  'CREATE INDEX hold_unpaid ON hold (tenant, until) WHERE ended_at IS NULL',
  `CREATE TABLE payment (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, amount ${moment} NOT NULL, state TEXT NOT NULL, session TEXT, charge TEXT,
      address TEXT, pages INTEGER NOT NULL, created_at ${moment} NOT NULL, changed_at ${moment} NOT NULL${end}`,
  'CREATE INDEX payment_by_charge ON payment (charge) WHERE charge IS NOT NULL',
  'CREATE INDEX payment_by_age ON payment (tenant, created_at)',
  `CREATE TABLE payment_task (
      id TEXT PRIMARY KEY, payment_id TEXT NOT NULL REFERENCES payment (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      kind TEXT NOT NULL, queued_at ${moment} NOT NULL, next_at ${moment} NOT NULL, attempts INTEGER NOT NULL,
      finished_at ${moment}, last_error TEXT${end}`,
  'CREATE INDEX payment_task_due ON payment_task (next_at) WHERE finished_at IS NULL',
];

/** Figures that shoppers got for their vehicles, and the offers that they accepted. */
const tradeInTables: Tables = ({ end, moment }) => [
  `CREATE TABLE trade_in_valuation (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, valued_at ${moment} NOT NULL,
      lead_id TEXT REFERENCES lead (id) ON DELETE CASCADE, recorded_at ${moment}, body TEXT NOT NULL${end}`,
  'CREATE INDEX trade_in_valuation_by_lead ON trade_in_valuation (lead_id) WHERE lead_id IS NOT NULL',
  'CREATE INDEX trade_in_valuation_by_day ON trade_in_valuation (tenant, valued_at)',
  `CREATE TABLE trade_in_acceptance (
      lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      valuation_id TEXT NOT NULL, accepted_at ${moment} NOT NULL, offer INTEGER NOT NULL,
      accepting_lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE${end}`,
  'CREATE INDEX trade_in_acceptance_by_lead ON trade_in_acceptance (accepting_lead_id)',
];

/** Searches that shoppers keep, and emails about them. */
const savedSearchTables: Tables = ({ end, moment }) => [
  `CREATE TABLE search_subscriber (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, email TEXT NOT NULL, stop_token TEXT NOT NULL,
      created_at ${moment} NOT NULL, mailed_at ${moment}, UNIQUE (tenant, email)${end}`,
  `CREATE TABLE saved_search (
      id TEXT PRIMARY KEY, subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE,
      tenant TEXT NOT NULL, account_id TEXT REFERENCES account (id) ON DELETE CASCADE, list TEXT NOT NULL,
      query TEXT NOT NULL, scope TEXT NOT NULL, label TEXT NOT NULL, created_at ${moment} NOT NULL, proof_hash TEXT,
      confirmed_at ${moment}, stopped_at ${moment}, wording TEXT NOT NULL, wording_hash TEXT NOT NULL,
      page TEXT NOT NULL, known_at ${moment} NOT NULL, known TEXT NOT NULL${end}`,
  'CREATE INDEX saved_search_by_subscriber ON saved_search (subscriber_id)',
  'CREATE INDEX saved_search_by_account ON saved_search (account_id) WHERE account_id IS NOT NULL',
  `CREATE INDEX saved_search_due ON saved_search (tenant, known_at)
      WHERE confirmed_at IS NOT NULL AND stopped_at IS NULL`,
  `CREATE TABLE letter (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL,
      subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE,
      created_at ${moment} NOT NULL, body TEXT NOT NULL${end}`,
  'CREATE INDEX letter_by_subscriber ON letter (subscriber_id)',
];

/** Payments that dealers ask shoppers for, and messages about them. */
const paymentRequestTables: Tables = ({ end, moment }) => [
  `CREATE TABLE payment_request (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, lead_id TEXT REFERENCES lead (id) ON DELETE SET NULL, name TEXT,
      email TEXT, phone TEXT, purpose TEXT NOT NULL, amount ${moment} NOT NULL, asked_at ${moment} NOT NULL,
      until ${moment} NOT NULL, cancelled_at ${moment}, paid_at ${moment}, returned_at ${moment}${end}`,
  'CREATE INDEX payment_request_by_day ON payment_request (tenant, asked_at)',
  'CREATE INDEX payment_request_by_phone ON payment_request (phone) WHERE phone IS NOT NULL',
  'CREATE INDEX payment_request_by_email ON payment_request (email) WHERE email IS NOT NULL',
  'CREATE INDEX payment_request_by_lead ON payment_request (lead_id) WHERE lead_id IS NOT NULL',
];

/** Vehicles of shoppers' own, with their reminders. */
const ownedVehicleTable: Tables = ({ end, moment }) => [
  `CREATE TABLE owned_vehicle (
      account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE, id TEXT NOT NULL, tenant TEXT NOT NULL,
      changed_at ${moment} NOT NULL, removed INTEGER NOT NULL, body TEXT NOT NULL,
      subscriber_id TEXT REFERENCES search_subscriber (id) ON DELETE SET NULL, wording TEXT, agreed_at ${moment},
      service_on TEXT, rego_on TEXT, service_told TEXT, rego_told TEXT, PRIMARY KEY (account_id, id)${end}`,
  'CREATE INDEX owned_vehicle_by_subscriber ON owned_vehicle (subscriber_id) WHERE subscriber_id IS NOT NULL',
];

/** True if the addresses that shoppers named for reminders of their own vehicles were proved. */
const reminderProofTable: Tables = ({ end, moment }) => [
  `CREATE TABLE reminder_proof (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
      subscriber_id TEXT NOT NULL REFERENCES search_subscriber (id) ON DELETE CASCADE, proof_hash TEXT NOT NULL,
      asked_at ${moment} NOT NULL, proved_at ${moment}, stopped_at ${moment}${end}`,
  'CREATE INDEX reminder_proof_by_subscriber ON reminder_proof (subscriber_id, account_id)',
  'CREATE INDEX reminder_proof_by_account ON reminder_proof (account_id)',
  'CREATE INDEX reminder_proof_by_age ON reminder_proof (tenant, asked_at)',
];

/** Draws of promotions, and how many of each prize were won. */
const promotionTables: Tables = ({ end, moment }) => [
  `CREATE TABLE promotion_draw (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, promotion TEXT NOT NULL, phone_hash TEXT NOT NULL, phone TEXT,
      state TEXT NOT NULL, drawn_at ${moment} NOT NULL, odds TEXT NOT NULL, number INTEGER NOT NULL, drawn TEXT,
      prize TEXT, terms_hash TEXT NOT NULL, UNIQUE (tenant, promotion, phone_hash)${end}`,
  'CREATE INDEX promotion_draw_by_day ON promotion_draw (tenant, drawn_at)',
  'CREATE INDEX promotion_draw_by_phone ON promotion_draw (phone) WHERE phone IS NOT NULL',
  `CREATE TABLE promotion_prize (
      tenant TEXT NOT NULL, promotion TEXT NOT NULL, prize TEXT NOT NULL, given INTEGER NOT NULL,
      PRIMARY KEY (tenant, promotion, prize)${end}`,
];

/** What shoppers chose for figures of their own: a band that they rate themselves in, and a term. */
const creditChoiceTable: Tables = ({ end, moment }) => [
  `CREATE TABLE credit_choice (
      account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE, tenant TEXT NOT NULL, band TEXT NOT NULL,
      term INTEGER NOT NULL, kept_at ${moment} NOT NULL${end}`,
  'CREATE INDEX credit_choice_by_age ON credit_choice (tenant, kept_at)',
];

/** Emails to dealers about nights and about their site. */
const dealerEmailTables: Tables = ({ end, moment }) => [
  `CREATE TABLE night_letter (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, created_at ${moment} NOT NULL, body TEXT NOT NULL${end}`,
  'CREATE INDEX night_letter_by_age ON night_letter (created_at)',
  `CREATE TABLE notice (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, created_at ${moment} NOT NULL, body TEXT NOT NULL${end}`,
  'CREATE INDEX notice_by_age ON notice (created_at)',
];

/** Messages that wait, each about one of five, and those that are being sent. */
const outboxTables: Tables = ({ end, moment }) => [
  `CREATE TABLE delivery (
      id TEXT PRIMARY KEY, lead_id TEXT REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      destination TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL,
      refusals INTEGER NOT NULL, queued_at ${moment} NOT NULL, next_at ${moment} NOT NULL, lease_until ${moment},
      fence INTEGER NOT NULL, finished_at ${moment}, last_error TEXT,
      letter_id TEXT REFERENCES letter (id) ON DELETE CASCADE,
      request_id TEXT REFERENCES payment_request (id) ON DELETE CASCADE,
      night_letter_id TEXT REFERENCES night_letter (id) ON DELETE CASCADE,
      digest INTEGER NOT NULL DEFAULT 0,
      notice_id TEXT REFERENCES notice (id) ON DELETE CASCADE${end}`,
  'CREATE INDEX delivery_by_lead ON delivery (lead_id)',
  ...['letter', 'request', 'night_letter', 'notice'].map(
    (of) => `CREATE INDEX delivery_by_${of} ON delivery (${of}_id) WHERE ${of}_id IS NOT NULL`,
  ),
  "CREATE INDEX delivery_dead ON delivery (tenant, finished_at) WHERE state = 'dead'",
  "CREATE INDEX delivery_next ON delivery (tenant, destination, attempts, next_at, id) WHERE state = 'queued'",
  "CREATE INDEX delivery_held ON delivery (tenant, destination) WHERE state = 'queued' AND lease_until IS NOT NULL",
];

/** Times that shoppers have booked, each seat once. */
const bookingTable: Tables = ({ end }) => [
  `CREATE TABLE booking (
      lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL, location TEXT NOT NULL,
      time TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (tenant, location, time, seat)${end}`,
];

/** Every table and index, each after those that it refers to. */
const firstSchema: Migration = (kind) =>
  [
    leadTables,
    accessAndCounts,
    bookingTable,
    accountTables,
    checkoutTables,
    tradeInTables,
    savedSearchTables,
    paymentRequestTables,
    ownedVehicleTable,
    reminderProofTable,
    promotionTables,
    creditChoiceTable,
    dealerEmailTables,
    outboxTables,
  ].flatMap((tables) => tables(WORDS[kind]));

/** All steps, oldest first. A database that has the first n of them is of version n. */
export const MIGRATIONS: readonly Migration[] = [firstSchema];
