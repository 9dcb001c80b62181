import { endDueReservations } from '../checkout-store/end-due-reservations.ts';
import type { Clock } from '../outbox/outgoing-message.ts';
import { carryOutTasks, type PaymentTaskOptions } from './payment-tasks.ts';

/** How often it is looked, in milliseconds: a reservation that is over ends at most so late, and is over all the same. */
const EVERY = 20_000;

type TendOptions = Omit<PaymentTaskOptions, 'now' | 'report'> & {
  clock: Clock;
  /** Wakes the outbox: someone is to be told. */
  onMessages: () => void;
  report: PaymentTaskOptions['report'];
  /** Is given what went wrong here, such as a store that cannot be written. */
  fail: (error: unknown) => void;
};

/** Ends holds whose time has passed and carries out what was decided about payments, until it is stopped. */
export function tendPayments({ clock, onMessages, fail, ...options }: TendOptions): {
  wake: () => void;
  stop: () => Promise<void>;
} {
  const stopping = new AbortController();
  let sleep = new AbortController();

  async function once(): Promise<void> {
    const ended = await endDueReservations(options.store, clock.now());
    const done = await carryOutTasks({ ...options, now: clock.now });
    if (ended + done > 0) onMessages();
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      sleep = new AbortController();
      await once().catch(fail);
      if (!stopping.signal.aborted) await clock.wait(EVERY, sleep.signal);
    }
  }

  const ended = loop();
  return {
    wake: () => sleep.abort(),
    stop: () => {
      stopping.abort();
      sleep.abort();
      return ended;
    },
  };
}
