import type { Locator } from '@playwright/test';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { fillForm } from './fill-form.ts';
import { layoutShift } from './layout-shift.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
/** A suburb of Brisbane, where the dealer has one of six workshops. */
const NEAR = { latitude: -27.54, longitude: 153.08 };
const DRIVER = { typed: '0491 572 318', stored: '+61491572318' };
const PLAIN = { typed: '0491 572 319', stored: '+61491572319' };
async function fillPerson(form: Locator, phone: string): Promise<void> {
  const answers = {
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    Email: 'robin@example.com',
    Postcode: '2150',
  };
  for (const [label, answer] of Object.entries({ ...answers, 'Mobile Number': phone }))
    await form.getByLabel(label).fill(answer);
}
const PHONE = { typed: '0491 572 317', stored: '+61491572317' };

test('F4 L8 a service begins with the workshop, the nearest first, and the booking goes there', async ({
  page,
  leads,
  context,
}) => {
  await context.grantPermissions(['geolocation'], { origin: new URL(leads.url(DEALER, '/')).origin });
  await context.setGeolocation(NEAR);
  await page.goto(leads.url(DEALER, '/service'), { waitUntil: 'networkidle' });
  const form = page.locator('.lead-form');
  const workshop = form.getByLabel('Which workshop?');
  await expect(workshop.locator('option')).toHaveCount(7);
  await expect(form.locator('.field').first()).toHaveAttribute('name', 'location_id');

  await form.getByRole('button', { name: 'Use My Location' }).press('Enter');
  await expect(form.locator('.lead-near').getByRole('status')).toHaveText('Nearest first.');
  await expect(workshop.locator('option').nth(1)).toHaveText(/^Harbour Mount Gravatt Service, .* km away$/);
  await workshop.selectOption({ index: 1 });
  const aside = page.locator('.lead-aside');
  await expect(aside.locator('.lead-people')).toContainText('Harbour Mount Gravatt Service');
  await expect(aside.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(aside.locator('ol > li')).toHaveCount(3);
  expect(await axeViolations(page)).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);

  // The keys of the form take the first choice, which is the nearest.
  await workshop.selectOption('');
  await fillForm(form, 'service', PHONE.typed);
  await form.getByRole('button', { name: 'Request Booking' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  await expect(page.locator('lead-success')).toContainText('Harbour Mount Gravatt Service');
  await expect(page.getByRole('heading', { name: 'While you wait: just arrived' })).toBeVisible();
  const [lead] = await leads.storedFor(PHONE.stored);
  expect(lead).toMatchObject({ location_id: 'mount-gravatt-service', location: 'mount-gravatt-service' });
});

test('F4 without an answer the form says what is missing, and a link of a workshop has answered it', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/service'), { waitUntil: 'networkidle' });
  const form = page.locator('.lead-form');
  await form.getByLabel('Make').fill('Aldera');
  await form.getByLabel('Model').fill('Larkspur');
  await form.getByRole('button', { name: 'Next' }).press('Enter');
  await expect(form.getByRole('link', { name: 'Please choose a workshop.' })).toBeVisible();

  await page.goto(leads.url(DEALER, '/service?location_id=geelong-service'), { waitUntil: 'networkidle' });
  await form.getByLabel('Make').press('End');
  await expect(form.getByLabel('Which workshop?')).toHaveValue('geelong-service');
  await expect(page.locator('.lead-people')).toContainText('Harbour Geelong Service');
});

test('C12 K10 a link to a form shows its vehicle in a browser that has never seen it', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/search/new-used-and-demo-cars'));
  const href = await page.locator('article a[href^="/cars/"]').first().getAttribute('href');
  await page.goto(leads.url(DEALER, href ?? ''));
  const asked = await page.locator('a[href^="/enquire?car_id="]').first().getAttribute('href');
  const name = (await page.locator('h1').textContent())?.trim() ?? '';
  const stranger = await page.context().browser()?.newContext();
  const other = await stranger?.newPage();
  if (!other || !stranger) throw new Error('There is no second browser.');
  await other.goto(leads.url(DEALER, asked ?? ''), { waitUntil: 'networkidle' });
  await expect(other.locator('.lead-vehicle')).toContainText(name.split(/\s+/).slice(0, 3).join(' '));
  await stranger.close();
});

test('F5 book a test drive at a time that is free at the yard that is chosen', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/book-test-drive'), { waitUntil: 'networkidle' });
  const form = page.locator('.lead-form');
  const times = form.getByRole('combobox', { name: 'Preferred time' });
  const yard = form.getByLabel('Where would you like to drive?');
  await yard.selectOption({ label: 'Harbour Brookvale' });
  const sunday = times.locator('option', { hasText: 'Sunday' }).first();
  await expect(sunday).toBeAttached();
  const shut = (await sunday.getAttribute('value')) ?? '';
  await times.selectOption(shut);
  // Kirrawee is closed on Sundays: neither its list nor its yard has the time that was chosen for another.
  await yard.selectOption({ label: 'Harbour Kirrawee' });
  await expect(sunday).not.toBeAttached();
  await expect(times).toHaveValue('');
  await expect(form.locator('#lead-appointment-error')).toContainText("isn't free there");
  await times.focus();
  await times.press('ArrowDown');
  await expect(times).not.toHaveValue('');
  const chosen = await times.inputValue();
  await fillPerson(form, DRIVER.typed);
  await form.getByRole('button', { name: 'Request Test Drive' }).press('Enter');
  await expect(
    page.getByRole('heading', { name: "Thanks, we've got your test drive request" }),
  ).toBeVisible();
  const thanks = page.locator('lead-success');
  await expect(thanks).toContainText(/Preferred time.* Sydney time/s);
  await expect(thanks).toContainText(/Location\s*Harbour Kirrawee/);
  await expect(thanks.getByRole('link', { name: '(02) 5550 0130' })).toBeVisible();
  const link = await thanks.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
  const file = await page.evaluate(async (href) => (await fetch(href)).text(), link ?? '');
  expect(file).toMatch(/BEGIN:VEVENT[^]*DTSTART:\d{8}T\d{6}Z/);
  const [lead] = await leads.storedFor(DRIVER.stored);
  expect(lead).toMatchObject({
    form: 'test-drive',
    location: 'kirrawee-sales',
    values: { appointment: chosen },
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F5 a test drive on a Sunday is refused by a yard that is closed then', async ({ page, leads }) => {
    await page.goto(leads.url(DEALER, '/book-test-drive'));
    const form = page.locator('.lead-form');
    const time = form.getByLabel('Preferred time');
    expect(await time.getAttribute('min')).toMatch(/^\d{4}-\d\d-\d\dT00:00$/);
    await fillPerson(form, PLAIN.typed);
    await form.getByLabel('Where would you like to drive?').selectOption({ label: 'Harbour Kirrawee' });
    // The first Sunday after tomorrow: today's may be over.
    const ahead = 7 - new Date().getUTCDay();
    const sunday = new Date(Date.now() + (ahead < 2 ? ahead + 7 : ahead) * 86_400_000);
    const day = sunday.toISOString().slice(0, 10);
    await time.fill(`${day}T10:00`);
    await form.getByRole('button', { name: 'Request Test Drive' }).press('Enter');
    await expect(form.locator('[data-error-of="appointment"]')).toContainText(
      /^We're closed then\. Still free: /,
    );
    await time.fill('');
    await form.getByRole('button', { name: 'Request Test Drive' }).press('Enter');
    await expect(page).toHaveURL(/\/success/);
    await expect(page.locator('lead-success')).toContainText(/Location\s*Harbour Kirrawee/);
    expect(await leads.storedFor(PLAIN.stored)).toHaveLength(1);
  });
});
