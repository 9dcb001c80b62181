import { expect, type Locator, type Page } from '@playwright/test';
import { kilobytesByKind, listenToTraffic } from './page-traffic.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { axeViolations } from './axe-violations.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const cars = pageAddresses(DEMO_SITES, DEALER).filter(isVehicleAddress);

/** The page of a vehicle with a link to a form. */
function carWith(route: string): string {
  const found = cars.find((address) =>
    readPage(DEMO_SITES, DEALER, address).html.includes(`href="${route}?`),
  );
  if (!found) throw new Error(`No vehicle of ${DEALER} leads to ${route}.`);
  return found;
}
const slugOf = (address: string): string => address.replace('/cars/', '');

/** Every journey has a number of its own: by it its lead is found, and no quota is shared. */
const phoneOf = (number: number): { typed: string; stored: string } => ({
  typed: `0491 570 1${String(number).padStart(2, '0')}`,
  stored: `+614915701${String(number).padStart(2, '0')}`,
});

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

/** Types who asks, field by field, by keys alone. */
async function typePerson(root: Locator, phone: string): Promise<void> {
  const answers = {
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': phone,
    Email: 'robin@example.com',
    Postcode: '2150',
  };
  for (const [label, answer] of Object.entries(answers)) {
    const field = root.getByLabel(label);
    await field.focus();
    await field.pressSequentially(answer);
    await expect(field).toHaveValue(answer);
  }
}

async function agreeAndSend(root: Locator, button: string): Promise<void> {
  await press(root.getByLabel(/I agree to the terms/), 'Space');
  await expect(root.getByLabel(/I agree to the terms/)).toBeChecked();
  await press(root.getByRole('button', { name: button }));
}

async function expectThanks(page: Page, words: string): Promise<void> {
  await expect(page).toHaveURL(/\/success/);
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
}

test('V15 F3 F4 enquire about a car, by keyboard, over its page', async ({ page, leads }) => {
  const car = carWith('/enquire');
  const phone = phoneOf(1);
  await page.goto(leads.url(DEALER, car));
  await press(page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }));
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await expect(dialog.locator('.lead-form')).toBeVisible();

  await press(dialog.getByRole('button', { name: 'Send Enquiry' }));
  const summary = dialog.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('heading')).toHaveText('Please fix the following errors:');
  await expect(summary.getByRole('link')).toHaveCount(7);
  await expect(summary).toContainText('*You must agree to the terms of use before submitting.');
  expect(await axeViolations(page)).toEqual([]);
  await press(summary.getByRole('link').first());
  await expect(dialog.getByLabel('First Name')).toBeFocused();

  await typePerson(dialog, phone.typed);
  await dialog.getByLabel('Comments').focus();
  await dialog.getByLabel('Comments').pressSequentially('Is it still there?');
  await agreeAndSend(dialog, 'Send Enquiry');
  await expectThanks(page, 'Thank you for your enquiry');

  const [lead, ...others] = await leads.storedFor(phone.stored);
  expect(others).toEqual([]);
  expect(lead).toMatchObject({
    tenant: DEALER,
    form: 'enquiry',
    category: 'Vehicle Enquiry',
    person: {
      first_name: 'Robin',
      last_name: 'Citizen',
      email: 'robin@example.com',
      phone: phone.stored,
      postcode: '2150',
    },
    message: 'Is it still there?',
    vehicle: { slug: slugOf(car) },
    source: 'Website',
  });
  // A test types faster than a person; its proof of work must be good all the same.
  expect(lead?.suspicions.filter((reason) => reason !== 'filled in too fast')).toEqual([]);
  expect(lead?.attributes.visited_pages).toContain(car);
});

test('a form costs 93 KB with React after the press that opens it, and a vehicle nothing before', async ({
  page,
  leads,
}) => {
  const traffic = listenToTraffic(page);
  await page.goto(leads.url(DEALER, carWith('/enquire')), { waitUntil: 'networkidle' });
  const before = traffic.finished();
  expect(
    before.map((request) => request.url()).filter((url) => /lead|\/enquire|solve-proof/.test(url)),
  ).toEqual([]);
  await press(page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }));
  await expect(page.getByRole('dialog', { name: 'Enquire Now' }).locator('.lead-form')).toBeVisible();
  await traffic.quiet();
  // Islands of the page that came into view with the button are its own.
  const ofForm = traffic
    .finished()
    .slice(before.length)
    .filter((request) => !/calculators|finance|Calculator/.test(request.url()));
  const { js, css, html } = await kilobytesByKind(ofForm);
  expect(js + css + html, 'KB of scripts, styles and data of the form').toBeLessThanOrEqual(93);
});

test('F6 request photos of a car with few', async ({ page, leads }) => {
  const phone = phoneOf(3);
  const car = carWith('/request-photos');
  await page.goto(leads.url(DEALER, car));
  // In a window as low as this one it is among the rows that fold.
  await page.getByText('More options').click();
  await press(page.locator('#purchase').getByRole('link', { name: 'Request Photos' }));
  const dialog = page.getByRole('dialog', { name: 'Request Photos' });
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(leads.url(DEALER, car));
  // Closed by a key it leaves no entry behind, and opens once more.
  const ask = page.locator('#purchase').getByRole('link', { name: 'Request Photos' });
  await press(ask);
  await dialog.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toEqual({ layer: 'open' });
  await press(ask);
  await typePerson(dialog, phone.typed);
  await agreeAndSend(dialog, 'Request Photos');
  await expectThanks(page, 'Thanks, photos coming up');
  expect(await leads.storedFor(phone.stored)).toMatchObject([
    {
      form: 'photos',
      values: { request: 'Please send photos for this car' },
      vehicle: { slug: slugOf(car) },
    },
  ]);
});

test("V10 C12 ask for a quote with the calculator's figures", async ({ page, leads }) => {
  const phone = phoneOf(4);
  const car = carWith('/request-a-quote');
  await page.goto(leads.url(DEALER, `${car}?deposit=2000&term=4`));
  const ask = page.getByRole('link', { name: 'Request a Quote' });
  await ask.scrollIntoViewIfNeeded();
  await press(ask);
  const dialog = page.getByRole('dialog', { name: 'Request a Quote' });
  await expect(dialog.getByLabel('Deposit or trade-in')).toHaveValue('2000');
  await expect(dialog.getByLabel('Term', { exact: true })).toHaveValue('4');
  await typePerson(dialog, phone.typed);
  await agreeAndSend(dialog, 'Request a Quote');
  await expectThanks(page, "Thanks, we're working on your quote");
  expect(await leads.storedFor(phone.stored)).toMatchObject([
    { form: 'quote', event: 9, values: { deposit: '2000', term: '4' }, vehicle: { slug: slugOf(car) } },
  ]);
});

test('C12 F2 a finance enquiry goes step by step, and back', async ({ page, leads }) => {
  const phone = phoneOf(5);
  await page.goto(leads.url(DEALER, '/finance-enquiry?vehiclePriceBudget=25000'));
  const form = page.locator('.lead-form');
  await expect(form.getByText('Step 1 of 3')).toBeVisible();
  await expect(form.getByLabel('Price of the vehicle')).toHaveValue('25000');
  await press(form.getByRole('button', { name: 'Next' }));
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await press(form.getByRole('button', { name: 'Next' }));
  await expect(form.getByRole('alert').getByRole('link')).toHaveCount(2);
  for (const label of ['Employment type', 'Yearly income, before tax']) {
    await press(form.getByLabel(label), 'ArrowDown');
    await expect(form.getByLabel(label)).not.toHaveValue('');
  }
  await press(form.getByRole('button', { name: 'Next' }));
  await expect(form.getByText('Step 3 of 3')).toBeVisible();
  await press(form.getByRole('button', { name: 'Back' }));
  await expect(form.getByText('Step 2 of 3')).toBeVisible();
  await press(form.getByRole('button', { name: 'Next' }));
  await typePerson(form, phone.typed);
  await agreeAndSend(form, 'Send Enquiry');
  await expectThanks(page, 'Thank you for your finance enquiry');
  expect(await leads.storedFor(phone.stored)).toMatchObject([
    { form: 'finance-enquiry', event: 9, values: { amount: '25000', term: '5' } },
  ]);
});

test('L2 F7 contact a yard from the list of locations', async ({ page, leads }) => {
  const phone = phoneOf(6);
  await page.goto(leads.url(DEALER, '/our-location'));
  await press(page.getByRole('link', { name: 'Contact Us' }).first());
  await expect(page).toHaveURL(/\/contact-us\//);
  const slug = page.url().replace(/.*\//, '');
  const form = page.locator('.lead-form');
  await typePerson(form, phone.typed);
  await form.getByLabel('Comments').pressSequentially('When are you open?');
  await agreeAndSend(form, 'Send Enquiry');
  await expectThanks(page, 'Thank you for your message');
  expect(await leads.storedFor(phone.stored)).toMatchObject([
    { form: 'contact', location: slug, message: 'When are you open?' },
  ]);
});

test('F2 F12 away from the network a lead is kept, and sent once when it is back', async ({
  page,
  context,
  leads,
}) => {
  const phone = phoneOf(7);
  await page.goto(leads.url(DEALER, '/contact'));
  const form = page.locator('.lead-form');
  await typePerson(form, phone.typed);
  await form.getByLabel('Comments').pressSequentially('Sent from the road.');
  await context.setOffline(true);
  await agreeAndSend(form, 'Send Enquiry');
  await expect(form.getByRole('status').filter({ hasText: 'kept on this device' })).toContainText(
    '1800 160 401',
  );
  // What is kept is no error.
  await expect(form.getByRole('alert')).toHaveCount(0);
  await expect(form.getByText('An error occurred when submitting this form')).toHaveCount(0);
  await expect(form.getByLabel('Comments')).toHaveValue('Sent from the road.');
  await context.setOffline(false);
  await expectThanks(page, 'Thank you for your message');
  expect(await leads.storedFor(phone.stored)).toMatchObject([{ message: 'Sent from the road.' }]);
});

test('F2 what a dialog over a vehicle keeps on the device is said as a status, and no error', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, carWith('/enquire')));
  await press(page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }));
  const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
  await expect(dialog.locator('.lead-form')).toBeVisible();
  await typePerson(dialog, phoneOf(13).typed);
  await dialog.getByLabel('Comments').fill('From a dead spot.');
  await page.route('**/api/leads', (route) => route.abort());
  await agreeAndSend(dialog, 'Send Enquiry');
  await expect(dialog.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByText('An error occurred when submitting this form')).toHaveCount(0);
});

for (const [what, answer, words] of [
  ['its own words', { error: 'We are closed for stocktaking.' }, 'We are closed for stocktaking.'],
  ['no words', {}, 'An unexpected error occured'],
] as const)
  test(`F2 F3 a refusal with ${what} is said in an alert, and nothing typed is lost`, async ({
    page,
    leads,
  }) => {
    await page.route('**/api/leads', (route) => route.fulfill({ status: 422, json: answer }));
    await page.goto(leads.url(DEALER, '/contact'));
    const form = page.locator('.lead-form');
    await typePerson(form, phoneOf(11).typed);
    await form.getByLabel('Comments').fill('Still here?');
    await agreeAndSend(form, 'Send Enquiry');
    await expect(form.getByRole('alert')).toContainText(words);
    await expect(form.getByLabel('Comments')).toHaveValue('Still here?');
  });

test('F1 F12 a lead that waits when its tab is closed is sent by any page, with the pages of the visit', async ({
  context,
  leads,
}) => {
  const phone = phoneOf(8);
  const first = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => void asked.push(request.url()));
  for (const address of ['/', '/faqs', '/contact']) await first.goto(leads.url(DEALER, address));
  const form = first.locator('.lead-form');
  await typePerson(form, phone.typed);
  await form.getByLabel('Comments').pressSequentially('Closed too early.');
  // This one is open all the while, and nothing of the outbox was loaded as long as nothing waited.
  const second = await context.newPage();
  await second.goto(leads.url(DEALER, '/about-us'), { waitUntil: 'networkidle' });
  expect(asked.filter((url) => url.includes('send-waiting'))).toEqual([]);
  await context.setOffline(true);
  await agreeAndSend(form, 'Send Enquiry');
  await expect(form.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  await first.close();
  await context.setOffline(false);
  await expect.poll(async () => (await leads.storedFor(phone.stored)).length).toBe(1);
  const [lead] = await leads.storedFor(phone.stored);
  expect(lead?.attributes.visited_pages).toEqual(['/', '/faqs', '/about-us', '/contact']);

  await second.reload({ waitUntil: 'networkidle' });
  const flags = () =>
    second.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':waiting')));
  await expect.poll(flags).toEqual([]);
});

test('F12 a lead that waits is sent by the next page that opens, whatever page it is', async ({
  context,
  leads,
}) => {
  const phone = phoneOf(10);
  const first = await context.newPage();
  await first.goto(leads.url(DEALER, '/contact'));
  const form = first.locator('.lead-form');
  await typePerson(form, phone.typed);
  await form.getByLabel('Comments').pressSequentially('Closed too early.');
  await context.setOffline(true);
  await agreeAndSend(form, 'Send Enquiry');
  await expect(form.getByRole('status').filter({ hasText: 'kept on this device' })).toBeVisible();
  await first.close();
  await context.setOffline(false);
  const second = await context.newPage();
  await second.goto(leads.url(DEALER, '/privacy-policy'));
  await expect.poll(async () => (await leads.storedFor(phone.stored)).length).toBe(1);
  // It is said where the shopper is, and what was sent is not offered again.
  await expect(second.getByRole('status').filter({ hasText: 'Your message has been sent' })).toBeVisible();
  await second.goto(leads.url(DEALER, '/contact'));
  await expect(second.locator('.lead-form').getByLabel('First Name')).toHaveValue('Robin');
  await expect(second.locator('.lead-form').getByLabel('Comments')).toHaveValue('');
});

test('F12 what was typed is there after a reload, until it is cleared', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/contact'));
  const form = page.locator('.lead-form');
  await form.getByLabel('First Name').pressSequentially('Robin');
  await form.getByLabel('Comments').pressSequentially('Half a thought');
  await expect(form.getByRole('button', { name: 'Clear Form' })).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(form.getByLabel('Comments')).toHaveValue('Half a thought');
  await press(form.getByRole('button', { name: 'Clear Form' }));
  await expect(form.getByLabel('Comments')).toHaveValue('');
  await page.reload();
  await expect(form.getByLabel('First Name')).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F2 F3 F10 a form is sent, mended and thanked for', async ({ page, leads }) => {
    const phone = phoneOf(9);
    const car = carWith('/enquire');
    await page.goto(leads.url(DEALER, car));
    await press(page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }));
    await expect(page).toHaveURL(/\/enquire\?/);
    const form = page.locator('.lead-form');
    await typePerson(form, '12');
    await form.getByLabel('Comments').fill('Is it "still" <there>?');
    await agreeAndSend(form, 'Send Enquiry');
    await expect(form.locator('[data-error-summary]')).toContainText('Please fix the following errors:');
    await expect(form.locator('[data-error-of="phone"]')).toContainText('Please enter a phone number');
    await expect(form.getByLabel('Comments')).toHaveValue('Is it "still" <there>?');
    await expect(form.getByLabel('First Name')).toHaveValue('Robin');
    await form.getByLabel('Mobile Number').fill(phone.typed);
    await press(form.getByRole('button', { name: 'Send Enquiry' }));
    await expect(page).toHaveURL(/\/success\?category=/);
    await expect(page.locator('.lead-thanks:visible')).toHaveCount(1);
    expect(await leads.storedFor(phone.stored)).toMatchObject([
      { message: 'Is it "still" <there>?', vehicle: { slug: slugOf(car) } },
    ]);
  });
});
