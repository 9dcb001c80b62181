import { expect } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses } from '../site/read-page.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const PHONE = { typed: '0491 570 177', stored: '+61491570177' };
const slug = pageAddresses(DEMO_SITES, DEALER).find(isVehicleAddress)?.replace('/cars/', '') ?? '';

test('X4 F12 a device that was left with a draft, lists and a waiting lead has them all, and the lead is sent once', async ({
  context,
  leads,
}) => {
  const page = await context.newPage();
  await page.goto(leads.url(DEALER, '/privacy-policy'), { waitUntil: 'networkidle' });
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/leads')) posts.push(request.url());
  });
  await page.evaluate(
    async ({ site, slug, phone, url }) => {
      const keep = (name: string, value: unknown): void =>
        localStorage.setItem(`forecourt:${site}:${name}`, JSON.stringify(value));
      const car = {
        id: 'kept',
        name: '2021 Kept Car',
        slug,
        make: 'Kept',
        model: 'Car',
        primary_image_url: '',
      };
      for (const list of ['favourites', 'comparison', 'watchlist']) keep(list, [car]);
      keep('recent-searches', [{ label: 'Kept search', href: '/search/used-cars' }]);
      keep('enquiry', { at: Date.now(), drafts: { fleet: { message: 'Half a thought' } } });
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(`forecourt:${site}:outbox`, 1);
        request.onupgradeneeded = () => request.result.createObjectStore('leads', { keyPath: 'key' });
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(new Error('The outbox cannot be opened.'));
      });
      const values = {
        ...{ name: 'Robin', last_name: 'Marsh', phone, email: 'robin@example.com', postcode: '3000' },
        ...{ category: 'General Enquiry', message: 'It waited.', terms: 'yes' },
      };
      const submission = { form: 'contact', values, url };
      await new Promise<void>((resolve) => {
        const transaction = database.transaction('leads', 'readwrite');
        transaction.objectStore('leads').put({ key: crypto.randomUUID(), submission, files: {} });
        transaction.oncomplete = () => resolve();
      });
      database.close();
      localStorage.setItem(`forecourt:${site}:waiting`, '1');
    },
    { site: DEALER, slug, phone: PHONE.typed, url: leads.url(DEALER, '/contact') },
  );

  const other = await context.newPage();
  await Promise.all([page.reload(), other.goto(leads.url(DEALER, '/fleet'))]);
  await expect(other.locator('.lead-form [name="message"]')).toHaveValue('Half a thought');
  await expect(page.locator('[data-favourites-count]')).toHaveText('1');
  await expect.poll(() => posts.length).toBeGreaterThan(0);
  await expect.poll(async () => (await leads.storedFor(PHONE.stored)).length).toBe(1);
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':waiting')));
  await expect.poll(keys).toEqual([]);
  expect(posts).toHaveLength(1);
  await page.goto(leads.url(DEALER, '/favourites'));
  await expect(page.locator('main')).toContainText('2021 Kept Car');
});
