import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { demoUrl, pageKinds } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { layoutShift } from './layout-shift.ts';

/** Sends its events to its own backend; the other demo dealer sends none. */
const COUNTS = 'wattle-used-cars';
const COUNTS_NOTHING = 'bass-strait-trucks';

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy choices' });
const choicesButton = (page: Page) => page.getByRole('button', { name: 'Privacy choices' });

/** Opens a page as someone who moves on it. */
async function visit(page: Page, slug: string, address: string): Promise<void> {
  await page.goto(demoUrl(slug, address), { waitUntil: 'load' });
  await page.mouse.move(100, 100);
  await page.mouse.move(120, 120);
}

test('F11 visitors are asked once, by keyboard, and change their minds in the footer', async ({ page }) => {
  await visit(page, COUNTS, '/');
  await expect(banner(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  // The page can be used all the same: the banner takes neither the focus nor the keyboard.
  await banner(page).getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Tab');
  await expect(banner(page).locator(':focus')).toHaveCount(0);
  await banner(page).getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(banner(page)).toBeHidden();

  await visit(page, COUNTS, '/privacy-policy');
  await choicesButton(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  const tick = dialog.getByRole('checkbox', { name: 'Counting visits' });
  await expect(tick).not.toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(choicesButton(page)).toBeFocused();
  await expect(banner(page)).toHaveCount(0);

  await choicesButton(page).press('Enter');
  await tick.press('Space');
  await dialog.getByRole('button', { name: 'Save choices' }).press('Enter');
  await expect(dialog).toBeHidden();
  await choicesButton(page).press('Enter');
  await expect(tick).toBeChecked();
});

for (const [width, most] of [
  [390, 144],
  [820, 88],
  [1440, 72],
] as const)
  test(`F11 the question is a bar of at most ${most} px at ${width} px, and away while choices are open`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, COUNTS, '/privacy-policy');
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).boundingBox();
    expect(box?.width).toBe(width);
    expect(box?.height).toBeLessThanOrEqual(most);
    expect(box && box.y + box.height).toBe(844);
    await choicesButton(page).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  });

test('F11 the button in the footer answers a press that comes before its script', async ({ page }) => {
  const come = await holdScripts(page, /_astro\/start-count\.[^/]*\.js$/);
  await page.goto(demoUrl(COUNTS, '/privacy-policy'), { waitUntil: 'load' });
  const asked = page.waitForRequest(/_astro\/start-count\./);
  await choicesButton(page).press('Enter');
  await asked;
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog).toHaveCount(0);
  come();
  await expect(dialog.getByRole('checkbox', { name: 'Counting visits' })).toBeVisible();
});

test('F11 the question moves nothing and leaves the buttons of a phone free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, COUNTS, pageKinds(COUNTS)['vehicle'] ?? '');
  await expect(banner(page)).toBeVisible();
  const boxes = async () => ({
    question: await banner(page).boundingBox(),
    bar: await page.locator('#action-bar').boundingBox(),
  });
  await expect
    .poll(async () => {
      const { question, bar } = await boxes();
      return question && bar && question.y + question.height <= bar.y;
    })
    .toBe(true);
  expect(await layoutShift(page)).toBe(0);
  // What gets the focus is not below the banner (WCAG 2.4.11).
  const link = page.locator('#site-footer a').last();
  await link.focus();
  await expect
    .poll(async () => {
      const [{ question }, focused] = [await boxes(), await link.boundingBox()];
      return (
        question &&
        focused &&
        (focused.y + focused.height <= question.y || focused.y >= question.y + question.height)
      );
    })
    .toBe(true);
});

test('F11 a browser with Global Privacy Control is not asked, and not counted', async ({ page }) => {
  await page.addInitScript((key) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
    // Chosen before the browser was told to send the signal.
    localStorage.setItem(key, JSON.stringify({ analytics: true, at: Date.now() }));
  }, `forecourt:${COUNTS}:consent`);
  const counted: string[] = [];
  page.on(
    'request',
    (request) => void (/watch-shopper|api\/events/.test(request.url()) && counted.push(request.url())),
  );
  await visit(page, COUNTS, '/privacy-policy');
  await choicesButton(page).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await expect(dialog.getByRole('checkbox', { name: 'Counting visits' })).toBeDisabled();
  await expect(dialog).toContainText('Global Privacy Control');
  expect(counted).toEqual([]);
  await expect(banner(page)).toHaveCount(0);
});

test('F11 a dealer who counts nothing asks nobody', async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => void (/consent|privacy|analytics/.test(request.url()) && scripts.push(request.url())),
  );
  await visit(page, COUNTS_NOTHING, '/');
  await page.mouse.wheel(0, 600);
  await page.waitForLoadState('networkidle');
  await expect(choicesButton(page)).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
  expect(scripts.filter((url) => !url.endsWith('/privacy-policy'))).toEqual([]);
});
