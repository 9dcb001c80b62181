import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { awake } from './awake.ts';
import { expect } from './browser-test.ts';
import { answerBanner, moveAsVisitor } from './event-sink.ts';
import { test } from './lead-server.ts';

/** Counts visits, values trade-ins and has an announcement; the other dealer has garages. */
const DEALER = 'wattle-used-cars';
const GARAGES = 'tallowood-caravans';

/** Opens an address in a tab of its own, beside those that are open. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  return page;
}

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });

test('X4 F11 what one tab decides about counting closes the question in another, which counts or stops', async ({
  context,
  leads,
}) => {
  const one = await openTab(context, leads.url(DEALER, '/privacy-policy'));
  const other = await openTab(context, leads.url(DEALER, '/'));
  for (const tab of [one, other]) {
    await moveAsVisitor(tab);
    await expect(banner(tab)).toBeVisible();
  }
  const sent: string[] = [];
  other.on('request', (request) => {
    if (request.url().includes('/api/events')) sent.push(request.url());
  });
  const call = () => other.locator('a[href^="tel:"]').first().dispatchEvent('click');
  await answerBanner(one, 'Accept');
  await expect(banner(other)).toHaveCount(0);
  // What is pressed before the script of the counting runs is never sent, so the press comes again until one is.
  await expect
    .poll(async () => {
      await call();
      return sent.length;
    })
    .toBeGreaterThan(0);

  await one.getByRole('button', { name: 'Privacy choices' }).press('Enter');
  const dialog = one.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('checkbox', { name: 'Counting visits' }).uncheck();
  await dialog.getByRole('button', { name: 'Save choices' }).press('Enter');
  await expect
    .poll(() => other.evaluate((key) => localStorage.getItem(key), `forecourt:${DEALER}:consent`))
    .toContain('"analytics":false');
  const before = sent.length;
  await other.evaluate(() => dispatchEvent(new Event('beforeprint')));
  // An event of the press would have been asked for ahead of this file.
  await other.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
  expect(sent).toHaveLength(before);
});

test('X4 F12 a draft of one tab is what the form of another begins with, until that is begun itself', async ({
  context,
  leads,
}) => {
  const fields = (page: Page) => page.locator('.lead-form');
  const one = await openTab(context, leads.url(DEALER, '/contact'));
  const other = await openTab(context, leads.url(DEALER, '/contact'));
  await other.locator('.lead-form [name="name"]').focus();
  await awake(other, 'main');
  await fields(one).locator('[name="name"]').pressSequentially('Robin');
  await expect(fields(other).locator('[name="name"]')).toHaveValue('Robin');
  await fields(other).locator('[name="last_name"]').pressSequentially('Marsh');
  await fields(one).locator('[name="name"]').pressSequentially(' Ann');
  // It has been begun: what is seen in it stays.
  await expect(fields(other).locator('[name="last_name"]')).toHaveValue('Marsh');
  await expect(fields(other).locator('[name="name"]')).toHaveValue('Robin');
});

test('X4 A5 A10 signing in and out in one tab changes the pages that another has open', async ({
  context,
  leads,
}) => {
  const waiting = await openTab(context, leads.url(DEALER, '/account'));
  await expect(waiting).toHaveURL(/\/sign-in\?/);
  const form = await openTab(context, leads.url(DEALER, '/contact'));
  const name = form.locator('.lead-form [name="phone"]');
  await name.focus();
  await awake(form, 'main');
  const one = await openTab(context, leads.url(DEALER, '/account'));
  const mobile = mobileOf(631);
  await signInHere(one, leads, mobile);
  await expect(one.locator('.user-details')).toContainText(mobile.typed);
  await expect(waiting).toHaveURL(/\/account$/);
  await expect(waiting.locator('.user-details')).toContainText(mobile.typed);
  await expect(name).toHaveValue(mobile.typed);

  await press(one.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(one).toHaveURL(leads.url(DEALER, '/'));
  await expect(waiting).toHaveURL(/\/sign-in\?/);
  await expect(name).toHaveValue('');
});

test('X4 A6 a vehicle that one tab keeps in the garage is in that of another, with a network or without', async ({
  context,
  leads,
}) => {
  const one = await openTab(context, leads.url(GARAGES, '/my-garage'));
  const mobile = mobileOf(632);
  await signInHere(one, leads, mobile);
  await expect(one.getByRole('heading', { name: 'My vehicles' })).toBeVisible();
  const other = await openTab(context, leads.url(GARAGES, '/my-garage'));
  const own = other.getByRole('region', { name: 'My vehicles' });
  await expect(own).toBeVisible();
  const add = async (plate: string): Promise<void> => {
    await press(one.getByRole('button', { name: 'Add a vehicle' }));
    await one.getByLabel('Plate').fill(plate);
    await press(one.getByRole('button', { name: 'Save vehicle' }));
    await expect(one.locator('.garage-told')).toContainText(plate);
  };
  await add('ABC12D');
  await expect(own).toContainText('ABC12D');
  await context.setOffline(true);
  await add('XYZ98K');
  await expect(own).toContainText('XYZ98K');
  await context.setOffline(false);
  await expect
    .poll(async () =>
      (await leads.vehiclesOf(`+61491575${mobile.ending}`)).map(({ plate }) => plate).toSorted(),
    )
    .toEqual(['ABC12D', 'XYZ98K']);
});

test('X4 F8 a figure for an own vehicle that one tab keeps is the deposit in another', async ({
  context,
  leads,
}) => {
  const car = pageAddresses(DEMO_SITES, DEALER)
    .filter(isVehicleAddress)
    .find((address) => readPage(DEMO_SITES, DEALER, address).html.includes('FinanceCalculator'));
  const page = await openTab(context, leads.url(DEALER, car ?? ''));
  const deposit = page.getByLabel('Deposit or trade-in, typed');
  await deposit.scrollIntoViewIfNeeded();
  await deposit.focus();
  await awake(page, 'main');
  const one = await openTab(context, leads.url(DEALER, '/privacy-policy'));
  await one.evaluate(
    ({ key, slug }) => {
      const [valued_on, valid_until] = ['2026-11-01', '2099-12-31'];
      const kept = { value: 4300, valued_on, valid_until, vehicle: '2018 Aldera Larkspur', car_id: slug };
      localStorage.setItem(key, JSON.stringify(kept));
    },
    { key: `forecourt:${DEALER}:trade-in`, slug: car?.replace('/cars/', '') ?? '' },
  );
  await expect(deposit).toHaveValue(/4,?300/);
});

test('X4 D11 an announcement that one tab closes is closed in another', async ({ context, leads }) => {
  const bar = (page: Page) => page.locator('announcement-bar');
  const one = await openTab(context, leads.url(DEALER, '/'));
  const other = await openTab(context, leads.url(DEALER, '/privacy-policy'));
  await expect(bar(other)).toBeVisible();
  await one.getByRole('button', { name: 'Dismiss this message' }).click();
  await expect(bar(other)).toBeHidden();
});
