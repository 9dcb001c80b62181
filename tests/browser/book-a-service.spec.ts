import { SUBMIT_LEAD } from '../../src/api/routes.ts';
import { axeViolations } from './axe-violations.ts';
import { expect, test } from './browser-test.ts';
import { fillForm } from './fill-form.ts';
import { layoutShift } from './layout-shift.ts';
import { FIXTURE_PORT } from './ports.ts';

const SITE = `http://everything.localhost:${FIXTURE_PORT}`;

test('K20 F7 a booking page loads above the form of a service on a press alone, and the form stays and is sent', async ({
  page,
}) => {
  const others: string[] = [];
  await page.route(/^https:\/\//, (route) => {
    others.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<h1>Choose a day</h1>' });
  });
  const sent: unknown[] = [];
  await page.route(`**${SUBMIT_LEAD.path}`, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ json: { lead_id: 'one', category: 'Service Booking' } });
  });
  await page.goto(`${SITE}/service`, { waitUntil: 'networkidle' });
  // The page has a video of the dealer, too, in a figure.
  const booking = page.locator('embedded-frames:not(figure *)');
  const form = page.locator('.lead-form');
  await expect(booking).toContainText('The booking calendar comes from booking.everything.example');
  await form.getByLabel('Make').fill('Aldera');
  expect(others).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await booking.getByRole('button', { name: 'Show the booking calendar' }).press('Enter');
  const calendar = page.frameLocator('iframe[title="the booking calendar"]');
  await expect(calendar.getByRole('heading', { name: 'Choose a day' })).toBeVisible();
  // A calendar needs more room than a frame has by itself, which is 150 pixels.
  await expect.poll(async () => (await booking.locator('iframe').boundingBox())?.height).toBe(640);
  expect(new Set(others)).toEqual(new Set(['booking.everything.example']));
  await expect(form.getByLabel('Make')).toHaveValue('Aldera');
  expect(await axeViolations(page)).toEqual([]);

  await fillForm(form, 'service', '0491 570 006');
  await form.getByRole('button', { name: 'Request Booking' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  expect(sent).toMatchObject([{ form: 'service', values: { name: 'Robin' } }]);
});

test('K20 where frames were agreed to before, a booking page still waits for its press, and nothing moves before it', async ({
  page,
}) => {
  await page.route(/^https:\/\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'The calendar' }),
  );
  await page.goto(`${SITE}/service`);
  await page.getByRole('button', { name: 'Show the booking calendar' }).press('Enter');
  await expect(page.frameLocator('iframe').getByText('The calendar')).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Show the booking calendar' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await layoutShift(page)).toBe(0);
});
