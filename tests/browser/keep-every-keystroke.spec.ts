import { expect, type Locator, type Page, type Route } from '@playwright/test';
import type { LeadFormId } from '../../src/domain/lead/lead-form-ids.ts';
import { LEAD_FORMS } from '../../src/domain/lead/lead-forms.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { fillForm, typedInto } from './fill-form.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const PHONE = '1800 160 401';

/** How a backend may be away, or lie. Each answers a post of a form, or does not. */
const FAULTS: Record<string, (route: Route) => Promise<void>> = {
  'nobody listens': (route) => route.abort('connectionrefused'),
  'the connection is reset': (route) => route.abort('connectionreset'),
  'the lead is stored and its answer lost': async (route) => {
    // Node looks `*.localhost` up, which no server of names knows.
    const { host, port } = new URL(route.request().url());
    await route.fetch({
      url: `http://127.0.0.1:${port}/api/leads`,
      headers: { ...route.request().headers(), host },
    });
    await route.abort('connectionreset');
  },
  'a proxy answers with a page': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  'it answers 200 and stored nothing': (route) => route.fulfill({ status: 200, json: { ok: true } }),
  'its answer is cut off': (route) =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"lead_id": "l' }),
  'it takes no more': (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '30' }, json: { error: 'Too many', errors: [] } }),
  // Its own patience is 20 seconds.
  'it never answers': () => Promise.resolve(),
};
const FORMS: readonly LeadFormId[] = [
  'enquiry',
  'test-drive',
  'finance-enquiry',
  'contact',
  'service',
  'fleet',
];
const WIDTHS = [390, 1440];

/** These run by default: fault, form and width by their places. */
const SHORT = new Set(['0 0 0', '2 1 1', '6 4 1']);

const RUNS = Object.entries(FAULTS).flatMap(([fault, answer], ofFault) =>
  FORMS.flatMap((form, ofForm) =>
    WIDTHS.map((width, ofWidth) => ({
      ...{ fault, answer, form, width },
      number: ofFault * 100 + ofForm * 10 + ofWidth,
      details: SHORT.has(`${ofFault} ${ofForm} ${ofWidth}`) ? {} : { tag: '@long' },
    })),
  ),
);

const car = pageAddresses(DEMO_SITES, DEALER).find(
  (address) =>
    isVehicleAddress(address) && readPage(DEMO_SITES, DEALER, address).html.includes('href="/enquire?'),
);

/** A phone number and an address of its own for each run, so that no quota is shared. */
async function beOneself(page: Page, number: number): Promise<{ typed: string; stored: string }> {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.12.${number >> 8}.${number & 255}` });
  const digits = String(number).padStart(3, '0');
  return { typed: `0491 571 ${digits}`, stored: `+61491571${digits}` };
}

/** The form says that it keeps the lead, with the phone number where the shopper looks right then. */
async function expectKept(form: Locator): Promise<void> {
  const said = form.getByRole('status').filter({ hasText: 'kept on this device' });
  await expect(said).toBeVisible({ timeout: 40_000 });
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(said.getByRole('link', { name: PHONE })).toBeInViewport();
}

for (const { fault, answer, form: id, width, number, details } of RUNS)
  test(
    `R12 ${id} at ${width} px while ${fault}: no keystroke is lost, and one lead arrives`,
    details,
    async ({ page, leads }) => {
      const phone = await beOneself(page, number);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(leads.url(DEALER, `${LEAD_FORMS[id].route}?car_id=${car?.replace('/cars/', '')}`));
      const form = page.locator('.lead-form');
      const send = form.getByRole('button', { name: LEAD_FORMS[id].submit });
      await fillForm(form, id, phone.typed);
      // The vehicle of the address comes with the island, which may be later than the last key.
      await expect(page.locator('astro-island:not([ssr])', { has: form })).toBeAttached();
      const typed = await typedInto(form);
      await page.route('**/api/leads', answer);
      await send.press('Enter');
      await expectKept(form);
      expect(await typedInto(form)).toEqual(typed);

      await page.unroute('**/api/leads');
      // By hand in one form, by itself in the next.
      if (number % 20 < 10) await send.press('Enter');
      else await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(page).toHaveURL(/\/success/);
      const { name: first_name, last_name, email, message } = typed;
      expect(await leads.storedFor(phone.stored)).toMatchObject([
        { form: id, person: { first_name, last_name, email }, ...(message && { message }) },
      ]);
    },
  );

test('R12 what is typed while a form is being sent stays, and is sent as one lead with the rest', async ({
  page,
  leads,
}) => {
  const phone = await beOneself(page, 990);
  await page.goto(leads.url(DEALER, '/contact'));
  const form = page.locator('.lead-form');
  const comments = form.getByLabel('Comments');
  const send = form.getByRole('button', { name: 'Send Enquiry' });
  await fillForm(form, 'contact', phone.typed);
  let fail = (): void => undefined;
  const failing = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/api/leads', async (route) => {
    await failing;
    await route.abort('connectionreset');
  });
  const posted = page.waitForRequest('**/api/leads');
  await send.press('Enter');
  await posted;
  await comments.press('ControlOrMeta+End');
  await comments.pressSequentially(' And on Sunday?');
  fail();
  await expectKept(form);
  await expect(comments).toHaveValue(/on Saturday\. And on Sunday\?$/);

  // The network is back while the shopper writes on: nothing may take the page away.
  await page.unroute('**/api/leads');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await comments.pressSequentially(' Thank you.');
  await expect(comments).toHaveValue(/And on Sunday\? Thank you\.$/);
  await send.press('Enter');
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor(phone.stored)).toMatchObject([
    { message: expect.stringMatching(/And on Sunday\? Thank you\.$/) },
  ]);
  // Nothing of the first attempt waits any more: the next form that opens sends nothing.
  const sentAgain: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sentAgain.push(request.url());
  });
  await page.goto(leads.url(DEALER, '/service'));
  await expect(page.locator('.lead-form').getByLabel('First Name')).toHaveValue('Robin');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => page.evaluate(() => indexedDB.databases().then((all) => all.length))).toBe(1);
  expect(await leads.storedFor(phone.stored)).toHaveLength(1);
  expect(sentAgain).toEqual([]);
});
