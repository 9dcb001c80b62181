import { sendWaiting, waitingLeads, type WaitingLead } from './lead-outbox.ts';
import type { Submitted } from '../services/submit-lead.ts';

type Watcher = {
  /** True if this watcher shows the form of a lead, by the lead's key. */
  isOwner?: (key: string) => boolean;
  /** Hears what became of a lead of its own, from whichever tab it was sent; `isFromHere` says whether from this one. */
  onOwnSent?: (answer: Submitted, isFromHere: boolean) => void;
  /** Hears what became of a lead that this page sent and whose form it does not show. */
  onOtherSent?: (lead: WaitingLead, answer: Submitted) => void;
  /** True if a lead is to stay for now. */
  isHeld?: (lead: WaitingLead) => boolean;
};

/** Milliseconds between two tries while a page is open. */
const TRY_AGAIN = 20_000;

const watchers = new Set<Watcher>();
let isWatching = false;

function hear(key: string, answer: Submitted, isFromHere: boolean): boolean {
  const owners = [...watchers].filter(({ isOwner }) => isOwner?.(key));
  for (const { onOwnSent } of owners) onOwnSent?.(answer, isFromHere);
  return owners.length > 0;
}

/**
 * Sends what waits in the outbox of a site: now, when the network is back, and every 20 seconds as long as something waits.
 * A page has one watch, however many watchers it has; the tab that shows the form of a lead hears of it from the tab that
 * sent it. Returns what takes the watcher away, as when its form leaves the page.
 */
export function watchOutbox(site: string, watcher: Watcher): () => void {
  watchers.add(watcher);
  const leave = (): void => void watchers.delete(watcher);
  if (isWatching) return leave;
  isWatching = true;
  const tabs = new BroadcastChannel(`forecourt:${site}:sent`);
  tabs.onmessage = ({ data }: MessageEvent<{ key: string; answer: Submitted }>) =>
    hear(data.key, data.answer, false);

  let isSending = false;
  let isAsked = false;
  async function send(): Promise<void> {
    isAsked = true;
    if (isSending) return;
    isSending = true;
    try {
      // What is asked for meanwhile counts: a try that began without a network fails after it is back.
      while (isAsked) {
        isAsked = false;
        await sendWaiting(
          site,
          (lead, answer) => {
            tabs.postMessage({ key: lead.key, answer });
            if (hear(lead.key, answer, true)) return;
            for (const { onOtherSent } of watchers) onOtherSent?.(lead, answer);
          },
          (lead) => [...watchers].some(({ isHeld }) => isHeld?.(lead)),
        );
      }
    } finally {
      isSending = false;
    }
  }
  addEventListener('online', () => void send());
  setInterval(() => {
    if (navigator.onLine) void waitingLeads(site).then((leads) => (leads.length > 0 ? send() : undefined));
  }, TRY_AGAIN);
  void send();
  return leave;
}
