import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { axeViolations } from './axe-violations.ts';
import { layoutShift } from './layout-shift.ts';
import { FIXTURE_PORT } from './ports.ts';

const GROUP = 'harbour-motor-group';

/** The main yard's page; its hours are Mon–Fri and Saturday, with Christmas closed. */
async function mainYard(page: Page): Promise<string> {
  await page.goto(demoUrl(GROUP, '/our-location'));
  const href = await page.locator('article h2 a').first().getAttribute('href');
  return demoUrl(GROUP, href ?? '');
}

test('L6 hours are decided again on the day of the visit, without a shift', async ({ page }) => {
  const address = await mainYard(page);
  await page.clock.setFixedTime('2026-12-25T10:00:00+11:00');
  await page.goto(address);
  const hours = page.locator('opening-hours');
  await expect(hours.locator('[data-now-row]')).toHaveText(/^\s*Today\s*Closed, Christmas Day\s*$/);
  await expect(hours.locator('[data-week-row][data-today]')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);

  await page.clock.setFixedTime('2026-12-02T10:00:00+11:00');
  await page.reload();
  await expect(hours.locator('[data-now-row]')).toHaveText(/Open now\s*until \d/);
  await expect(hours.locator('[data-week-row][data-today] th')).toHaveText(/^(Mon–Fri|Wednesday)$/);
  expect(await layoutShift(page)).toBe(0);

  await page.clock.setFixedTime('2026-12-02T23:00:00+11:00');
  await page.reload();
  await expect(hours.locator('[data-now-row]')).toHaveText(/Closed now\s*opens .* tomorrow/);
});

test('L4 the holiday dialog gives each day its date and leaves out those gone by', async ({ page }) => {
  await page.goto(await mainYard(page));
  const shownDates = async (): Promise<string[]> => {
    await page.getByRole('button', { name: 'Holiday hours' }).click();
    const rows = page.getByRole('dialog').locator('tr:visible');
    return (await rows.locator('th span').allTextContents()).map((date) => date.trim());
  };
  // The page has the holidays after its own day, whichever that is.
  const dates = await shownDates();
  expect(dates.length).toBeGreaterThan(1);
  const second = dates[1] ?? '';
  for (const date of dates) expect(date).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await page.clock.setFixedTime(`${second.split('/').reverse().join('-')}T10:00:00+11:00`);
  await page.reload();
  expect(await shownDates()).toEqual(dates.slice(1));
  await expect(page.getByRole('dialog').locator('tr[data-today]')).toContainText(second);
});

test('L1 a department that is searched for is opened in its block', async ({ page }) => {
  await page.goto(demoUrl(GROUP, '/our-location'));
  await page.getByPlaceholder('Search locations...').fill('parts');
  const block = page
    .locator('[data-words]:visible')
    .filter({ has: page.getByRole('tab') })
    .first();
  await expect(block.getByRole('tab', { name: 'Parts' })).toHaveAttribute('aria-selected', 'true');
  await page.getByPlaceholder('Search locations...').fill('vic');
  await expect(page.locator('[data-words]:visible').filter({ hasNotText: 'VIC' })).toHaveCount(0);
  await expect(page.locator('[data-words]:visible')).not.toHaveCount(0);
});

test('L4 K20 pages of others load on a press, which is kept as consent, and can be taken back', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route(/^https:\/\/(maps|booking)\.everything\.example\//, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: `<p>Hello from ${asked.at(-1)}</p>` });
  });
  await page.goto(`http://everything.localhost:${FIXTURE_PORT}/our-location/liverpool-sales`);
  const frames = page.locator('embedded-frames');
  const tab = (name: string) => frames.getByRole('tab', { name });
  await expect(frames.locator('tab-group')).toHaveAttribute('data-ready');
  // A tab alone asks; its panel names who would learn of the visit.
  await tab('Book a service').click();
  await expect(frames.getByRole('tabpanel', { name: 'Book a service' })).toContainText(
    'comes from booking.everything.example',
  );
  expect(asked).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  await frames.getByRole('button', { name: 'Show Book a service' }).press('Enter');
  await expect(
    page.frameLocator('iframe[title="Book a service"]').getByText('Hello from booking'),
  ).toBeVisible();
  // What was agreed holds: the other tab loads when it is pressed.
  await tab('Map').click();
  await expect(page.frameLocator('iframe[title="Map"]').getByText('Hello from maps')).toBeVisible();
  expect(asked).toEqual(['booking.everything.example', 'maps.everything.example']);
  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await expect(page.getByRole('dialog').getByLabel('Maps, bookings and videos')).toBeChecked();
});
