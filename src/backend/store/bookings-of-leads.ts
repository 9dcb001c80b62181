import type { StoreKind } from './store.ts';

/** A text of JSON. */
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
/** PostgreSQL's functions of JSON take no text with a NUL or half a pair, which a message may have. */
const IN_VALUES = String.raw`"values":\{(?:${TEXT}:${TEXT},)*"appointment":"(\d{4}-\d\d-\d\dT\d\d:\d\d)"`;

const TIME = {
  sqlite: "json_extract(body, '$.values.appointment')",
  postgres: `substring(body from '${IN_VALUES}')`,
} as const satisfies Record<StoreKind, string>;

/**
 * The statement that books the times of all leads that are there, for a table of bookings that is empty: leads from before
 * there was one, or of a backup, which has leads alone. Earlier leads have the first seats.
 */
export function bookingsOfLeads(kind: StoreKind): string {
  return `INSERT INTO booking (lead_id, tenant, location, time, seat)
    SELECT id, tenant, location, time,
      row_number() OVER (PARTITION BY tenant, location, time ORDER BY received_at, id)
    FROM (SELECT id, tenant, location, received_at, ${TIME[kind]} AS time FROM lead WHERE location IS NOT NULL) AS asked
    WHERE time IS NOT NULL`;
}
