import 'fake-indexeddb/auto';
import { expect, onTestFinished, test, vi } from 'vitest';

const SITE = 'kept-before';
const CAR = { id: 'c1', name: '2021 Alder Brook', slug: 'alder-brook-c1', make: 'Alder', model: 'Brook' };
const KEPT = { ...CAR, primary_image_url: '' };
const SEARCH = { label: 'Alder', href: '/search/used-cars?make=Alder' };

/** A device as the code before the forms were islands left it: texts by key, letter for letter. */
function deviceOfBefore(): Map<string, string> {
  const car =
    '[{"id":"c1","name":"2021 Alder Brook","slug":"alder-brook-c1","make":"Alder","model":"Brook","primary_image_url":""}]';
  return new Map([
    [`forecourt:${SITE}:favourites`, car],
    [`forecourt:${SITE}:comparison`, car],
    [`forecourt:${SITE}:watchlist`, car],
    [`forecourt:${SITE}:recent-searches`, '[{"label":"Alder","href":"/search/used-cars?make=Alder"}]'],
    [`forecourt:${SITE}:enquiry`, `{"at":${Date.now()},"drafts":{"contact":{"comments":"Half a thought"}}}`],
    [`forecourt:${SITE}:signed-in`, 'yes'],
    [`forecourt:${SITE}:waiting`, '1'],
  ]);
}

/** Opens the device in a browser whose tabs share it, and starts with modules that have read nothing. */
function open(kept: Map<string, string>): EventTarget {
  vi.resetModules();
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('document', { documentElement: { getAttribute: () => SITE } });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  return tab;
}

/** Puts a lead into the outbox by the browser's own calls, as it waited before. */
const leaveWaiting = (lead: { key: string }): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(`forecourt:${SITE}:outbox`, 1);
    request.onupgradeneeded = () => request.result.createObjectStore('leads', { keyPath: 'key' });
    request.onerror = () => reject(new Error('The outbox cannot be opened.'));
    request.onsuccess = () => {
      const transaction = request.result.transaction('leads', 'readwrite');
      transaction.objectStore('leads').put(lead);
      transaction.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });

test('X4 F12 what a device kept before is there, and reading it changes no email of it', async () => {
  const kept = deviceOfBefore();
  const before = [...kept];
  open(kept);
  expect((await import('./saved-lists.ts')).$favourites.get()).toEqual([KEPT]);
  expect((await import('./saved-lists.ts')).$comparison.get()).toEqual([KEPT]);
  expect((await import('./watchlist.ts')).$watchlist.get()).toEqual([KEPT]);
  expect((await import('./saved-lists.ts')).$recentSearches.get()).toEqual([SEARCH]);
  expect((await import('./lead-drafts.ts')).storedDraft('contact')).toEqual({ comments: 'Half a thought' });
  expect((await import('./signed-in.ts')).isSignedInHere()).toBe(true);
  expect([...kept]).toEqual(before);
});

test('X4 F12 a lead that waited before is sent once, and its flag goes', async () => {
  const kept = deviceOfBefore();
  open(kept);
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'));
    return Response.json({ lead_id: 'l1', category: 'Vehicle Enquiry' }, { status: 201 });
  });
  const url = 'https://www.example.com.au/contact';
  const submission = { form: 'contact', values: { name: 'Jo' }, url };
  await leaveWaiting({ key: 'a', submission, files: {} } as { key: string });
  const { sendWaiting } = await import('./lead-outbox.ts');
  await Promise.all([sendWaiting(SITE, () => undefined), sendWaiting(SITE, () => undefined)]);
  expect(keys).toEqual(['a']);
  expect(kept.has(`forecourt:${SITE}:waiting`)).toBe(false);
});

test('X4 F12 a tab that is open follows what another tab keeps at once', async () => {
  const kept = deviceOfBefore();
  const tab = open(kept);
  const { $favourites } = await import('./saved-lists.ts');
  const seen: number[] = [];
  const stop = $favourites.subscribe((cars) => seen.push(cars.length));
  kept.set(`forecourt:${SITE}:favourites`, '[]');
  tab.dispatchEvent(new Event('storage'));
  stop();
  expect(seen).toEqual([1, 0]);
});
