import type { Page } from '@playwright/test';
import { atRest, frames } from './at-rest.ts';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';

const LIST = demoUrl('wattle-used-cars', '/search/new-used-and-demo-cars');
const cards = (page: Page) => page.locator('.results-grid article:has(.card-photos)');
/** Photos of a card that the page has asked for, its first among them. */
const photos = (page: Page, at: number) => cards(page).nth(at).locator('.card-track img');

test('S4 X5 a mouse and the keyboard look through the photos of a card, which load one ahead', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(LIST);
  await awake(page);
  const title = await cards(page).first().locator('h3').innerText();
  await expect(cards(page).first().getByRole('button', { name: /photo/ })).toHaveCount(0);
  expect(asked.filter((url) => /CardSlides|embla/.test(url))).toEqual([]);
  await cards(page).first().hover();
  const next = cards(page)
    .first()
    .getByRole('button', { name: `Next photo of ${title}` });
  await expect(next).toHaveCSS('opacity', '1');
  // Carousels of cards that nobody reaches for would only slow a list down.
  await expect(page.locator('.results-grid').getByRole('button', { name: /^Next photo/ })).toHaveCount(1);
  await expect(photos(page, 0)).toHaveCount(1);
  await next.click();
  await expect(cards(page).first().getByText('Photo 2 of 5')).toBeAttached();
  await expect(photos(page, 0)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(cards(page).first().getByText('Photo 3 of 5')).toBeAttached();
  await expect(photos(page, 1)).toHaveCount(1);
  await expect(page).toHaveURL(LIST);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('S4 the first swipe of a finger counts, and a tap opens the car', async ({ page }) => {
    await page.goto(LIST);
    await awake(page);
    // As on a phone that has no idle moment.
    await page.evaluate(() => (window.requestIdleCallback = () => 0));
    const card = cards(page).first();
    await card.scrollIntoViewIfNeeded();
    const { x, y, width } = (await card.boundingBox())!;
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: x + width * share, y: y + 100 }],
      });
    const swipe = async (): Promise<void> => {
      await touch('touchStart', 0.8);
      for (let share = 0.75; share > 0.2; share -= 0.05) {
        await touch('touchMove', share);
        await frames(page, 1);
      }
      await touch('touchEnd');
    };
    await swipe();
    await expect(card.getByText('Photo 2 of 5')).toBeAttached();
    await expect(photos(page, 0)).toHaveCount(3);
    await atRest(card.locator('.card-track'));
    await swipe();
    await expect(card.getByText('Photo 3 of 5')).toBeAttached();
    await expect(page).toHaveURL(LIST);
    const href = await card.locator('h3 a').getAttribute('href');
    await card.tap({ position: { x: 100, y: 100 } });
    await expect(page).toHaveURL(demoUrl('wattle-used-cars', href ?? ''));
  });
});
