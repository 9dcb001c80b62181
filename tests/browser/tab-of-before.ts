import type { BrowserContext, Page } from '@playwright/test';

/** A tab that was opened before the forms were islands, and is open still: what it does with storage, key by key. */
export type TabOfBefore = {
  /** What is kept under a name, as text; null for nothing. */
  kept: (name: string) => Promise<string | null>;
  keep: (name: string, text: string) => Promise<void>;
  /** Puts a lead into the outbox and says so to all pages. */
  leaveWaiting: (lead: object) => Promise<void>;
  /** Sends what waits, each under its key, and tells the other tabs. */
  sendWaiting: () => Promise<void>;
  /** The keys of the leads that other tabs have told it of. */
  heard: () => Promise<string[]>;
};

/** What such a tab runs: the same calls of the browser, in the same order, under the same names. */
function startTab(site: string): void {
  type Lead = { key: string; submission: object };
  const flag = `forecourt:${site}:waiting`;
  const heard: string[] = [];
  const tabs = new BroadcastChannel(`forecourt:${site}:sent`);
  tabs.onmessage = ({ data }: MessageEvent<{ key: string }>) => heard.push(data.key);
  const inOutbox = async <Result>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ): Promise<Result> => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(`forecourt:${site}:outbox`, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('leads', { keyPath: 'key' });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The outbox cannot be opened.'));
    });
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction('leads', mode, { durability: 'strict' });
        const request = work(transaction.objectStore('leads'));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onerror = () => reject(new Error('The outbox cannot be written.'));
      });
    } finally {
      database.close();
    }
  };
  const waiting = () => inOutbox<Lead[]>('readonly', (store) => store.getAll());
  const flagWaiting = async (): Promise<void> => {
    localStorage.removeItem(flag);
    if ((await waiting()).length > 0) localStorage.setItem(flag, '1');
  };
  Object.assign(window, {
    tabOfBefore: {
      heard,
      leaveWaiting: async (lead: Lead) => {
        await inOutbox('readwrite', (store) => store.put(lead));
        await flagWaiting();
      },
      sendWaiting: () =>
        navigator.locks.request(`forecourt:${site}:outbox`, async () => {
          for (const { key, submission } of await waiting()) {
            const response = await fetch('/api/leads', {
              method: 'POST',
              headers: {
                accept: 'application/json',
                'idempotency-key': key,
                'content-type': 'application/json',
              },
              body: JSON.stringify(submission),
            });
            const { lead_id: lead, category } = (await response.json()) as Record<string, string>;
            await inOutbox('readwrite', (store) => store.delete(key));
            await flagWaiting();
            tabs.postMessage({ key, answer: { kind: 'accepted', lead, category } });
          }
        }),
    },
  });
}

/** Opens such a tab at the origin of `address`, for a site by its slug. */
export async function openTabOfBefore(
  context: BrowserContext,
  address: string,
  site: string,
): Promise<TabOfBefore> {
  const page: Page = await context.newPage();
  const url = new URL('/tab-of-before', address).href;
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Before</title>' }),
  );
  await page.goto(url);
  await page.evaluate(startTab, site);
  type Started = Record<'leaveWaiting' | 'sendWaiting', (lead?: object) => Promise<void>> & {
    heard: string[];
  };
  const call = (name: 'leaveWaiting' | 'sendWaiting', lead?: object): Promise<void> =>
    page.evaluate(
      ({ name, lead }) => (window as unknown as { tabOfBefore: Started }).tabOfBefore[name](lead),
      { name, lead },
    );
  return {
    kept: (name) => page.evaluate((key) => localStorage.getItem(key), `forecourt:${site}:${name}`),
    keep: (name, text) =>
      page.evaluate(({ key, text }) => localStorage.setItem(key, text), {
        key: `forecourt:${site}:${name}`,
        text,
      }),
    leaveWaiting: (lead) => call('leaveWaiting', lead),
    sendWaiting: () => call('sendWaiting'),
    heard: () =>
      page.evaluate(() => (window as unknown as { tabOfBefore: Started }).tabOfBefore.heard.slice()),
  };
}
