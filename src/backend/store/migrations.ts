import { bookingsOfLeads } from './bookings-of-leads.ts';
import { accountTables } from './account-migration.ts';
import { creditChoiceTable } from './credit-migration.ts';
import { checkoutTables } from './checkout-migration.ts';
import { paymentRequestTables } from './payment-request-migration.ts';
import { shopperDocumentTable } from './document-migration.ts';
import { ownedVehicleTable } from './garage-migration.ts';
import { nightEmailTable } from './night-email-migration.ts';
import { noticeTables } from './notice-migration.ts';
import { promotionTables } from './promotion-migration.ts';
import { reminderProofTable } from './reminder-proof-migration.ts';
import { savedSearchTables } from './saved-search-migration.ts';
import type { StoreKind } from './store.ts';
import { tradeInTables } from './trade-in-migration.ts';

/** The statements of one step of the schema. A step that was released is never changed: another follows it. */
export type Migration = (kind: StoreKind) => string[];

const firstTables: Migration = (kind) => {
  const isSqlite = kind === 'sqlite';
  // STRICT refuses a value of another type, as PostgreSQL does.
  const end = isSqlite ? ') STRICT' : ')';
  const moment = isSqlite ? 'INTEGER' : 'BIGINT';
  const counted = isSqlite
    ? 'INTEGER PRIMARY KEY AUTOINCREMENT'
    : 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY';
  return [
    `CREATE TABLE lead (
      id TEXT PRIMARY KEY, tenant TEXT NOT NULL, received_at ${moment} NOT NULL, form TEXT NOT NULL,
      category TEXT NOT NULL, location TEXT, email TEXT, phone TEXT, suspicious INTEGER NOT NULL,
      opened_at ${moment}, answered_at ${moment}, reminded_at ${moment}, body TEXT NOT NULL${end}`,
    'CREATE INDEX lead_by_day ON lead (tenant, received_at)',
    'CREATE INDEX lead_by_email ON lead (email) WHERE email IS NOT NULL',
    'CREATE INDEX lead_by_phone ON lead (phone) WHERE phone IS NOT NULL',
    'CREATE INDEX lead_unanswered ON lead (received_at) WHERE answered_at IS NULL AND reminded_at IS NULL',
    `CREATE TABLE delivery (
      id TEXT PRIMARY KEY, lead_id TEXT NOT NULL REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL,
      destination TEXT NOT NULL, kind TEXT NOT NULL, state TEXT NOT NULL, attempts INTEGER NOT NULL,
      refusals INTEGER NOT NULL, queued_at ${moment} NOT NULL, next_at ${moment} NOT NULL, lease_until ${moment},
      fence INTEGER NOT NULL, finished_at ${moment}, last_error TEXT${end}`,
    'CREATE INDEX delivery_by_lead ON delivery (lead_id)',
    "CREATE INDEX delivery_due ON delivery (tenant, destination, next_at) WHERE state = 'queued'",
    "CREATE INDEX delivery_dead ON delivery (tenant, finished_at) WHERE state = 'dead'",
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
      email TEXT, phone TEXT, wording_hash TEXT NOT NULL, page TEXT NOT NULL, opt_in INTEGER NOT NULL${end}`,
  ];
};

/** Who may read leads, and what pages of vehicles are counted. */
const accessAndCounts: Migration = (kind) => {
  const end = kind === 'sqlite' ? ') STRICT' : ')';
  const moment = kind === 'sqlite' ? 'INTEGER' : 'BIGINT';
  return [
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
};

/** Times that shoppers have booked, each seat once; until then they were counted from the leads. */
const bookings: Migration = (kind) => [
  `CREATE TABLE booking (
    lead_id TEXT PRIMARY KEY REFERENCES lead (id) ON DELETE CASCADE, tenant TEXT NOT NULL, location TEXT NOT NULL,
    time TEXT NOT NULL, seat INTEGER NOT NULL, UNIQUE (tenant, location, time, seat)${kind === 'sqlite' ? ') STRICT' : ')'}`,
  bookingsOfLeads(kind),
];

/** What the outbox asks for at each look: the messages of a destination in their order, and those that are being sent. */
const outboxIndexes: Migration = () => [
  'DROP INDEX delivery_due',
  "CREATE INDEX delivery_next ON delivery (tenant, destination, attempts, next_at, id) WHERE state = 'queued'",
  "CREATE INDEX delivery_held ON delivery (tenant, destination) WHERE state = 'queued' AND lease_until IS NOT NULL",
];

/** When what was agreed to was withdrawn; null where it holds. */
const withdrawals: Migration = (kind) => [
  `ALTER TABLE consent ADD COLUMN withdrawn_at ${kind === 'sqlite' ? 'INTEGER' : 'BIGINT'}`,
  'CREATE INDEX consent_by_email ON consent (tenant, email) WHERE email IS NOT NULL AND opt_in = 1',
];

/** Messages that go together in one email. */
const digests: Migration = () => ['ALTER TABLE delivery ADD COLUMN digest INTEGER NOT NULL DEFAULT 0'];

/** Whether a proof of work came with a reservation; those that are there already were bounded in another way. */
const provenHolds: Migration = () => [
  'ALTER TABLE hold ADD COLUMN proven INTEGER NOT NULL DEFAULT 1',
  'CREATE INDEX hold_unpaid ON hold (tenant, until) WHERE ended_at IS NULL',
];

/** All steps, oldest first. A database that has the first n of them is of version n. */
export const MIGRATIONS: readonly Migration[] = [
  firstTables,
  accessAndCounts,
  bookings,
  outboxIndexes,
  accountTables,
  checkoutTables,
  tradeInTables,
  savedSearchTables,
  withdrawals,
  paymentRequestTables,
  ownedVehicleTable,
  shopperDocumentTable,
  reminderProofTable,
  promotionTables,
  creditChoiceTable,
  nightEmailTable,
  digests,
  provenHolds,
  noticeTables,
];
