import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { LeadDatabase } from '../store/tables.ts';
import { admission, furthest, HEALTHY, leaseAhead, MAX_AT_ONCE } from './schedule.ts';
import type { Admission, DestinationHealth } from './schedule.ts';

/** A destination that messages wait for. */
export type WaitingDestination = {
  tenant: string;
  destination: string;
  health: DestinationHealth;
  /** Messages that someone is sending now, and when the first of them is free again. */
  held: number;
  lease_until: number | null;
  /** When the first message that was never tried is due, and the first of the others. */
  first_at: number | null;
  retry_at: number | null;
};

/** Written out, not a parameter: an index of queued messages alone is used only where that can be seen. */
export const IS_QUEUED = sql<boolean>`state = 'queued'`;

/** True if nobody sends a message: its lease has run out, or it has none. In queries over the table `delivery`. */
export const isFree = (now: number) =>
  sql<boolean>`(lease_until IS NULL OR lease_until <= ${now} OR lease_until > ${furthest(now).lease})`;

/** When a message may go, in the same queries; one that waits longer than any rule says was written by another clock. */
export const dueAt = (now: number) =>
  sql<number>`CASE WHEN next_at > ${furthest(now).retry} THEN 0 ELSE next_at END`;

/** All destinations that messages wait for, with what is needed to say when the next may go. */
export async function waitingDestinations(
  db: Kysely<LeadDatabase>,
  now: number,
): Promise<WaitingDestination[]> {
  const free = isFree(now);
  const due = dueAt(now);
  const rows = await db
    .selectFrom('delivery')
    .leftJoin('destination', (join) =>
      join
        .onRef('destination.tenant', '=', 'delivery.tenant')
        .onRef('destination.destination', '=', 'delivery.destination'),
    )
    .where(IS_QUEUED)
    .groupBy(['delivery.tenant', 'delivery.destination', 'free_at', 'failures', 'paused_until', 'asked'])
    .select([
      'delivery.tenant',
      'delivery.destination',
      'free_at',
      'failures',
      'paused_until',
      'asked',
      sql<number>`count(CASE WHEN NOT ${free} THEN 1 END)`.as('held'),
      sql<number | null>`min(CASE WHEN NOT ${free} THEN lease_until END)`.as('lease_until'),
      sql<number | null>`min(CASE WHEN ${free} AND attempts = 0 THEN ${due} END)`.as('first_at'),
      sql<number | null>`min(CASE WHEN ${free} AND attempts > 0 THEN ${due} END)`.as('retry_at'),
    ])
    .orderBy('delivery.tenant')
    .orderBy('delivery.destination')
    .execute();
  return rows.map(({ free_at, failures, paused_until, asked, ...row }) => ({
    ...row,
    health:
      free_at === null || failures === null || paused_until === null || asked === null
        ? HEALTHY
        : { free_at, failures, paused_until, asked },
  }));
}

const earliest = (...moments: (number | null | undefined)[]): number =>
  Math.min(...moments.map((moment) => moment ?? Infinity));

/** When a message may go to a destination: `now` or a moment already past when one may at once. */
export function readyAt(waiting: WaitingDestination, pace: number, now: number): number {
  const { held, lease_until, first_at, retry_at, health } = waiting;
  const freed = leaseAhead(lease_until, now);
  if (held >= MAX_AT_ONCE) return freed ?? now;
  const anything = earliest(first_at, retry_at);
  const moments: Record<Admission['kind'], (until: number) => number> = {
    none: (until) => Math.max(until, anything),
    first: (until) => earliest(first_at, anything === Infinity ? null : until),
    due: () => anything,
    probe: () => (anything === Infinity ? Infinity : now),
  };
  const admitted = admission(health, pace, now);
  return earliest(moments[admitted.kind]('until' in admitted ? admitted.until : now), freed);
}
