import type { KnownDealers } from './tenants/known-dealers.ts';
import { eraseOld } from './ledger/erase-leads.ts';
import { isReconciled, reconcile } from './ledger/reconcile.ts';
import { remind } from './ledger/remind.ts';
import type { Log } from './observe/logger.ts';
import type { LeadFiles } from './store/lead-files.ts';
import type { Store } from './store/store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Tended = {
  store: Store;
  files: LeadFiles;
  dealers: KnownDealers;
  log: Log;
  clock: () => number;
  onLead: () => void;
};

/** What is done each night: leads past their time are erased, and every lead is accounted for. */
export async function tendNightly({ store, files, dealers, log, clock }: Tended): Promise<void> {
  for (const { slug: tenant, delivery } of dealers.all())
    await eraseOld(store, files, { tenant, days: delivery.retention_days }, clock());
  for (const line of await reconcile(store)) {
    const { tenant, submitted, delivered, queued, dead, erased, lost } = line;
    const figures = { tenant, submitted, delivered, queued, dead, erased };
    if (isReconciled(line)) log.info(figures, 'leads reconciled');
    else log.error({ ...figures, lost }, 'leads do not add up');
  }
}

/** Looks after leads from time to time until it is stopped: each minute reminders, each day the rest. */
export function tendLeads(tended: Tended): { stop: () => Promise<void> } {
  const { store, dealers, log, clock, onLead } = tended;
  let nightly = 0;
  let running: Promise<void> = Promise.resolve();
  async function tend(): Promise<void> {
    await dealers.refresh();
    if ((await remind(store, dealers.dealer, clock())) > 0) onLead();
    if (clock() - nightly < DAY) return;
    nightly = clock();
    await tendNightly(tended);
  }
  const begin = (): void => {
    running = running
      .then(tend)
      .catch((error: unknown) => log.error({ err: error }, 'leads were not tended'));
  };
  begin();
  const timer = setInterval(begin, MINUTE);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
