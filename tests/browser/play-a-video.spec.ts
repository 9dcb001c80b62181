import type { Page } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { FIXTURE_PORT } from './ports.ts';
import { FIXTURE_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';

const DEALER = 'everything';
const SITE = `http://${DEALER}.localhost:${FIXTURE_PORT}`;

/** The page of a vehicle whose video is on the site of a company, and those of two that have none there. */
const vehicles = pageAddresses(FIXTURE_SITES, DEALER).filter(isVehicleAddress);
const isFilmed = (address: string): boolean =>
  readPage(FIXTURE_SITES, DEALER, address).html.includes('vimeo.com/');
const filmed = vehicles.find(isFilmed) ?? '';
const others = vehicles.filter((address) => !isFilmed(address)).slice(0, 2);

/** Answers for the companies whose videos are shown, and says which were asked. */
async function companies(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/(?:video\.example|(?:[\w-]+\.)?vimeo\.com)\//, (route) => {
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

test('V2 K20 the video of a vehicle plays in its page once it is pressed, and nothing is asked of its host before', async ({
  page,
}) => {
  const asked = await companies(page);
  await page.goto(`${SITE}${filmed}`);
  await page.getByRole('button', { name: /^View all \d+ photos full screen$/ }).click();
  const viewer = page.getByRole('dialog', { name: /^Photos of this/ });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const button = viewer.getByRole('button', { name: /^Watch the video of this/ });
  await expect(button).toBeVisible();
  await expect(
    viewer.getByText(/^It plays from player\.vimeo\.com, who can then see your IP address/),
  ).toBeVisible();
  await expect(page.locator('iframe, video')).toHaveCount(0);
  expect(asked).toEqual([]);

  await button.click();
  const frame = viewer.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?autoplay=1');
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(viewer.frameLocator('iframe').getByText('A film begins.')).toBeVisible();
  expect(asked).toEqual(['player.vimeo.com']);
});

test('V2 K20 a vehicle without a video there may not frame its player', async ({ page }) => {
  expect(others).toHaveLength(2);
  const asked = await companies(page);
  for (const address of others) {
    await page.goto(`${SITE}${address}`);
    const refused = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => resolve(event.violatedDirective), {
            once: true,
          });
          const frame = document.createElement('iframe');
          frame.src = 'https://player.vimeo.com/video/76979871';
          document.body.append(frame);
        }),
    );
    expect(refused).toBe('frame-src');
  }
  expect(asked).toEqual([]);
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
