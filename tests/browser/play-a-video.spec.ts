import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { FIXTURE_PORT } from './ports.ts';

const SITE = `http://everything.localhost:${FIXTURE_PORT}`;

/** Answers for the companies whose videos are shown, and says which were asked. */
async function companies(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/video\.example\//, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<p>A film begins.</p>' });
  });
  return asked;
}

test('P1 K20 a video of a text plays in its place once it is pressed, which is kept as consent', async ({
  page,
}) => {
  const asked = await companies(page);
  await page.goto(`${SITE}/every-block`);
  const button = page.getByRole('button', { name: 'Play: A walk around' });
  await expect(button).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(asked).toEqual([]);
  await page.evaluate(() => customElements.whenDefined('embedded-frames'));
  await button.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe[title="A walk around"]');
  await expect(frame).toBeFocused();
  await expect(page.frameLocator('iframe[title="A walk around"]').getByText('A film begins.')).toBeVisible();
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  expect(asked).toEqual(['video.example']);
  expect(await layoutShift(page)).toBe(0);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog').getByLabel('Maps, bookings and videos')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('P1 a video of a text is a link', async ({ page }) => {
    await page.goto(`${SITE}/every-block`);
    await expect(page.getByRole('button', { name: 'Play: A walk around' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Watch it on their site' })).toHaveAttribute(
      'href',
      'https://video.example/walk-around',
    );
  });
});
