import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { DEMO_SITES, FIXTURE_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { axeViolations } from './axe-violations.ts';
import { demoUrl } from './demo-pages.ts';
import { FIXTURE_PORT } from './ports.ts';

/** A demo dealer whose chat is a form, and the fixture whose chat is a provider's. */
const SHOP = 'ironbark-motorcycles';
const withChat = pageAddresses(DEMO_SITES, SHOP)
  .filter(isVehicleAddress)
  .find((address) => readPage(DEMO_SITES, SHOP, address).html.includes('data-chat='));
const FRAMED = `http://everything.localhost:${FIXTURE_PORT}${pageAddresses(FIXTURE_SITES, 'everything').find((name) => name.endsWith('-e102'))}`;

const chatLink = (page: Page) => page.locator('[data-action=chat] a');
const bubble = (page: Page) => page.locator('#chat-bubble');
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);

/** What a page asks of a provider of chats, which answers with a page of its own. */
async function watchProvider(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://chat.everything.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Hello from the chat</p>' });
  });
  return asked;
}

test('V15 the message form of a chat opens over the page, about this vehicle', async ({ page }) => {
  await page.goto(demoUrl(SHOP, withChat ?? ''));
  await expect(chatLink(page)).toHaveText('Instant Message');
  await chatLink(page).click();
  const dialog = page.getByRole('dialog', { name: 'Instant Message' });
  await expect(dialog.getByLabel('Your message')).toBeVisible();
  await expect(dialog.locator('input[name=car_id]')).not.toHaveValue('');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(demoUrl(SHOP, withChat ?? ''));
});

test('V13 the bubble comes with the first sign of a visitor and opens after 900 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(demoUrl(SHOP, withChat ?? ''));
  await expect(bubble(page)).toBeHidden();
  await scrollPage(page, 300);
  await expect(bubble(page)).toBeVisible();
  await expect(bubble(page)).not.toHaveAttribute('data-opened');
  await scrollPage(page, 901);
  await expect(bubble(page)).toHaveAttribute('data-opened');
  await expect(bubble(page)).toHaveText(/Instant Message/);
  await bubble(page).click();
  await expect(page.getByRole('dialog', { name: 'Instant Message' })).toBeVisible();
});

test("V15 a provider's chat is loaded after a press and consent, with the dealer's token, and not before", async ({
  page,
}) => {
  const asked = await watchProvider(page);
  await page.goto(FRAMED);
  await scrollPage(page, 500);
  await expect(bubble(page)).toBeVisible();
  await bubble(page).click();
  const dialog = page.getByRole('dialog', { name: 'Instant Message' });
  await expect(dialog).toContainText('The chat is run by Everything Chat.');
  expect(asked).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  const start = dialog.getByRole('button', { name: 'Start the chat' });
  await start.press('Enter');
  await expect(dialog.frameLocator('iframe').getByText('Hello from the chat')).toBeVisible();
  expect(asked).toEqual(['https://chat.everything.example/open?key=everything-1']);
  // What was agreed holds for the visit.
  await page.reload();
  await scrollPage(page, 300);
  await expect(bubble(page)).toBeVisible();
  await chatLink(page).click();
  await expect(dialog.frameLocator('iframe').getByText('Hello from the chat')).toBeVisible();
});

test('V15 the person who does not want the provider gets to the enquiry', async ({ page }) => {
  const asked = await watchProvider(page);
  await page.goto(FRAMED);
  await scrollPage(page, 300);
  await expect(bubble(page)).toBeVisible();
  await chatLink(page).click();
  await page
    .getByRole('dialog', { name: 'Instant Message' })
    .getByRole('link', { name: 'Enquire Now' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Enquire Now' })).toBeVisible();
  expect(asked).toEqual([]);
});
