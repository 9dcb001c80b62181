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

/** Sends what waits in the outbox, until it is stopped. Several processes may do so over one store. */
export function runOutbox(options: OutboxOptions): Outbox {
  const { store, clock, pace, report } = options;
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  let sleep = new AbortController();
  // A lead that comes while the store is being asked must not be slept through.
  let isWoken = false;
  const wake = (): void => {
    isWoken = true;
    sleep.abort();
  };

  /** Begins an attempt at each destination that may have one now; gives the moment when the next may begin. */
  async function begin(): Promise<number> {
    const now = clock.now();
    let next = Infinity;
    for (const place of await waitingDestinations(store.db, now)) {
      const rate = pace(place.tenant, place.destination);
      const ready = readyAt(place, rate, now);
      next = Math.min(next, ready > now ? ready : now + interval(rate));
      if (ready > now || stopping.signal.aborted) continue;
      const message = await claimDelivery(store, place, rate, now);
      if (!message) continue;
      const task: Promise<void> = attempt(options, message).finally(() => {
        running.delete(task);
        wake();
      });
      running.add(task);
    }
    return next;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      sleep = new AbortController();
      isWoken = false;
      const began = clock.now();
      const next = await begin().catch((error: unknown) => {
        report(error);
        return clock.now() + AFTER_ERROR;
      });
      // Where leads come by the hundred, each wakes it.
      const rest = (clock.now() - began) * REST;
      if (rest > 0) await clock.wait(rest, stopping.signal);
      if (isWoken || stopping.signal.aborted) continue;
      const longest = Math.max(1, Math.min(MAX_SLEEP, next - clock.now()));
      await clock.wait(longest, sleep.signal);
    }
  }

  const ended = loop();
  return {
    wake,
    stop: async () => {
      stopping.abort();
      wake();
      await ended;
      await Promise.all(running);
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
    const state = await settleDelivery(store, message, outcome, clock.now(), random());
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
