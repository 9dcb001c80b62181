import type { LeadSubmission } from '../api/submit-lead.ts';
import { logFailure } from '../services/log-failure.ts';
import { submitLead, type Submitted } from '../services/submit-lead.ts';

/** A lead that waits for the network, under the key of its attempt. */
export type WaitingLead = { key: string; submission: LeadSubmission; files: Record<string, File> };

const STORE = 'leads';

function openOutbox(site: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(`forecourt:${site}:outbox`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The outbox cannot be opened.'));
  });
}

/** One piece of work on the waiting leads; done only once it is on disk. */
async function inOutbox<Result>(
  site: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openOutbox(site);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode, { durability: 'strict' });
      const request = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onerror = transaction.onabort = () =>
        reject(transaction.error ?? new Error('The outbox cannot be written.'));
    });
  } finally {
    database.close();
  }
}

/**
 * Says to every page of the site, cheaply, whether a lead waits: a page without a form looks no further (spec F12). One that
 * another tab keeps meanwhile is seen by the second look.
 */
async function flagWaiting(site: string): Promise<void> {
  const key = `forecourt:${site}:waiting`;
  try {
    localStorage.removeItem(key);
    if ((await waitingLeads(site)).length > 0) localStorage.setItem(key, '1');
  } catch {
    // Blocked: the pages of forms look into the outbox itself.
  }
}

/** Keeps a lead until it can be sent; false where the browser keeps nothing. `site` is the slug of the tenant. */
export async function keepLead(site: string, lead: WaitingLead): Promise<boolean> {
  try {
    await inOutbox(site, 'readwrite', (store) => store.put(lead));
    await flagWaiting(site);
    return true;
  } catch (error) {
    logFailure('The form could not be kept', error);
    return false;
  }
}

/** Takes a lead out of the outbox, as when its shopper sends it by hand. */
export async function dropLead(site: string, key: string): Promise<void> {
  await inOutbox(site, 'readwrite', (store) => store.delete(key)).catch((error: unknown) =>
    logFailure('The outbox could not be emptied', error),
  );
  await flagWaiting(site);
}

/** The leads that wait, oldest key first; none where the browser keeps nothing. */
export async function waitingLeads(site: string): Promise<WaitingLead[]> {
  return inOutbox(site, 'readonly', (store) => store.getAll() as IDBRequest<WaitingLead[]>).catch(() => []);
}

/**
 * Sends what waits, each under its own key, so that one that had arrived after all is not stored twice. What is accepted or
 * refused for good leaves the outbox; `onSent` hears what became of each. One that `isHeld` stays, as while its shopper writes
 * on. Tabs of a site take turns: each waits for the one before, which may be closed in the middle of its turn.
 */
export async function sendWaiting(
  site: string,
  onSent: (lead: WaitingLead, answer: Submitted) => void,
  isHeld: (lead: WaitingLead) => boolean = () => false,
): Promise<void> {
  await navigator.locks.request(`forecourt:${site}:outbox`, async () => {
    for (const lead of await waitingLeads(site)) {
      if (isHeld(lead)) continue;
      const answer = await submitLead(lead.submission, lead.key, lead.files);
      if (answer.kind === 'unanswered' || answer.kind === 'busy') return;
      await dropLead(site, lead.key);
      onSent(lead, answer);
    }
  });
}
