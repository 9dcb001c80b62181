import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { acceptLead } from '../store/accept-lead.ts';
import { exampleLead } from '../store/example-lead.fixture.ts';
import { sqliteStore } from '../store/open-sqlite.ts';
import { migrate } from '../store/schema-version.ts';
import type { Store } from '../store/store.ts';
import { leadMessage } from './lead-message.fixture.ts';
import type { OutgoingMessage, Send } from './outgoing-message.ts';
import { runOutbox } from './run-outbox.ts';
import type { VirtualClock } from './virtual-clock.fixture.ts';
import { virtualClock } from './virtual-clock.fixture.ts';

/** What can go wrong on the way to a destination, and nothing. */
export const FAULTS = [
  'none',
  'refuse',
  'reset before headers',
  'reset after body',
  'reply lost',
  '500',
  '429',
  'stall',
  'clock step',
  'crash before mark',
] as const;

/** `size` from 0 to 1 says how much of it: how long, in which direction, and whether the message arrived all the same. */
type Fault = { kind: (typeof FAULTS)[number]; size: number };

/** Leads by the second in which they come, and the fault of each attempt, one after the other; then all goes well. */
export type FaultSchedule = {
  leads: { second: number; destinations: number }[];
  faults: Fault[];
  seed: number;
};

const part = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);

export const faultSchedules: fc.Arbitrary<FaultSchedule> = fc.record({
  leads: fc.array(
    fc.record({ second: fc.integer({ min: 0, max: 900 }), destinations: fc.integer({ min: 1, max: 2 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  ),
  faults: fc.array(fc.record({ kind: fc.constantFrom(...FAULTS), size: part }), { maxLength: 24 }),
  seed: fc.nat(),
});

/** What a destination that knows a message by its id has: the bodies under it, and how often it came. */
type Received = Map<string, { lead: string; bodies: Set<string>; times: number }>;

export type ScheduleResult = {
  received: Received;
  /** Every attempt, with its moment: the same schedule gives the same ones. */
  trace: string[];
  /** Messages that are not delivered. */
  left: number;
  /** What the outbox reported of itself. */
  errors: string[];
};

/** Mulberry32: the same numbers from 0 up to 1 for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A store in memory, for schedules alone: nothing of it outlives the process. */
export async function memoryStore(): Promise<Store> {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true });
  // Under a clock of its own nobody waits for others.
  const store = sqliteStore(database, 'memory', () => Promise.resolve());
  await migrate(store, 0);
  return store;
}

export async function emptyStore({ db }: Store): Promise<void> {
  for (const table of ['consent', 'delivery', 'lead_event', 'idempotency', 'destination', 'lead'] as const)
    await db.deleteFrom(table).execute();
}

const START = Date.parse('2026-11-21T03:00:00Z');
const HOUR = 3_600_000;
const never = (): Promise<never> => new Promise(() => undefined);
const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve()));

/** Runs a schedule on a clock of its own, with two workers over the store, and ends when nothing waits any more. */
export async function runSchedule(store: Store, schedule: FaultSchedule): Promise<ScheduleResult> {
  await emptyStore(store);
  const clock = virtualClock(START);
  const random = seededRandom(schedule.seed);
  const received: Received = new Map();
  const trace: string[] = [];
  const errors: string[] = [];
  const faults = [...schedule.faults];
  const stops: (() => void)[] = [];
  const wakes = new Set<() => void>();

  const receive = (message: OutgoingMessage): void => {
    const { id, lead } = leadMessage(message);
    const entry = received.get(id) ?? { lead: lead.id, bodies: new Set(), times: 0 };
    received.set(id, entry);
    entry.bodies.add(JSON.stringify(lead));
    entry.times++;
  };

  const sendWith =
    (crash: () => void): Send =>
    async (message, signal) => {
      const { kind, size } = faults.shift() ?? { kind: 'none', size: 0 };
      trace.push(`${clock.passed()} ${message.id} ${message.fence} ${kind}`);
      await clock.wait(1 + Math.round(size * 400), signal);
      const failed = (reason: string) => ({ kind: 'failed' as const, reason });
      switch (kind) {
        case 'refuse':
        case 'reset before headers':
          throw new Error(kind);
        case 'reset after body':
        case 'reply lost':
          receive(message);
          throw new Error(kind);
        case '500':
          return failed(kind);
        case '429':
          return { ...failed(kind), retryAfter: Math.round(size * 2 * HOUR) };
        case 'stall':
          if (size > 0.5) receive(message);
          await aborted(signal);
          return never();
        case 'clock step':
          clock.step(size > 0.5 ? HOUR : -HOUR);
          break;
        case 'crash before mark':
          receive(message);
          crash();
          return never();
      }
      receive(message);
      return { kind: 'delivered' };
    };

  const startWorker = (): void => {
    let isAlive = true;
    const wakeNow = (): void => outbox.wake();
    const crash = (): void => {
      isAlive = false;
      wakes.delete(wakeNow);
      void clock.wait(1 + Math.round(random() * 90_000), new AbortController().signal).then(startWorker);
    };
    const worker: Store = {
      ...store,
      now: () => Promise.resolve(clock.now()),
      write: (work) => (isAlive ? store.write(work) : never()),
    };
    const outbox = runOutbox({
      tellGivenUp: () => undefined,
      store: worker,
      send: sendWith(crash),
      pace: () => 5,
      clock: { now: clock.now, wait: (ms, signal) => (isAlive ? clock.wait(ms, signal) : never()) },
      random,
      report: (error) => errors.push(String(error)),
    });
    wakes.add(wakeNow);
    stops.push(() => {
      isAlive = false;
      void outbox.stop();
    });
  };

  startWorker();
  startWorker();
  let arrived = 0;
  for (const [index, { second, destinations }] of schedule.leads.entries())
    void clock.wait(second * 1000, new AbortController().signal).then(async () => {
      await accept(store, clock, index, destinations);
      arrived++;
      for (const wake of wakes) wake();
    });
  const left = async (): Promise<number> => {
    const { rows } = await store.db
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('state', '!=', 'delivered')
      .executeTakeFirstOrThrow();
    return rows;
  };
  await clock.run(async () => arrived === schedule.leads.length && (await left()) === 0, 12 * HOUR);
  for (const stop of stops) stop();
  await clock.run(() => true, 0);
  return { received, trace, errors, left: await left() };
}

async function accept(store: Store, clock: VirtualClock, index: number, destinations: number): Promise<void> {
  const lead = exampleLead({ id: `lead${index}`, received_at: new Date(clock.now()).toISOString() });
  const to = Array.from({ length: destinations }, (_, at) => ({
    destination: `yard${at}`,
    kind: 'lead' as const,
  }));
  await acceptLead(store, { lead, bodyHash: 'aa', destinations: to });
}

/** What is wrong with a result, in sentences; none when every message has exactly one effect and one body. */
export function scheduleProblems(
  schedule: FaultSchedule,
  { received, left, errors }: ScheduleResult,
): string[] {
  const wanted = schedule.leads.flatMap(({ destinations }, lead) =>
    Array.from({ length: destinations }, (_, at) => `lead${lead}-yard${at}`),
  );
  const lost = wanted.filter((id) => !received.has(id));
  const strange = [...received.keys()].filter((id) => !wanted.includes(id));
  const changed = [...received].filter(([, { bodies }]) => bodies.size !== 1).map(([id]) => id);
  return [
    ...lost.map((id) => `${id} never arrived`),
    ...strange.map((id) => `${id} was not sent by anybody`),
    ...changed.map((id) => `${id} had several bodies`),
    ...errors,
    ...(left > 0 ? [`${left} still wait`] : []),
  ];
}
