import { sql } from 'kysely';
import type { Lead } from '../../domain/lead/lead.ts';
import type { LeadDestination } from '../../domain/lead/destination-settings.ts';
import { destinationNamed, fallbackDestination } from '../destinations/fallback-destination.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import { LATE_TIMEOUT_MS } from '../outbox/schedule.ts';
import { newDelivery } from '../store/new-delivery.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryState, LeadMessageKind } from '../store/tables.ts';

/** Messages to the dealer that go somewhere else where they are not taken, and those that are only told of. */
const REROUTED = ['lead', 'hold', 'appointment'] as const satisfies LeadMessageKind[];
const TOLD = [...REROUTED, 'reminder'] as const satisfies LeadMessageKind[];
type ToldKind = (typeof TOLD)[number];

const DAY_MS = 24 * 3_600_000;
/** What was given up longer ago is an old story. */
const MAX_AGE_MS = 7 * DAY_MS;
const MAX_AT_ONCE = 500;

/** One message of a lead to the dealer; moments in milliseconds. */
export type DealerMessage = {
  lead_id: string;
  tenant: string;
  destination: string;
  kind: ToldKind;
  state: DeliveryState;
  attempts: number;
  queued_at: number;
  finished_at: number | null;
  last_error: string | null;
  /** 1 where it goes in one email with others that are due. */
  digest: number;
};

/** True if a message was given up, or waits so long that the operator has to hear of it (`late`). */
export function troubleOf(
  { state, attempts, queued_at }: Pick<DealerMessage, 'state' | 'attempts' | 'queued_at'>,
  now: number,
): 'dead' | 'late' | undefined {
  if (state === 'dead') return 'dead';
  return state === 'queued' && attempts > 0 && now - queued_at >= LATE_TIMEOUT_MS ? 'late' : undefined;
}

/** Where messages that are late may go too: a mail server that is away takes no other email either. */
const isOfAnotherWay = (fallback: LeadDestination, late: readonly (LeadDestination | undefined)[]): boolean =>
  late.every((each) => each?.type !== fallback.type);

/**
 * Where a message of a lead goes besides, when `messages`, all of one lead and kind, have not reached the dealer; undefined
 * where one has or still may, and where nothing is left to try.
 */
export function rerouteOf(
  dealer: LeadDealer,
  lead: Pick<Lead, 'location'>,
  messages: readonly DealerMessage[],
  now: number,
): string | undefined {
  const troubles = messages.map((each) => troubleOf(each, now));
  if (troubles.some((trouble) => trouble === undefined)) return undefined;
  const fallback = fallbackDestination(
    dealer,
    lead,
    messages.map(({ destination }) => destination),
  );
  const late = messages
    .filter((_, at) => troubles[at] === 'late')
    .map(({ destination }) => destinationNamed(dealer, lead, destination));
  return fallback && isOfAnotherWay(fallback, late) ? fallback.name : undefined;
}

/** A message that the operator is to hear of; `instead` is where the lead went, undefined where the dealer has not got it. */
export type Undelivered = Pick<DealerMessage, 'lead_id' | 'tenant' | 'destination' | 'kind'> & {
  trouble: 'dead' | 'late';
  reason: string;
  instead: string | undefined;
};

const COLUMNS = [
  'delivery.lead_id',
  'delivery.tenant',
  'delivery.destination',
  'delivery.kind',
  'delivery.state',
  'delivery.attempts',
  'delivery.queued_at',
  'delivery.finished_at',
  'delivery.last_error',
  'delivery.digest',
] as const;

/** The leads, not answered yet, of which a message to the dealer is in trouble, with all such messages of each. */
async function inTrouble({ db }: Pick<Store, 'db'>, now: number): Promise<Map<string, DealerMessage[]>> {
  // Written out, not parameters: the indexes are used only where that can be seen.
  const dead = sql<boolean>`delivery.state = 'dead'`;
  const queued = sql<boolean>`delivery.state = 'queued'`;
  const ids = await db
    .selectFrom('delivery')
    .innerJoin('lead', 'lead.id', 'delivery.lead_id')
    .select('delivery.lead_id')
    .distinct()
    .where('lead.answered_at', 'is', null)
    .where('delivery.kind', 'in', TOLD)
    .where(({ or, and, eb }) =>
      or([
        and([dead, eb('delivery.queued_at', '>', now - MAX_AGE_MS)]),
        and([queued, eb('delivery.attempts', '>', 0), eb('delivery.queued_at', '<=', now - LATE_TIMEOUT_MS)]),
      ]),
    )
    .limit(MAX_AT_ONCE)
    .execute();
  const found = new Map<string, DealerMessage[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('delivery')
    .select(COLUMNS)
    .where(
      'delivery.lead_id',
      'in',
      ids.map(({ lead_id: id }) => id),
    )
    .where('delivery.kind', 'in', TOLD)
    .orderBy('delivery.queued_at')
    .orderBy('delivery.id')
    .execute();
  for (const row of rows) {
    const message = row as DealerMessage;
    found.set(message.lead_id, [...(found.get(message.lead_id) ?? []), message]);
  }
  return found;
}

/** The operator hears again of a destination: where the dealer has nothing yet, and where the leads went somewhere else. */
const TELL_AGAIN_MS = { nothing: 15 * 60_000, elsewhere: DAY_MS } as const;

/**
 * The messages to be told of now: of a mailbox that takes nothing all day one notice is enough, while leads that have not
 * reached the dealer are told of within minutes. `lastTold` says when the operator last heard of a destination.
 */
export const dueToTell = (
  untold: readonly Undelivered[],
  lastTold: (each: Pick<Undelivered, 'tenant' | 'destination'>) => number,
  now: number,
): Undelivered[] =>
  untold.filter(
    (each) =>
      now - lastTold(each) >= (each.instead === undefined ? TELL_AGAIN_MS.nothing : TELL_AGAIN_MS.elsewhere),
  );

/** When the operator last heard of each destination, within a day before `now`. */
async function toldOf({ db }: Pick<Store, 'db'>, now: number) {
  const rows = await db
    .selectFrom('lead_event')
    .select(['tenant', 'destination', 'at'])
    .where('kind', '=', 'operator_told')
    .where('at', '>', now - DAY_MS)
    .execute();
  return ({ tenant, destination }: Pick<Undelivered, 'tenant' | 'destination'>): number =>
    Math.max(
      0,
      ...rows.flatMap((row) => (row.tenant === tenant && row.destination === destination ? [row.at] : [])),
    );
}

/**
 * Puts a message to another destination into the outbox, in one email with others where it was in one; false where
 * another process has.
 */
function reroute(
  store: Store,
  lead: Lead,
  to: { kind: ToldKind; destination: string; inDigest: boolean },
  now: number,
): Promise<boolean> {
  return store.write(async (db) => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('delivery')
      .values(newDelivery(lead, to, now))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) return false;
    const { id: lead_id, tenant } = lead;
    await db
      .insertInto('lead_event')
      .values({ lead_id, tenant, at: now, kind: 'rerouted', destination: to.destination })
      .execute();
    return true;
  });
}

/**
 * Sends what no destination has taken somewhere else (`rerouted` says how many messages), and gives the messages that the
 * operator is to be told of now (spec F1). `now` in milliseconds.
 */
export async function hearUndelivered(
  store: Store,
  dealer: (tenant: string) => LeadDealer | undefined,
  now: number,
): Promise<{ rerouted: number; untold: Undelivered[] }> {
  let rerouted = 0;
  const untold: Undelivered[] = [];
  const found = await inTrouble(store, now);
  if (found.size === 0) return { rerouted, untold };
  const ids = [...found.keys()];
  const bodies = await store.db.selectFrom('lead').select(['id', 'body']).where('id', 'in', ids).execute();
  const told = await store.db
    .selectFrom('lead_event')
    .select(['lead_id', 'destination', 'at'])
    .where('lead_id', 'in', ids)
    .where('kind', '=', 'operator_told')
    .execute();
  for (const { id, body } of bodies) {
    const lead = JSON.parse(body) as Lead;
    const its = dealer(lead.tenant);
    const messages = found.get(id) ?? [];
    for (const kind of TOLD) {
      const alike = messages.filter((message) => message.kind === kind);
      const next =
        its && (REROUTED as readonly string[]).includes(kind) ? rerouteOf(its, lead, alike, now) : undefined;
      const inDigest = alike.every(({ digest }) => digest === 1);
      if (alike.length > 0 && next !== undefined) {
        if (await reroute(store, lead, { kind, destination: next, inDigest }, now)) rerouted++;
      }
      const arrived = alike.find(({ state }) => state === 'delivered')?.destination;
      const waits = alike.find((message) => troubleOf(message, now) === undefined)?.destination;
      for (const { destination, queued_at, last_error, tenant, lead_id, ...message } of alike) {
        const trouble = troubleOf({ ...message, queued_at }, now);
        const isTold = told.some(
          (event) => event.lead_id === id && event.destination === destination && event.at >= queued_at,
        );
        if (trouble === undefined || isTold) continue;
        const reason = last_error ?? 'no reason was given';
        untold.push({
          lead_id,
          tenant,
          destination,
          kind,
          trouble,
          reason,
          instead: arrived ?? next ?? waits,
        });
      }
    }
  }
  if (untold.length === 0) return { rerouted, untold };
  return { rerouted, untold: dueToTell(untold, await toldOf(store, now), now) };
}

/** Notes in the history of their leads that the operator was told of these messages. `now` in milliseconds. */
export function markTold(store: Store, told: readonly Undelivered[], now: number): Promise<void> {
  return store.write(async (db) => {
    for (const { lead_id, tenant, destination } of told)
      await db
        .insertInto('lead_event')
        .values({ lead_id, tenant, at: now, kind: 'operator_told', destination })
        .execute();
  });
}
