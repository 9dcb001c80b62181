import type { Locator, Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';

const GROUP = 'harbour-motor-group';

const open = (page: Page, address: string): Promise<unknown> => page.goto(demoUrl(GROUP, address));
const shownColour = (page: Page): Locator => page.locator('colour-picker figcaption:visible');

test('M3 a variant’s tab selects its colours', async ({ page }) => {
  await open(page, '/models/larkspur');
  const colours = page.locator('colour-picker:visible').getByRole('radio');
  await expect(colours).toHaveCount(3);
  await page.getByRole('tab', { name: 'Touring', exact: true }).click();
  await expect(colours).toHaveCount(5);
  await page.locator('colour-picker:visible label', { hasText: 'Waratah Red' }).click();
  await expect(shownColour(page)).toHaveText('Waratah Red');
  await expect(page.locator('colour-picker:visible img:visible')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Active' }).click();
  await expect(shownColour(page)).toHaveText('Sail White');
});

test('M3 the arrows beside the colours wrap round', async ({ page }) => {
  await open(page, '/models/kiri');
  const colours = page.locator('colour-picker').getByRole('radio');
  const count = await colours.count();
  const first = await shownColour(page).textContent();
  await page.getByRole('button', { name: 'Previous colour' }).click();
  await expect(colours.nth(count - 1)).toBeChecked();
  await expect(shownColour(page)).not.toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Next colour' }).click();
  await expect(colours.first()).toBeChecked();
  await expect(shownColour(page)).toHaveText(first ?? '');
});

test('M3 with the keyboard alone: tab, colour, and round the end', async ({ page }) => {
  await open(page, '/models/larkspur');
  await page.getByRole('tab', { name: 'Active' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Touring Hybrid' })).toBeFocused();
  await expect(shownColour(page)).toHaveText('Tidal Blue');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(shownColour(page)).toHaveText('Sail White');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shownColour(page)).toHaveText('Waratah Red');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Previous colour' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next colour' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shownColour(page)).toHaveText('Tidal Blue');
});

test('M2 the slider has arrows above three variants only, and they wrap round', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/models/larkspur');
  await expect(page.getByRole('button', { name: 'Next variants' })).toHaveCount(0);
  await open(page, '/models/ridgeback');
  const last = page.locator('snap-slider article').last();
  await expect(last).not.toBeInViewport();
  await page.getByRole('button', { name: 'Previous variants' }).press('Enter');
  await expect(last).toBeInViewport({ ratio: 0.1 });
  await page.getByRole('button', { name: 'Next variants' }).press('Enter');
  await expect(page.locator('snap-slider article').first()).toBeInViewport({ ratio: 0.1 });
  await expect(last).not.toBeInViewport();
});

test('M1 the body in the address chooses the models, and going back chooses again', async ({ page }) => {
  await open(page, '/models?body=Ute');
  const models = page.locator('[data-body]:visible');
  await expect(models).toHaveCount(1);
  await page.getByRole('link', { name: 'All models' }).click();
  await expect(models).toHaveCount(6);
  await page.goBack();
  await expect(models).toHaveCount(1);
  await open(page, '/models?body=hovercraft');
  await expect(models).toHaveCount(6);
});

test('M1 the quote page names the variant that was asked about', async ({ page }) => {
  await open(page, '/models/ridgeback');
  await page.getByRole('link', { name: 'Get a Quote for the Trail' }).click();
  await expect(page.locator('order-choice')).toContainText('Corvane Ridgeback Trail');
  await open(page, '/models/order-now?model_id=ridgeback&vehicle=Words+of+a+stranger');
  await expect(page.locator('order-choice a:visible')).toHaveText('Corvane Ridgeback');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('M1 the quote page names the model that was asked about', async ({ page }) => {
    await open(page, '/models/ridgeback');
    await page.locator('a[href^="/models/order-now"]').first().click();
    await expect(page.locator('order-choice a:visible')).toHaveText('Corvane Ridgeback');
  });

  test('M3 what would be panels of tabs are none', async ({ page }) => {
    await open(page, '/models/larkspur');
    await expect(page.locator('[role=tabpanel], [data-panel][aria-labelledby]')).toHaveCount(0);
  });

  test('M2 M3 every colour and every variant shows', async ({ page }) => {
    await open(page, '/models/larkspur');
    await expect(page.locator('colour-picker figcaption:visible')).toHaveCount(12);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('snap-slider article:visible')).toHaveCount(3);
    await expect(page.getByText('WARNING: This comparison rate')).toBeVisible();
  });
});
