import type { Store } from '../store/store.ts';
import { claimDelivery } from './claim-delivery.ts';
import { readyAt, waitingDestinations } from './due-destinations.ts';
import type { Clock, OutgoingMessage, Random, Send, SendOutcome } from './outgoing-message.ts';
import { interval, SEND_TIMEOUT } from './schedule.ts';
import { settleDelivery } from './settle-delivery.ts';

/** At least so often the store is asked, in milliseconds: other processes put leads into it too. */
const MAX_SLEEP = 60_000;
/** After an error of the store itself. */
const AFTER_ERROR = 5_000;
/** The store is left to others so many times as long as the outbox has asked it. */
const REST = 4;
/** Another process may have taken the moment of a pace, and sends at the same one: twice in a row, nothing is left. */
const MAX_MISSES = 2;

export type OutboxOptions = {
  store: Store;
  send: Send;
  /** Most messages a second to a destination. */
  pace: (tenant: string, destination: string) => number;
  clock: Clock;
  random: Random;
  /** Is told of each message that is tried no more and was not delivered, with what became of its last attempt. */
  tellGivenUp: (message: OutgoingMessage, reason: string) => void;
  /** Is given what went wrong in the outbox itself, such as a store that cannot be written. */
  report: (error: unknown) => void;
};

/** `wake` says that a lead was taken in; `stop` lets attempts that have begun end, and resolves then. */
export type Outbox = { wake: () => void; stop: () => Promise<void> };

type Place = { tenant: string; destination: string };

/** A destination that messages go to one after the other; `look` has it look for one more than it knows of. */
type Drain = { ended: Promise<void>; look: () => void };

/** Sends what waits in the outbox, until it is stopped. Several processes may do so over one store. */
export function runOutbox(options: OutboxOptions): Outbox {
  const { store, clock, pace, report } = options;
  const draining = new Map<string, Drain>();
  const stopping = new AbortController();
  let sleep = new AbortController();
  // A lead that comes while the store is being asked must not be slept through.
  let isWoken = false;
  const wake = (): void => {
    isWoken = true;
    sleep.abort();
  };

  /** Begins to drain each destination that may have a message now; gives the milliseconds until one of the others may. */
  async function begin(): Promise<number> {
    const now = await store.now();
    let next = Infinity;
    for (const place of await waitingDestinations(store.db, now)) {
      const key = JSON.stringify([place.tenant, place.destination]);
      const ready = readyAt(place, pace(place.tenant, place.destination), now);
      if (stopping.signal.aborted) break;
      if (ready > now) next = Math.min(next, ready - now);
      else if (draining.has(key)) draining.get(key)?.look();
      else draining.set(key, startDrain(key, place));
    }
    return next;
  }

  function startDrain(key: string, place: Place): Drain {
    let looking = Promise.withResolvers<unknown>();
    const look = (): void => {
      looking.resolve(undefined);
      looking = Promise.withResolvers<unknown>();
    };
    const ended = drain(place, () => looking.promise)
      .catch((error: unknown) => {
        report(error);
        return clock.wait(AFTER_ERROR, stopping.signal);
      })
      .finally(() => {
        draining.delete(key);
        wake();
      });
    return { ended, look };
  }

  /**
   * Sends message after message to a destination, at its pace, until none may go: to look through all that waits before
   * each of them would cost more the more there are. While attempts run and none may go, it waits for one of them to end, or
   * for `looked`.
   */
  async function drain(place: Place, looked: () => Promise<unknown>): Promise<void> {
    const rate = pace(place.tenant, place.destination);
    const running = new Set<Promise<void>>();
    let misses = 0;
    try {
      while (!stopping.signal.aborted && misses < MAX_MISSES) {
        const another = looked();
        const message = await claimDelivery(store, place, rate);
        if (message) {
          misses = 0;
          const task: Promise<void> = attempt(options, message).finally(() => running.delete(task));
          running.add(task);
        } else if (running.size > 0) {
          await Promise.race([...running, another]);
          continue;
        } else misses++;
        if (misses < MAX_MISSES) await clock.wait(interval(rate), stopping.signal);
      }
    } finally {
      await Promise.all(running);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      sleep = new AbortController();
      isWoken = false;
      const began = clock.now();
      const next = await begin().catch((error: unknown) => {
        report(error);
        return AFTER_ERROR;
      });
      // Where leads come by the hundred, each wakes it.
      const rest = (clock.now() - began) * REST;
      if (rest > 0) await clock.wait(rest, stopping.signal);
      if (isWoken || stopping.signal.aborted) continue;
      await clock.wait(Math.max(1, Math.min(MAX_SLEEP, next - rest)), sleep.signal);
    }
  }

  const ended = loop();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await ended;
      await Promise.all([...draining.values()].map((drain) => drain.ended));
    },
  };
}

/** One attempt, and its outcome written down; never rejects. An outcome that cannot be written runs out with its lease. */
async function attempt(
  { store, send, clock, random, tellGivenUp, report }: OutboxOptions,
  message: OutgoingMessage,
): Promise<void> {
  try {
    const outcome = await inTime(send, message, clock);
    const state = await settleDelivery(store, message, outcome, random());
    if (state === 'dead' && outcome.kind === 'failed') tellGivenUp(message, outcome.reason);
  } catch (error) {
    report(error);
  }
}

async function inTime(send: Send, message: OutgoingMessage, clock: Clock): Promise<SendOutcome> {
  const ended = new AbortController();
  const late = new AbortController();
  const timeout = clock.wait(SEND_TIMEOUT, ended.signal).then((): SendOutcome => {
    late.abort();
    return { kind: 'failed', reason: `no answer within ${SEND_TIMEOUT / 1000} s` };
  });
  try {
    return await Promise.race([send(message, late.signal), timeout]);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    ended.abort();
  }
}
