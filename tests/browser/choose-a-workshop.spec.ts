import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { fillForm } from './fill-form.ts';
import { layoutShift } from './layout-shift.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
/** A suburb of Brisbane, where the dealer has one of six workshops. */
const NEAR = { latitude: -27.54, longitude: 153.08 };
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
