import type { Page } from '@playwright/test';
import { createAccessToken } from '../../src/backend/store/access-tokens.ts';
import { askPayment } from '../../src/backend/checkout-store/ask-payment.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { test, type LeadServer } from './lead-server.ts';

const GROUP = 'harbour-motor-group';
const BIKES = 'ironbark-motorcycles';

/** A payment that a dealer has asked a number for; gives its id. */
async function asked(
  leads: LeadServer,
  tenant: string,
  phone: string | null,
  purpose: string,
): Promise<string> {
  const id = crypto.randomUUID();
  await askPayment(leads.store, {
    ...{ id, tenant, lead: null, name: 'Rosa Quill', email: null, phone, purpose, amount: 125_050 },
    asked_at: Date.now(),
    until: Date.now() + 7 * 86_400_000,
  });
  return id;
}

const stored = (number: number): string => `+61491575${String(number).padStart(3, '0')}`;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

/** From what there is to pay to the receipt, by keys alone. */
async function payHere(page: Page): Promise<void> {
  await expect(heading(page, '$1,250.50 to pay')).toBeVisible();
  await press(page.getByRole('link', { name: 'Pay $1,250.50' }));
  await expect(heading(page, 'This is a demonstration')).toBeVisible();
  await press(page.getByRole('button', { name: 'Pay $1,250.50' }));
  await expect(heading(page, '$1,250.50 paid')).toBeVisible();
}

test('A6 a dealer asks, a shopper pays by the link, and the dealer pays it back, by keyboard', async ({
  page,
  leads,
  browser,
}) => {
  const { token } = await createAccessToken(leads.store, { tenant: GROUP, label: 'Test', now: Date.now() });
  await page.goto(leads.url(GROUP, '/_leads'));
  await page.getByLabel('Access token').pressSequentially(token);
  await page.keyboard.press('Enter');
  await press(page.getByRole('link', { name: 'Payments' }));
  await expect(heading(page, 'Request a payment')).toBeVisible();
  for (const [label, words] of [
    ['What it is for', 'Balance of your Sora'],
    ['Amount in dollars', '1,250.50'],
    ['Customer name', 'Rosa Quill'],
    ['Email, to send the link', 'rosa@example.com'],
  ] as const) {
    await page.getByLabel(label).focus();
    await page.getByLabel(label).pressSequentially(words);
  }
  expect(await axeViolations(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Request Payment' }));
  await expect(heading(page, '$1,250.50, Balance of your Sora')).toBeVisible();
  const link = page.getByRole('link', { name: /^\/online-payment\?request=/ });
  const address = (await link.getAttribute('href')) ?? '';

  const shopper = await browser.newPage();
  await shopper.goto(leads.url(GROUP, address));
  await expect(shopper.getByText('Balance of your Sora')).toBeVisible();
  expect(await axeViolations(shopper)).toEqual([]);
  await payHere(shopper);
  await expect(shopper).toHaveURL(leads.url(GROUP, address));
  await expect(shopper.getByText(/^You paid \$1,250\.50 on/)).toBeVisible();
  await expect(shopper.getByRole('button', { name: 'Print Receipt' })).toBeVisible();
  await expect(shopper.getByRole('link', { name: /^Pay \$/ })).toHaveCount(0);
  expect(await axeViolations(shopper)).toEqual([]);

  await page.reload();
  await press(page.getByRole('button', { name: 'Refund' }));
  await expect(page.getByText(/^(Being r|R)efunded$/)).toBeVisible();
  await expect(async () => {
    await shopper.reload();
    const paidBack = heading(shopper, /\$1,250\.50 (refund on its way|refunded)/);
    // Its words come after the page.
    await expect(paidBack).toBeVisible({ timeout: 3000 });
  }).toPass();
  await shopper.close();
});

test('A5 A10 where the dealer asks to sign in first, the link leads there and back, and shows no stranger’s', async ({
  page,
  leads,
}) => {
  const own = await asked(leads, BIKES, stored(801), 'Deposit for a helmet');
  const other = await asked(leads, BIKES, stored(802), 'Service of a stranger');
  await page.goto(leads.url(BIKES, `/online-payment?request=${own}`));
  await expect(page).toHaveURL(/\/sign-in\?type=online-payment/);
  await expect(heading(page, 'Sign in to pay online')).toBeVisible();
  await signInHere(page, leads, mobileOf(801));
  await expect(page).toHaveURL(leads.url(BIKES, `/online-payment?request=${own}`));
  await payHere(page);
  await page.goto(leads.url(BIKES, '/online-payment'));
  await expect(page.getByText('Deposit for a helmet')).toBeVisible();
  await expect(page.getByText('Service of a stranger')).toHaveCount(0);
  await page.goto(leads.url(BIKES, `/online-payment?request=${other}`));
  await expect(page.getByRole('alert').filter({ hasText: "We can't find that payment." })).toBeVisible();
});

test('A6 without a link a shopper signs in, and finds what the number is asked for', async ({
  page,
  leads,
}) => {
  await asked(leads, GROUP, stored(803), 'Service of your Pippit');
  await page.goto(leads.url(GROUP, '/online-payment'));
  await expect(heading(page, 'Open the link you were sent')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await press(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await signInHere(page, leads, mobileOf(803));
  await expect(page.getByText('Service of your Pippit')).toBeVisible();
  await payHere(page);
});

test('A6 while nobody answers the page says so, and looks again when asked', async ({ page, leads }) => {
  const id = await asked(leads, GROUP, null, 'Tyres');
  let isAway = true;
  await page.route('**/api/online-payments/*', (route) =>
    isAway ? route.fulfill({ status: 503, json: { error: 'away' } }) : route.continue(),
  );
  await page.goto(leads.url(GROUP, `/online-payment?request=${id}`));
  await expect(page.getByRole('alert').filter({ hasText: "You haven't been charged." })).toBeVisible();
  isAway = false;
  await press(page.getByRole('button', { name: 'Try Again' }));
  await expect(page.getByText('Tyres')).toBeVisible();
});

for (const width of [390, 1440])
  test(`A6 nothing moves at ${width} px when the answer about a payment comes late`, async ({
    page,
    leads,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const id = await asked(leads, GROUP, null, 'Floor mats');
    const held = Promise.withResolvers<'answer'>();
    await page.route('**/api/online-payments/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(leads.url(GROUP, `/online-payment?request=${id}`));
    await expect(page.getByText('Finding your invoice…')).toBeVisible();
    await page.waitForFunction(() => performance.now() > 2000);
    held.resolve('answer');
    await expect(page.getByText('Floor mats')).toBeVisible();
    expect(await layoutShift(page)).toBe(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A6 the payment code of the email leads to the page of the provider', async ({ page, leads }) => {
    const id = await asked(leads, GROUP, null, 'Roof racks');
    await page.goto(leads.url(GROUP, `/online-payment?request=${id}`));
    await page.getByLabel('Payment code from our email').fill(id);
    await page.getByLabel('Payment code from our email').press('Enter');
    // A link opens no payment: the button of its page does.
    await page.getByRole('button', { name: 'Pay $1,250.50' }).press('Enter');
    await expect(heading(page, 'This is a demonstration')).toBeVisible();
    await page.getByRole('button', { name: 'Pay $1,250.50' }).press('Enter');
    await expect(page).toHaveURL(/\/online-payment\?request=/);
  });
});
