import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';

/** Opens the list while the island cannot wake, and answers what lets it. */
async function openAsleep(page: Page, address = ALL): Promise<() => Promise<void>> {
  const come = await holdScripts(page, /_astro\/SearchIsland[^/]*\.js/);
  await page.goto(demoUrl(GROUP, address));
  return async () => {
    come();
    await page.waitForSelector('astro-island:not([ssr])', { state: 'attached' });
  };
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cars = (page: Page) => results(page).locator('article a[href^="/cars/"]');
const box = (page: Page) => page.getByRole('search', { name: 'These cars' }).getByRole('searchbox');

test('S2 a text typed before the island wakes is kept and searched for', async ({ page }) => {
  const wake = await openAsleep(page);
  await box(page).pressSequentially('larkspur');
  await wake();
  await expect(page).toHaveURL(/query=larkspur/);
  await expect(box(page)).toHaveValue('larkspur');
  await expect(cars(page).first()).toContainText('Larkspur');
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText('Larkspur');
  await box(page).press('End');
  await box(page).pressSequentially(' x');
  await expect(box(page)).toHaveValue('larkspur x');
});

type Held = { startHeld: () => void };

/**
 * Opens a list whose island has woken, and whose search has not started: that has a task of its own, which may come late on
 * a slow phone, and here comes when the answer is called.
 */
async function openBetween(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const [inTime, forget] = [setTimeout, clearTimeout];
    const held = new Map<number, () => void>();
    let isHeld = true;
    let last = 0;
    Object.assign(window, {
      setTimeout: (work: () => void, delay?: number) => {
        if (!isHeld || delay !== undefined) return inTime(work, delay);
        // Below 0, where the browser has no numbers of its own.
        last -= 1;
        held.set(last, work);
        return last;
      },
      clearTimeout: (id?: number) => {
        if (id === undefined || !held.delete(id)) forget(id);
      },
      startHeld: () => {
        isHeld = false;
        for (const work of held.values()) inTime(work);
      },
    });
  });
  await page.goto(demoUrl(GROUP, ALL));
  await awake(page);
  return () => page.evaluate(() => (window as unknown as Held).startHeld());
}

test('S2 a page that is asked for between the waking of the island and the start of its search is opened', async ({
  page,
}) => {
  await openBetween(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(new RegExp(`${ALL}\\?page=2$`));
  await awake(page);
  await page.evaluate(() => (window as unknown as Held).startHeld());
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('S2 what is typed between the waking of the island and the start of its search is searched for', async ({
  page,
}) => {
  const start = await openBetween(page);
  await box(page).fill('larkspur');
  await start();
  await expect(page).toHaveURL(/query=larkspur$/);
  await expect(cars(page).first()).toContainText('Larkspur');
});

test('S8 a quick pick between the waking of the island and the start of its search counts', async ({
  page,
}) => {
  const start = await openBetween(page);
  const pick = { name: 'Up to $25,000' };
  await page.getByRole('button', pick).click();
  await start();
  await expect(page).toHaveURL(/\?price=%3A25000$/);
  await expect(page.getByRole('button', { ...pick, pressed: true })).toBeVisible();
});

test('S2 a price, an order and a filter chosen before the island wakes are searched for', async ({
  page,
}) => {
  const wake = await openAsleep(page, `${ALL}?fuel=Hybrid`);
  await page.getByLabel('Sort by').selectOption('price-asc');
  await wake();
  await expect(page).toHaveURL(/fuel=Hybrid&sortBy=price-asc$/);
  await expect(page.getByLabel('Sort by')).toHaveValue('price-asc');
});

test('S8 figures typed before the island wakes are kept; one that is still typed counts when it is left', async ({
  page,
}) => {
  const wake = await openAsleep(page);
  const price = page.getByRole('group', { name: 'Price' });
  await price.getByLabel('To').fill('40000');
  await page.getByRole('radiogroup', { name: 'Condition' }).getByText('Used', { exact: true }).click();
  await price.getByLabel('From').fill('20000');
  await wake();
  await expect(page).toHaveURL(/price=%3A40000&car_type=used$/);
  await expect(price.getByLabel('To')).toHaveValue('40,000');
  await expect(price.getByLabel('From')).toHaveValue('20000');
  await price.getByLabel('From').press('Enter');
  await expect(page).toHaveURL(/price=20000%3A40000&car_type=used$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' });

  test('S4 filters that are asked for before the island wakes open at once and are filled when it does', async ({
    page,
  }) => {
    const wake = await openAsleep(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(sheet(page)).toBeVisible();
    await wake();
    await sheet(page).getByRole('checkbox').first().check({ force: true });
    await expect(page).toHaveURL(/body=/);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/body=/);
    await page.goBack();
    await expect(page).toHaveURL(demoUrl(GROUP, ALL));
    await expect(sheet(page)).toBeHidden();
  });

  test('S4 filters that are opened and closed before the island wakes open again, and leave no entry', async ({
    page,
  }) => {
    const wake = await openAsleep(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await sheet(page).getByRole('button', { name: 'Close filters' }).tap();
    await expect(sheet(page)).toBeHidden();
    const before = await page.evaluate(() => history.length);
    await wake();
    expect(await page.evaluate(() => history.length)).toBe(before);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    await expect(sheet(page).getByRole('checkbox').first()).toBeVisible();
  });
});

test('S14 a text typed into the header before its script comes is suggested for', async ({ page }) => {
  const come = await holdScripts(page, /_astro\/Page[^/]*\.js/);
  await page.goto(demoUrl(GROUP, '/about-us'), { waitUntil: 'commit' });
  const input = page.getByRole('banner').locator('input[name=query]:visible');
  await input.pressSequentially('suv');
  come();
  await expect(page.getByRole('banner').getByRole('option').first()).toBeVisible();
  await expect(input).toHaveValue('suv');
});
