import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { FIXTURE_NOW, FIXTURE_TENANTS } from '../built-sites.ts';
import { expect, test } from './browser-test.ts';
import { dayInWords } from '../../src/domain/text/long-day.ts';
import { FIXTURE_PORT } from './ports.ts';

const DEALER = 'everything';
const SITE = `http://${DEALER}.localhost:${FIXTURE_PORT}`;
const LIST = `${SITE}/special-offers`;

/** What a dealer wrote in the file of an offer: each line above the text by its name, and the text. */
function writtenIn(name: string, dealer: string = DEALER): (field: string) => string {
  const file = path.join(FIXTURE_TENANTS, dealer, 'content/offers', `${name}.md`);
  const [, head = '', text = ''] = readFileSync(file, 'utf8').split(/^---$/m);
  const lines = [...head.matchAll(/^(\w+): (.+)$/gm)].map(
    ([, key = '', value = '']) => [key, value] as const,
  );
  const said = new Map([...lines, ['text', text.trim()]]);
  return (field) => {
    const words = said.get(field);
    if (!words) throw new Error(`${file} says no ${field}.`);
    return words;
  };
}
const offer = writtenIn('ends');
/** Its last day as pages write it: 30 November 2026. */
const LAST_DAY = dayInWords(offer('until'));

const cardOf = (page: Page, title: string) =>
  page.getByRole('main').getByRole('article').filter({ hasText: title });

/** From the home page to the list, and on to the page of the offer, with what the dealer wrote on each. */
async function findTheOffer(page: Page): Promise<void> {
  await page.goto(SITE);
  await page.getByRole('region', { name: 'Announcement' }).getByRole('link').click();
  await expect(page).toHaveURL(LIST);
  const card = cardOf(page, offer('title'));
  await expect(card).toContainText(offer('offer'));
  await expect(card).toContainText(offer('description'));
  await expect(card).toContainText(`Ends ${LAST_DAY}. ${offer('terms')}`);
  await card.getByRole('link', { name: offer('title') }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer('title'));
  const main = page.getByRole('main');
  await expect(main).toContainText(offer('offer'));
  await expect(main).toContainText(offer('text'));
  await expect(main.getByText(`Ends ${LAST_DAY}`)).toBeVisible();
  const terms = main.getByRole('region', { name: 'Terms of this offer' });
  await expect(terms).toContainText(`Until ${LAST_DAY}. ${offer('terms')}`);
  await main.getByRole('link', { name: offer('button') }).click();
  await expect(page).toHaveURL(`${SITE}${offer('link')}`);
}

test('P1 an offer is found as the dealer wrote it, with its terms and its last day', async ({ page }) => {
  await page.clock.setFixedTime(FIXTURE_NOW);
  await findTheOffer(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('P1 an offer is found as the dealer wrote it, with its terms and its last day', async ({ page }) => {
    await findTheOffer(page);
  });
});

for (const name of ['draft', 'later'])
  test(`P1 an offer that is not published is nowhere: ${name}`, async ({ page }) => {
    const unpublished = writtenIn(name);
    await page.clock.setFixedTime(FIXTURE_NOW);
    await page.goto(LIST);
    await expect(cardOf(page, offer('title'))).toBeVisible();
    await expect(page.getByText(unpublished('title'))).toHaveCount(0);
    expect((await page.goto(`${LIST}/${name}`))?.status()).toBe(404);
  });

test.describe('an offer that was built before it ended', () => {
  // There it is still the offer's last day when the dealer's next day begins.
  test.use({ timezoneId: 'Europe/London' });
  const HOLDS = `${offer('until')}T23:59:00+11:00`;
  const OVER = new Date(Date.parse(HOLDS) + 2 * 60_000);

  test('P1 S5 it leaves the list and the menu with the last day of the dealer', async ({ page }) => {
    const card = cardOf(page, offer('title'));
    const other = cardOf(page, writtenIn('always')('title'));
    const menu = page.getByRole('navigation', { name: 'Main' });
    const inMenu = menu.getByRole('link', { name: offer('title') });
    const otherInMenu = menu.getByRole('link', { name: writtenIn('always')('title') });
    const openMenu = () => menu.locator('summary', { hasText: 'Offers' }).click();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.setFixedTime(HOLDS);
    await page.goto(LIST);
    await expect(card).toBeVisible();
    await openMenu();
    await expect(inMenu).toBeVisible();

    await page.clock.setFixedTime(OVER);
    await page.reload();
    await expect(other).toBeVisible();
    await expect(card).toBeHidden();
    await expect(page.getByText('No offers today')).toBeHidden();
    await openMenu();
    await expect(otherInMenu).toBeVisible();
    await expect(inMenu).toBeHidden();
  });

  test('P1 its page stays, says that it is over, and has no button to take it up', async ({ page }) => {
    const main = page.getByRole('main');
    const note = main.getByText("This offer is over. See what's on now");
    const button = main.getByRole('link', { name: offer('button') });

    await page.clock.setFixedTime(HOLDS);
    await page.goto(`${LIST}/ends`);
    await expect(button).toBeVisible();
    await expect(note).toBeHidden();

    await page.clock.setFixedTime(OVER);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer('title'));
    await expect(note).toBeVisible();
    await expect(button).toBeHidden();
    await note.getByRole('link').click();
    await expect(page).toHaveURL(LIST);
  });
});

test('P1 where every offer is over the list says so, and leads to what is in stock', async ({ page }) => {
  const only = writtenIn('last', 'odd');
  const card = cardOf(page, only('title'));
  const main = page.getByRole('main');
  const words = main.getByText('No offers today');
  const wayOn = main.getByRole('link', { name: 'See everything in stock' });
  const list = `http://odd.localhost:${FIXTURE_PORT}/special-offers`;

  await page.clock.setFixedTime(`${only('until')}T12:00:00+08:00`);
  await page.goto(list);
  await expect(card).toBeVisible();
  await expect(words).toBeHidden();
  await expect(wayOn).toBeHidden();

  await page.clock.setFixedTime(Date.parse(`${only('until')}T12:00:00+08:00`) + 24 * 60 * 60_000);
  await page.reload();
  await expect(words).toBeVisible();
  await expect(main).toContainText(
    "We'll list the next one here. In the meantime, have a look at what's in stock.",
  );
  await expect(card).toBeHidden();
  await expect(main.getByText(only('terms'))).toBeHidden();
  await wayOn.click();
  await expect(page).toHaveURL(/\/search\/new-used-and-demo-cars$/);
});
