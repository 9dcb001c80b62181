import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { Appointments } from '../../src/api/list-appointments.ts';
import type { Lead } from '../../src/domain/lead/lead.ts';
import { acceptLead, type NewLead } from '../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../src/backend/store/example-lead.fixture.ts';
import { markOpened } from '../../src/backend/store/mark-lead.ts';
import { mobileOf, press, signInHere, type Mobile } from './account-steps.ts';
import { BUDGETS } from './page-budgets.ts';
import { kilobytesByKind, listenToTraffic } from './page-traffic.ts';
import { layoutShift } from './layout-shift.ts';
import { axeViolations } from './axe-violations.ts';
import { test, type LeadServer } from './lead-server.ts';

const DEALER = 'tallowood-caravans';
const DAY = 24 * 3_600_000;
const garageLink = (page: Page) => page.getByRole('link', { name: 'My garage' }).first();
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Stores a lead of a mobile at the dealer, as a form would; gives its id. */
async function keepLead(
  { store }: LeadServer,
  { ending }: Mobile,
  lead: Partial<Lead> = {},
  more: Partial<NewLead> = {},
): Promise<string> {
  const id = randomUUID();
  const person = { first_name: 'Rosa', last_name: 'Quill', phone: `+61491575${ending}` };
  await acceptLead(store, {
    lead: exampleLead({
      id,
      tenant: DEALER,
      received_at: new Date().toISOString(),
      category: 'Vehicle Enquiry',
      location: 'landsborough',
      person,
      message: 'Nobody else reads this.',
      ...lead,
    }),
    bodyHash: 'aa',
    destinations: [{ destination: 'front-desk', kind: 'lead' }],
    ...more,
  });
  return id;
}

test('A6 A10 the garage asks to sign in, and leads on from an empty one', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/'));
  await press(garageLink(page));
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Fmy-garage&back=%2F$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  await signInHere(page, leads, mobileOf(301));
  await expect(page).toHaveURL(/\/my-garage$/);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all caravans' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars',
  );
  expect(await axeViolations(page)).toEqual([]);
});

test('A6 an enquiry is there with its state, and with nothing that was typed', async ({ page, leads }) => {
  const mobile = mobileOf(302);
  const id = await keepLead(leads, mobile, {
    vehicle: { id: 'gone', slug: 'gone', name: '2024 Example Van', car_type: 'new' },
  });
  await markOpened(leads.store, [DEALER], id, Date.now());
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobile);
  const enquiries = part(page, 'Enquiries');
  await expect(enquiries).toContainText('2024 Example Van');
  await expect(enquiries).toContainText('Opened');
  await expect(page.locator('.account-gate')).not.toContainText(/Rosa|Quill|Nobody else/);
  expect(await axeViolations(page)).toEqual([]);
});

test('A6 the garage opens without an answer from what the device kept, and says so', async ({
  page,
  leads,
}) => {
  const mobile = mobileOf(303);
  await keepLead(leads, mobile, { category: 'Service Booking' });
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobile);
  await expect(part(page, 'Enquiries')).toContainText('Service Booking');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText(/^You're offline\. This was saved on this device on/)).toBeVisible();
  await expect(part(page, 'Enquiries')).toContainText('Service Booking');
  expect(await axeViolations(page)).toEqual([]);
});

test('A6 F5 an appointment is moved to a free time, and cancelled, by keyboard', async ({ page, leads }) => {
  const mobile = mobileOf(306);
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobile);
  const { days } = await page.evaluate(
    async () => (await (await fetch('/api/appointments?location=landsborough')).json()) as Appointments,
  );
  const [first = '', second = ''] = days
    .slice(1)
    .flatMap(({ day, times }) => times.map((time) => `${day}T${time}`));
  await keepLead(
    leads,
    mobile,
    { form: 'test-drive', category: 'Test Drive', values: { appointment: first } },
    { booking: { location: 'landsborough', time: first, capacity: 1 } },
  );
  await page.reload();
  const appointments = part(page, 'Appointments');
  await expect(page.getByRole('region', { name: 'Next up' })).toContainText('Next appointment');
  await press(appointments.getByRole('button', { name: 'Move the appointment' }));
  const time = appointments.getByLabel(/^New time/);
  await expect(time).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await time.selectOption(second);
  await press(appointments.getByRole('button', { name: 'Move to this time' }));
  const told = page.locator('.garage-told');
  await expect(told).toHaveText(/^Your appointment is now on /);
  await expect
    .poll(async () => (await leads.storedFor(`+61491575${mobile.ending}`)).map(({ values }) => values))
    .toEqual([{ appointment: second, appointment_before: first }]);

  await press(appointments.getByRole('button', { name: 'Cancel the appointment' }));
  await press(appointments.getByRole('button', { name: 'Cancel it' }));
  await expect(told).toHaveText(/^Your appointment on .+ is cancelled\.$/);
  await expect(told).toBeFocused();
  await expect(appointments).toHaveCount(0);
  await expect(part(page, 'Enquiries')).toContainText('Inspection');
  await expect(part(page, 'Enquiries')).toContainText(/Cancelled.*You've cancelled it/s);
});

test('A6 an own vehicle is added and changed without a connection, and is there afterwards', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobileOf(307));
  const own = part(page, 'My vehicles');
  const told = page.locator('.garage-told');
  await expect(own).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await press(own.getByRole('button', { name: 'Add a vehicle' }));
  await expect(own.getByLabel('Plate')).toBeFocused();
  await press(own.getByRole('button', { name: 'Save vehicle' }));
  await expect(own.getByLabel('Plate')).toBeFocused();
  await expect(own).toContainText('Please enter the rego, or the make and model.');
  expect(await axeViolations(page)).toEqual([]);
  await own.getByLabel('Plate').pressSequentially('abc 12d');
  await own.getByLabel('State').selectOption('QLD');
  await own.getByLabel('Rego expires on').fill(new Date(Date.now() + 5 * DAY).toISOString().slice(0, 10));
  await expect(own.getByRole('checkbox')).not.toBeChecked();
  await press(own.getByRole('button', { name: 'Save vehicle' }));
  await expect(told).toHaveText("ABC12D (QLD) is kept. We'll send it when you're back online.");
  await expect(page.getByRole('region', { name: 'Next up' })).toContainText('Rego expires');

  // It is on the device, also after the page was opened again.
  await page.reload();
  await expect(page.getByText(/^You're offline\./)).toBeVisible();
  await press(own.getByRole('button', { name: /^Change/ }));
  await own.getByLabel('Kilometres', { exact: true }).fill('61,000');
  await press(own.getByRole('button', { name: 'Save vehicle' }));
  await expect(own).toContainText('61,000 km');

  await page.unroute('**/api/**');
  await page.reload();
  await expect(own.getByRole('heading', { name: 'ABC12D (QLD)' })).toBeVisible();
  await expect
    .poll(() => leads.vehiclesOf(`+61491575${mobileOf(307).ending}`))
    .toEqual([expect.objectContaining({ plate: 'ABC12D', km: '61000' })]);
  await press(own.getByRole('button', { name: /^Remove/ }));
  await expect(told).toHaveText('ABC12D (QLD) has been removed.');
  await expect(own).toContainText('Keep track of your service and rego dates');
  expect(await axeViolations(page)).toEqual([]);
});

test('A6 A12 a kept search is stopped by a press', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobileOf(304));
  await page.goto(leads.url(DEALER, '/saved-search'));
  await page.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await page.getByRole('checkbox').check();
  await press(page.getByRole('button', { name: 'Email Me' }));
  await expect(page).toHaveURL(/#/);
  await page.goto(leads.url(DEALER, '/my-garage'));
  const stop = part(page, 'Saved searches').getByRole('button', { name: /^Stop emails about/ });
  await press(stop);
  await expect(page.locator('.garage-told')).toHaveText(/^We won't email you about .+ again\.$/);
  await expect(page.locator('.garage-told')).toBeFocused();
  await expect(stop).toHaveCount(0);
});

test('A6 a page of a garage keeps its budget of bytes and does not move', async ({ page, leads }) => {
  const mobile = mobileOf(305);
  await keepLead(leads, mobile);
  await page.goto(leads.url(DEALER, '/my-garage'));
  await signInHere(page, leads, mobile);
  await expect(part(page, 'Enquiries')).toBeVisible();
  const traffic = listenToTraffic(page);
  await page.goto(leads.url(DEALER, '/my-garage'));
  await expect(part(page, 'Enquiries')).toBeVisible();
  const kilobytes = await kilobytesByKind(traffic.finished());
  for (const name of ['js', 'css', 'font', 'html', 'images'] as const)
    expect.soft(kilobytes[name], `${name} in KB`).toBeLessThanOrEqual(BUDGETS.garage[name]);
  expect(await layoutShift(page), 'layout shift').toBe(0);
});

test('R3 A6 a dealer without a garage has neither page nor link', async ({ page, leads }) => {
  await page.goto(leads.url('wattle-used-cars', '/'));
  await expect(page.getByRole('link', { name: 'Account' }).first()).toBeAttached();
  await expect(page.getByRole('link', { name: 'My garage' })).toHaveCount(0);
  expect((await page.goto(leads.url('wattle-used-cars', '/my-garage')))?.status()).toBe(404);
});
