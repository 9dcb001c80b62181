import { easternDay } from '../../domain/calendar/eastern-day.ts';
import { forgetReservations } from '../checkout-store/forget-reservations.ts';
import type { LeadDealer } from '../destinations/lead-dealer.ts';
import type { Clock } from '../outbox/outgoing-message.ts';
import { forgetDraws } from '../promotion/draws-of-person.ts';
import type { LeadFiles } from '../store/lead-files.ts';
import type { Store } from '../store/store.ts';
import { forgetValuations } from '../trade-in/valuations.ts';
import { eraseOld } from './erase-leads.ts';
import { forgetFiles } from './forget-files.ts';
import { isReconciled, reconcile } from './reconcile.ts';
import { remind } from './remind.ts';
import { hearUndelivered, markTold, type Undelivered } from './undelivered.ts';

/** For how long a figure is kept that no lead was sent with: the longest that an offer can hold, in milliseconds. */
const VALUATION_LIFE = 60 * 24 * 3_600_000;

/** How often someone is reminded, in milliseconds. */
const REMIND_EVERY = 60_000;

export type TendOptions = {
  store: Store;
  files: LeadFiles;
  /** Erases what shoppers and dealers who sign in leave behind, once it has outlived its time. */
  eraseOutlived: () => Promise<void>;
  /** Reads the dealers again, before each look. */
  refresh: () => Promise<void>;
  /**
   * Tells the operator of messages that did not reach the dealer; true once the operator was told, false where that failed.
   * Left out where nobody is to be told.
   */
  tellOperator?: (undelivered: readonly Undelivered[], now: number) => Promise<boolean>;
  /** Decides about emails on kept searches and on own vehicles; gives how many there are (spec A12, A6). */
  alert: (now: number) => Promise<number>;
  /** All dealers that offer forms. */
  dealers: () => readonly LeadDealer[];
  clock: Clock;
  /** Wakes the outbox when there is something new in it. */
  wake: () => void;
  /** Is given what the night's reconciliation found, a sentence for each tenant; `ok` when all adds up. */
  tell: (sentence: string, ok: boolean) => void;
  report: (error: unknown) => void;
};

/**
 * Each minute reminders and emails about searches; once a day, at its first minute and at the start, what is old is erased and
 * leads are counted.
 */
export function tendLeads(options: TendOptions): { stop: () => Promise<void> } {
  const { store, refresh, dealers, alert, clock, wake, report } = options;
  const stopping = new AbortController();
  let tended = '';

  async function once(): Promise<void> {
    await refresh();
    const known = new Map(dealers().map((dealer) => [dealer.slug, dealer]));
    if ((await remind(store, (tenant) => known.get(tenant), clock.now())) > 0) wake();
    if ((await hear(options, (tenant) => known.get(tenant)).catch(reported(report))) > 0) wake();
    // Searches that cannot be looked at keep nothing else from being done.
    if ((await alert(clock.now()).catch(reported(report))) > 0) wake();
    const today = easternDay(clock.now() / 1000);
    if (today === tended) return;
    await night(options);
    tended = today;
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      await once().catch(report);
      await clock.wait(REMIND_EVERY, stopping.signal);
    }
  }

  const ended = loop();
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

const reported =
  (report: TendOptions['report']) =>
  (error: unknown): number => {
    report(error);
    return 0;
  };

/** Sends what no destination took somewhere else, and has the operator told; gives how many messages go somewhere else. */
async function hear(
  { store, clock, tellOperator }: TendOptions,
  dealer: (tenant: string) => LeadDealer | undefined,
): Promise<number> {
  const { rerouted, untold } = await hearUndelivered(store, dealer, clock.now());
  if (untold.length > 0 && (await tellOperator?.(untold, clock.now())))
    await markTold(store, untold, clock.now());
  return rerouted;
}

async function night({ store, files, dealers, clock, tell, eraseOutlived }: TendOptions): Promise<void> {
  for (const { slug: tenant, delivery } of dealers()) {
    const old = { tenant, days: delivery.retention_days };
    await eraseOld(store, files, old, clock.now());
    await forgetReservations(store, old, clock.now());
    await forgetDraws(store, old, clock.now());
    await forgetValuations(store, tenant, clock.now() - VALUATION_LIFE);
  }
  await forgetFiles(store, files, clock.now());
  await eraseOutlived();
  for (const each of await reconcile(store)) {
    const { tenant, submitted, delivered, queued, dead, erased, lost } = each;
    const sum = `${submitted} submitted = ${delivered} delivered + ${queued} queued + ${dead} dead + ${erased} erased`;
    const isWhole = isReconciled(each);
    tell(
      isWhole ? `${tenant}: ${sum}` : `${tenant}: ${sum} does not add up; lost: ${lost.join(', ')}`,
      isWhole,
    );
  }
}
