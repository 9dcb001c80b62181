import { randomUUID } from 'node:crypto';
import { awake } from './awake.ts';
import { expect } from './browser-test.ts';
import { answerBanner, moveAsVisitor } from './event-sink.ts';
import { test } from './lead-server.ts';
import { openTabOfBefore } from './tab-of-before.ts';

const DEALER = 'wattle-used-cars';
const PHONES = {
  before: { typed: '0491 570 841', stored: '+61491570841' },
  now: { typed: '0491 570 842', stored: '+61491570842' },
};
const ANSWERS = {
  ...{ name: 'Robin', last_name: 'Marsh', email: 'robin@example.com', postcode: '5070' },
  ...{ category: 'General Enquiry', message: 'It waited.' },
};
const CAR = {
  ...{ id: 'kept', name: '2021 Kept Car', slug: 'kept-car', make: 'Kept', model: 'Car' },
  primary_image_url: '',
};

test('X4 F12 a page follows a tab that is open since before: its choices, lists, waiting lead and drafts', async ({
  context,
  leads,
}) => {
  const page = await context.newPage();
  await page.goto(leads.url(DEALER, '/contact'), { waitUntil: 'load' });
  const before = await openTabOfBefore(context, leads.url(DEALER, '/'), DEALER);
  await moveAsVisitor(page);
  const banner = page.getByRole('region', { name: 'Privacy choices' });
  await expect(banner).toBeVisible();
  await before.keep('consent', JSON.stringify({ analytics: false, at: Date.now() }));
  await expect(banner).toHaveCount(0);
  await before.keep('favourites', JSON.stringify([CAR]));
  await expect(page.locator('[data-favourites-count]')).toHaveText('1');
  const key = randomUUID();
  const values = { ...ANSWERS, phone: PHONES.before.typed, terms: 'yes' };
  const submission = { form: 'contact', values, url: leads.url(DEALER, '/contact') };
  await before.leaveWaiting({ key, submission, files: {} });
  // A page whose form is awake already looks into the outbox every 20 seconds.
  await expect.poll(before.heard, { timeout: 40_000 }).toEqual([key]);
  await expect.poll(() => before.kept('waiting')).toBe(null);
  expect(await leads.storedFor(PHONES.before.stored)).toHaveLength(1);

  const drafts = { contact: { name: 'Robin', message: 'Half a thought' } };
  await before.keep('enquiry', JSON.stringify({ at: Date.now(), drafts }));
  await expect(page.locator('.lead-form [name="message"]')).toHaveValue('Half a thought');
});

test('X4 F12 a tab that is open since before reads what a page keeps, and sends the lead that waits there once', async ({
  context,
  leads,
}) => {
  const before = await openTabOfBefore(context, leads.url(DEALER, '/'), DEALER);
  const page = await context.newPage();
  await page.goto(leads.url(DEALER, '/contact'), { waitUntil: 'load' });
  await moveAsVisitor(page);
  await answerBanner(page, 'Reject');
  const consent = JSON.parse((await before.kept('consent')) ?? '') as Record<string, unknown>;
  expect(consent).toEqual({ analytics: false, at: expect.any(Number) });

  const form = page.locator('.lead-form');
  await form.locator('[name="name"]').focus();
  await awake(page, 'main');
  await page.route('**/api/leads', (route) => route.abort());
  for (const [name, answer] of Object.entries({ ...ANSWERS, phone: PHONES.now.typed })) {
    const field = form.locator(`[name="${name}"]`);
    if ((await field.evaluate((one) => one.tagName)) === 'SELECT') await field.selectOption(answer);
    else await field.fill(answer);
  }
  const draft = JSON.parse((await before.kept('enquiry')) ?? '') as Record<string, unknown>;
  expect(draft).toEqual({
    at: expect.any(Number),
    drafts: { contact: expect.objectContaining({ name: 'Robin', message: 'It waited.' }) },
  });
  await form.getByLabel(/I agree/).check();
  await form.locator('[type="submit"]').press('Enter');
  await expect.poll(() => before.kept('waiting')).toBe('1');
  await before.sendWaiting();
  await expect(page).toHaveURL(/\/success/);
  expect(await before.kept('waiting')).toBe(null);
  expect(await leads.storedFor(PHONES.now.stored)).toHaveLength(1);
  // Who asked stays for the next form.
  const left = JSON.parse((await before.kept('enquiry')) ?? '') as { drafts: Record<string, unknown> };
  expect(left.drafts).toEqual({ person: expect.objectContaining({ name: 'Robin' }) });
});
