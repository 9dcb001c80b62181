import { sendWaiting, waitingLeads, type WaitingLead } from './lead-outbox.ts';
import type { Submitted } from './submit-lead.ts';

type Watcher = {
  /** Hears what became of each lead. */
  onSent: (lead: WaitingLead, answer: Submitted) => void;
  /** Whether a lead is to stay for now. */
  isHeld?: (lead: WaitingLead) => boolean;
};

/** Milliseconds between two tries while a page is open. */
const TRY_AGAIN = 20_000;

const watchers = new Set<Watcher>();

/**
 * Sends what waits in the outbox of a site: now, when the network is back, and every 20 seconds as long as something waits.
 * A page has one watch, however many watchers it has.
 */
export function watchOutbox(site: string, watcher: Watcher): void {
  const isFirst = watchers.size === 0;
  watchers.add(watcher);
  if (!isFirst) return;
  const send = (): void =>
    void sendWaiting(
      site,
      (lead, answer) => {
        for (const { onSent } of watchers) onSent(lead, answer);
      },
      (lead) => [...watchers].some(({ isHeld }) => isHeld?.(lead)),
    );
  addEventListener('online', send);
  setInterval(() => {
    if (navigator.onLine) void waitingLeads(site).then((leads) => leads.length > 0 && send());
  }, TRY_AGAIN);
  send();
}
