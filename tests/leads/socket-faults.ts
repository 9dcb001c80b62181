import { setTimeout } from 'node:timers/promises';
import { sendWebhook } from '../../src/backend/destinations/send-webhook.ts';
import {
  memoryStore,
  scheduleProblems,
  seededRandom,
} from '../../src/backend/outbox/fault-schedule.fixture.ts';
import { leadMessage } from '../../src/backend/outbox/lead-message.fixture.ts';
import type { Clock, Send } from '../../src/backend/outbox/outgoing-message.ts';
import { runOutbox } from '../../src/backend/outbox/run-outbox.ts';
import { acceptLead } from '../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../src/backend/store/example-lead.fixture.ts';
import type { Store } from '../../src/backend/store/store.ts';
import { SOCKET_FAULTS, startFaultProxy } from './fault-proxy.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from './webhook-receiver.ts';

/** What goes wrong in the process itself: it ends before it has written down that a message is delivered; its clock jumps. */
const OWN_FAULTS = ['crash before mark', 'clock ahead', 'clock back'];
export const ALL_FAULTS = [...SOCKET_FAULTS, ...OWN_FAULTS];

/** The fault of each attempt, one after the other; then all goes well. */
export type SocketSchedule = { leads: { second: number; destinations: number }[]; faults: string[] };

export type SocketRun = {
  /** Sentences; none when each message had exactly one effect and one body. */
  problems: string[];
  /** How often messages came at all: what a receiver that knows no ids would have done. */
  effects: number;
  messages: number;
};

const HOUR = 3_600_000;
/** So many times faster than real time the outbox lives: 30 s without an answer are 1.5 s. */
const FASTER = 20;
/** Milliseconds after which a run has failed. */
const TIMEOUT_MS = 120_000;
const never = (): Promise<never> => new Promise(() => undefined);

/** A schedule by its seed: one to three leads to one or two destinations, and up to eight faults. */
export function socketSchedule(seed: number): SocketSchedule {
  const random = seededRandom(seed);
  const upTo = (most: number): number => Math.floor(random() * (most + 1));
  return {
    leads: Array.from({ length: 1 + upTo(2) }, () => ({ second: 0, destinations: 1 + upTo(1) })),
    faults: Array.from({ length: upTo(8) }, () => ALL_FAULTS[upTo(ALL_FAULTS.length - 1)] ?? 'none'),
  };
}

function hurriedClock(): Clock & { step: (milliseconds: number) => void } {
  const began = performance.now();
  let start = Date.now();
  return {
    now: () => Math.round(start + (performance.now() - began) * FASTER),
    wait: (milliseconds, signal) =>
      setTimeout(milliseconds / FASTER, undefined, { signal }).catch(() => undefined),
    step: (milliseconds) => {
      start += milliseconds;
    },
  };
}

/**
 * Sends leads to a real receiver of webhooks through a proxy that does what the schedule says, by the product's own outbox
 * on a clock that hurries. `newIds` is the control: each attempt has an id of its own.
 */
export async function runOverSockets(schedule: SocketSchedule, newIds = false): Promise<SocketRun> {
  const store = await memoryStore();
  const receiver = await startWebhookReceiver();
  const proxy = await startFaultProxy(receiver.port);
  const clock = hurriedClock();
  const faults = [...schedule.faults];
  const errors: string[] = [];
  const stops: (() => Promise<void>)[] = [];

  const sendWith =
    (crash: () => void): Send =>
    async (message, signal) => {
      const fault = faults.shift() ?? 'none';
      if (fault.startsWith('clock')) clock.step(fault === 'clock ahead' ? HOUR : -HOUR);
      const url = proxy.url(SOCKET_FAULTS.includes(fault) ? fault : 'none');
      const lead = leadMessage(message);
      const sent = newIds ? { ...lead, id: `${message.id}-${message.fence}` } : lead;
      const target = { url, secret: WEBHOOK_SECRET, secretName: 'SECRET' };
      const outcome = await sendWebhook(sent, target, Date.now(), signal);
      if (fault !== 'crash before mark') return outcome;
      crash();
      return never();
    };

  function startWorker(): void {
    let isAlive = true;
    const crash = (): void => {
      isAlive = false;
      startWorker();
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
      random: Math.random,
      report: (error) => errors.push(String(error)),
    });
    stops.push(async () => {
      // One that has crashed waits for ever.
      if (isAlive) await outbox.stop();
    });
  }

  await acceptAll(store, schedule, clock.now());
  startWorker();
  const until = Date.now() + TIMEOUT_MS;
  while ((await waiting(store)) > 0 && Date.now() < until) await setTimeout(20);
  const left = await waiting(store);
  await Promise.all(stops.map((stop) => stop()));
  proxy.close();
  receiver.close();
  const { received, unbelieved } = receiver;
  const problems = scheduleProblems(
    { ...schedule, faults: [], seed: 0 },
    { received, left, errors: [...errors, ...unbelieved], trace: [] },
  );
  const effects = [...received.values()].reduce((sum, { times }) => sum + times, 0);
  return { problems, effects, messages: received.size };
}

async function acceptAll(store: Store, { leads }: SocketSchedule, now: number): Promise<void> {
  for (const [index, { destinations }] of leads.entries()) {
    const lead = exampleLead({ id: `lead${index}`, received_at: new Date(now).toISOString() });
    const to = Array.from({ length: destinations }, (_, at) => ({
      destination: `yard${at}`,
      kind: 'lead' as const,
    }));
    await acceptLead(store, { lead, bodyHash: 'aa', destinations: to });
  }
}

const waiting = async ({ db }: Store): Promise<number> =>
  (await db.selectFrom('delivery').select('id').where('state', '!=', 'delivered').execute()).length;
