import type { Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { press } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { test } from './lead-server.ts';

const GROUP = 'harbour-motor-group';
const BIKES = 'ironbark-motorcycles';

/** Vehicles of a dealer that can be reserved, so that each journey has one of its own. */
const reservable = (slug: string): string[] =>
  pageAddresses(DEMO_SITES, slug).filter(
    (address) =>
      isVehicleAddress(address) &&
      /href="[^"]+\/(checkout|buy-online)"/.test(readPage(DEMO_SITES, slug, address).html),
  );
const CARS = reservable(GROUP);
const car = (at: number): string => CARS[at] ?? 'missing';
const [bike = 'missing'] = reservable(BIKES);

const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const step = (page: Page, name: string) => page.getByRole('group', { name });

/** Opens the checkout of a car, and waits for what it costs. */
async function openCheckout(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('.checkout-price')).toHaveText(/^\$[\d,]+/);
  await expect(step(page, 'The vehicle')).toBeVisible();
}

/** Fills in who reserves, by keys alone; each journey has a phone of its own. */
async function tellWho(page: Page, ending: string): Promise<void> {
  for (const [label, words] of [
    ['First Name', 'Rosa'],
    ['Last Name', 'Quill'],
    ['Mobile Number', `0491 576 ${ending}`],
    ['Email', 'rosa@example.com'],
    ['Postcode', '2150'],
  ] as const) {
    const field = page.getByLabel(label);
    await field.focus();
    await field.pressSequentially(words);
  }
}

/** All steps up to the page of the provider. */
async function goToPayment(page: Page, address: string, ending: string): Promise<void> {
  await openCheckout(page, address);
  await press(next(page));
  await expect(step(page, 'Your details')).toBeVisible();
  await tellWho(page, ending);
  await press(next(page));
  await expect(step(page, 'Check and pay')).toBeVisible();
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await press(page.getByRole('button', { name: 'Reserve and pay $200' }));
  await expect(page.getByRole('heading', { name: 'This is a demonstration' })).toBeVisible();
}

const isHeld = (page: Page) =>
  expect(page.getByRole('heading', { name: 'The vehicle is held for you' })).toBeVisible();

test('F9 a car is reserved and paid by keyboard, and a second shopper finds it held', async ({
  page,
  leads,
  browser,
}) => {
  await page.goto(leads.url(GROUP, car(0)));
  const link = page.getByRole('link', { name: 'Reserve Car Now' }).filter({ visible: true }).first();
  await expect(link).toHaveAttribute('href', `${car(0)}/checkout`);
  await goToPayment(page, leads.url(GROUP, `${car(0)}/checkout`), '001');
  await press(page.getByRole('button', { name: 'Pay $200' }));
  await isHeld(page);
  await expect(page).toHaveURL(/\/checkout\?hold=[0-9a-f-]{36}$/);
  await expect(page.getByText("You've paid $200.")).toBeVisible();
  await expect(page.locator('.checkout-hold')).toContainText(/Balance.*Yard.*Held until.*Next\s*Come in by/s);
  await expect.poll(async () => (await leads.storedFor('+61491576001')).length).toBe(1);

  const other = await browser.newPage();
  await other.goto(leads.url(GROUP, `${car(0)}/checkout`));
  await expect(
    other.getByRole('alert').filter({ hasText: 'Someone else has reserved this vehicle' }),
  ).toBeVisible();
  await expect(step(other, 'The vehicle')).toBeHidden();
  // Its page asks once someone looks at it.
  await other.goto(leads.url(GROUP, car(0)));
  await other.mouse.move(40, 200);
  await other.mouse.wheel(0, 300);
  await expect(other.getByRole('link', { name: 'Reserve Car Now' })).toHaveCount(0);
  await other.close();
});

test('F9 the steps have addresses: back and forward keep what was typed, and nothing is skipped', async ({
  page,
  leads,
}) => {
  const address = leads.url(GROUP, `${car(1)}/checkout`);
  await openCheckout(page, address);
  await press(next(page));
  await expect(page).toHaveURL(/\?step=2$/);
  // Nothing is skipped that must be answered.
  await press(next(page));
  await expect(page.getByRole('heading', { name: 'Please fix the following errors:' })).toBeVisible();
  await expect(page).toHaveURL(/\?step=2$/);
  await tellWho(page, '002');
  await press(next(page));
  await expect(page).toHaveURL(/\?step=3$/);
  const check = step(page, 'Check and pay');
  await expect(check).toContainText(/Reservation fee\s*\$200, comes off the price\s*Balance\s*\$[\d,]+/);
  await expect(check).toContainText(/Yard\s*Harbour /);
  await expect(check).toContainText('rosa@example.com');
  await press(check.getByRole('button', { name: 'Edit your details' }));
  await expect(page).toHaveURL(/\?step=2$/);
  await page.goBack();
  await expect(check).toBeVisible();
  await page.goBack();
  await expect(step(page, 'Your details')).toBeVisible();
  await expect(page.getByLabel('First Name')).toHaveValue('Rosa');
  await page.goBack();
  await expect(step(page, 'The vehicle')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.goForward();
  await expect(step(page, 'Your details')).toBeVisible();
  await page.reload();
  await expect(step(page, 'Your details')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('rosa@example.com');
});

test('F9 back from the provider the shopper pays or cancels, and cancelling frees the car', async ({
  page,
  leads,
  browser,
}) => {
  const address = leads.url(GROUP, `${car(2)}/checkout`);
  await goToPayment(page, address, '003');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Go to payment' }));
  await press(page.getByRole('button', { name: 'Cancel', exact: true }));
  await expect(page.getByRole('heading', { name: 'Not paid yet' })).toBeVisible();
  await press(page.getByRole('button', { name: 'Cancel Reservation' }));
  await press(page.getByRole('button', { name: 'Yes, cancel it' }));
  await expect(page.getByRole('heading', { name: "You've cancelled your reservation" })).toBeVisible();
  const other = await browser.newPage();
  await openCheckout(other, address);
  await other.close();
});

for (const width of [390, 1440])
  test(`F9 nothing moves at ${width} px when the answer about a vehicle comes late`, async ({
    page,
    leads,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const held = Promise.withResolvers<'answer'>();
    await page.route('**/api/checkout/offer?*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(leads.url(GROUP, `${car(4)}/checkout`));
    await expect(page.getByText('Finding the vehicle…')).toBeVisible();
    // Layout shifts count from the first paint on, and those half a second after a press do not.
    await page.waitForFunction(() => performance.now() > 2000);
    held.resolve('answer');
    await expect(page.locator('.checkout-price')).toHaveText(/^\$[\d,]+/);
    await expect(step(page, 'The vehicle')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

test('F9 a price that has changed is shown, and agreed to before anything is taken', async ({
  page,
  leads,
}) => {
  const address = leads.url(GROUP, `${car(3)}/checkout`);
  // What this page believes the price to be is of yesterday.
  const slug = car(3).split('/').at(-1) ?? '';
  const old = { price: 9_999, price_words: '$9,999 Drive away', facts: [] };
  let isOld = true;
  await page.route('**/api/checkout/offer?*', (route) =>
    isOld
      ? route.fulfill({ json: { is_free: true, vehicle: { slug, name: 'A car', ...old } } })
      : route.continue(),
  );
  await openCheckout(page, address);
  await press(next(page));
  await tellWho(page, '004');
  await press(next(page));
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  isOld = false;
  await press(page.getByRole('button', { name: 'Reserve and pay $200' }));
  await expect(page.getByText(/The price of this vehicle is now \$[\d,]+ /)).toBeVisible();
  await expect(page.locator('.checkout-price')).not.toHaveText('$9,999 Drive away');
  await press(page.getByRole('button', { name: 'Reserve and pay $200' }));
  await expect(page.getByRole('heading', { name: 'This is a demonstration' })).toBeVisible();
});

test('F9 where vehicles are bought online the same steps ask how, and the fee is authorised', async ({
  page,
  leads,
}) => {
  await openCheckout(page, leads.url(BIKES, `${bike}/buy-online`));
  await press(next(page));
  await page.getByLabel('How will you pay the rest?').selectOption('Bank transfer');
  await page.getByLabel('How would you like to get it?').selectOption('I pick it up');
  await press(next(page));
  await tellWho(page, '005');
  await press(next(page));
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await press(page.getByRole('button', { name: 'Reserve and pay $150' }));
  await press(page.getByRole('button', { name: 'Pay $150' }));
  await isHeld(page);
  await expect(page.getByText("$150 is authorised on your card and hasn't been charged yet.")).toBeVisible();
  const slug = bike.split('/').at(-1) ?? '';
  await page.goto(leads.url(BIKES, `/checkout-journey?car_id=${slug}`));
  await isHeld(page);
});

test('F11 each step of a checkout, and a held car, is told for the dealer’s counting', async ({
  page,
  leads,
}) => {
  await page.addInitScript(() => {
    const told = JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown[];
    document.addEventListener('checkout-progress', ({ detail }) => {
      told.push(detail);
      sessionStorage.setItem('told', JSON.stringify(told));
    });
  });
  const told = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]') as unknown);
  await goToPayment(page, leads.url(GROUP, `${car(5)}/checkout`), '007');
  await press(page.getByRole('button', { name: 'Pay $200' }));
  await isHeld(page);
  await expect.poll(told).toEqual([
    { form: 'reserve', step: 'The vehicle', did: 'start' },
    { form: 'reserve', step: 'Your details', did: 'continue' },
    { form: 'reserve', step: 'Check and pay', did: 'continue' },
    { form: 'reserve', step: 'held', did: 'complete' },
  ]);
  // Counting that begins later is told where the shopper is.
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('count-begin')));
  await expect.poll(told).toHaveLength(5);
});

test('F9 axe finds nothing in a checkout, a reservation, and a page without a car', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(GROUP, '/checkout'));
  await expect(page.getByText('Choose a vehicle first, then select Reserve on its page.')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await openCheckout(page, leads.url(GROUP, `${car(4)}/checkout`));
  expect(await axeViolations(page)).toEqual([]);
  await goToPayment(page, leads.url(GROUP, `${car(4)}/checkout`), '006');
  expect(await axeViolations(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Pay $200' }));
  await isHeld(page);
  expect(await axeViolations(page)).toEqual([]);
});

test('F9 the frame of a checkout has the phone, the licence and the legal links, and no menu or search', async ({
  page,
  leads,
}) => {
  await openCheckout(page, leads.url(GROUP, `${car(7)}/checkout`));
  const header = page.getByRole('banner');
  await expect(header.getByRole('link')).toHaveCount(2);
  await expect(header.locator('[href^="tel:"]')).toBeVisible();
  await expect(page.locator('header nav, header details, search-box, announcement-bar')).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/licen[cs]e\s+\S+/i);
  await expect(footer.getByRole('navigation')).toHaveCount(1);
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link').first()).toBeVisible();
});

test('F2 F9 a reservation that cannot be sent is not kept, and says so in an alert', async ({
  page,
  leads,
}) => {
  await openCheckout(page, leads.url(GROUP, `${car(8)}/checkout`));
  await press(next(page));
  await tellWho(page, '009');
  await press(next(page));
  await press(page.getByRole('checkbox', { name: /I agree/ }), 'Space');
  await page.route('**/api/leads', (route) => route.abort());
  await press(page.getByRole('button', { name: 'Reserve and pay $200' }));
  await expect(
    page.getByRole('alert').filter({ hasText: 'An error occurred when submitting this form' }),
  ).toBeVisible();
  await expect(page.getByText('Your message is kept on this device')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F9 a car is reserved, paid and given back on pages that need no scripts', async ({
    page,
    leads,
    browser,
  }) => {
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto(leads.url(GROUP, `${car(6)}/checkout`));
    await tellWho(page, '008');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    const send = page.getByRole('button', { name: 'Reserve and pay $200' });
    await press(send);
    // The price is seen first: nothing is reserved before the form is sent again.
    await expect(page.getByText(/The price of this vehicle is now \$[\d,]+ /).first()).toBeVisible();
    await press(send);
    await press(page.getByRole('link', { name: 'Not now' }));
    await expect(title('Not paid yet')).toBeVisible();
    await expect(page).toHaveURL(/\/api\/checkout\/holds\/[0-9a-f-]{36}\/page$/);
    const address = page.url();
    await press(page.getByRole('link', { name: 'Pay $200' }));
    await press(page.getByRole('button', { name: 'Pay $200' }));
    await press(page.getByRole('button', { name: 'Pay $200' }));
    await expect(title('The vehicle is held for you')).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.getByText("You've paid $200.")).toBeVisible();
    // axe is a script, which runs where scripts do.
    const other = await browser.newPage({ javaScriptEnabled: true });
    await other.goto(address);
    expect(await axeViolations(other)).toEqual([]);
    await other.close();

    // The link of an email opens the checkout, which leads to the same page.
    const id = address.split('/').at(-2) ?? '';
    await page.goto(leads.url(GROUP, `${car(6)}/checkout?hold=${id}`));
    await press(page.getByRole('link', { name: 'See your reservation' }));
    expect(page.url()).toBe(address);

    await press(page.getByRole('link', { name: 'Cancel Reservation' }));
    await press(page.getByRole('link', { name: 'Keep it' }));
    await expect(title('The vehicle is held for you')).toBeVisible();
    await press(page.getByRole('link', { name: 'Cancel Reservation' }));
    await expect(page.getByRole('heading', { name: 'Cancel this reservation?' })).toBeVisible();
    await press(page.getByRole('button', { name: 'Yes, cancel it' }));
    await expect(title("You've cancelled your reservation")).toBeVisible();
    // The provider may have given it back by the time the page is read.
    await expect(page.getByText(/Your refund is on its way\.|We've refunded \$200\./)).toBeVisible();
  });
});
