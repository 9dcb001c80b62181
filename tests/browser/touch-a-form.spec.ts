import type { Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { awake } from './awake.ts';
import { expect } from './browser-test.ts';
import { holdScripts } from './hold-scripts.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const SCRIPTS = /_astro\/(EnquiryForm|LeadForm|islands)[^/]*\.js/;

const form = (page: Page) => page.locator('.lead-form');

/** Opens a form whose island cannot wake before the answer is called. */
async function openAsleep(page: Page, address: string): Promise<() => Promise<void>> {
  const come = await holdScripts(page, SCRIPTS);
  await page.goto(address);
  await expect(form(page)).toBeVisible();
  return async () => {
    come();
    await awake(page, 'main');
  };
}

test.beforeEach(async ({ page }, { title }) => {
  // An address of one's own for each, so that no quota is shared.
  const number = [...title].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 60_000, 7);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': `10.14.${number >> 8}.${number & 255}` });
});

test('X3 what was typed, ticked and filled in by the browser before an island wakes is sent', async ({
  page,
  leads,
}) => {
  const wake = await openAsleep(page, leads.url(DEALER, '/contact'));
  const begun = form(page);
  await begun.getByLabel('First Name').pressSequentially('Robin');
  await begun.getByLabel('Comments').pressSequentially('Is it still there?');
  await begun.getByLabel(/I agree to the terms/).press('Space');
  // As browsers fill in: values without an event.
  await begun.locator('form').evaluate((element: HTMLFormElement) => {
    for (const [name, value] of Object.entries({
      last_name: 'Citizen',
      phone: '0491 570 801',
      email: 'robin@example.com',
      postcode: '2150',
    })) {
      const control = element.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = value;
    }
  });
  await begun.getByLabel('Comments').focus();
  await wake();
  await expect(begun.getByLabel('Comments')).toBeFocused();
  await expect(begun.getByLabel('First Name')).toHaveValue('Robin');
  await expect(begun.getByLabel('Email')).toHaveValue('robin@example.com');
  await begun.getByRole('button', { name: 'Send Enquiry' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor('+61491570801')).toMatchObject([
    {
      message: 'Is it still there?',
      person: { first_name: 'Robin', last_name: 'Citizen', email: 'robin@example.com' },
    },
  ]);
});

test('X3 a text that is being composed while the island wakes is not broken', async ({ page, leads }) => {
  const wake = await openAsleep(page, leads.url(DEALER, '/contact'));
  const name = form(page).getByLabel('First Name');
  await name.focus();
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await wake();
  await client.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  await client.send('Input.insertText', { text: '日本' });
  await expect(name).toHaveValue('日本');
  await expect(name).toBeFocused();
});

for (const [how, press] of Object.entries({
  'pressed with a pointer': (page: Page) =>
    form(page).getByRole('button', { name: 'Send Enquiry' }).click({ noWaitAfter: true }),
  'sent by Enter in a field': (page: Page) => form(page).getByLabel('First Name').press('Enter'),
  'clicked by a screen reader': (page: Page) =>
    form(page)
      .getByRole('button', { name: 'Send Enquiry' })
      .evaluate((button: HTMLButtonElement) => button.click()),
}))
  test(`X3 a form ${how} before its island wakes is checked by it, and not posted`, async ({
    page,
    leads,
  }) => {
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const wake = await openAsleep(page, leads.url(DEALER, '/contact'));
    // The first touch: what is pressed while scripts come is held.
    await form(page).getByLabel('First Name').focus();
    await form(page)
      .locator('form')
      .evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
    await press(page);
    await wake();
    await expect(form(page).locator('[data-error-summary]')).toBeFocused();
    await expect(form(page).locator('[data-error-of="name"]')).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    expect(posts.filter((url) => url.endsWith('/api/leads'))).toEqual([]);
  });

test('X3 a form whose scripts never come is posted plainly once that is clear', async ({ page, leads }) => {
  await page.clock.install();
  await page.route(SCRIPTS, () => new Promise(() => {}));
  await page.goto(leads.url(DEALER, '/contact'));
  const begun = form(page);
  for (const [label, words] of Object.entries({
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': '0491 570 802',
    Email: 'robin@example.com',
    Postcode: '2150',
    Comments: 'Without scripts',
  }))
    await begun.getByLabel(label).fill(words);
  await begun.getByLabel(/I agree to the terms/).check();
  await begun.getByRole('button', { name: 'Send Enquiry' }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/contact$/);
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor('+61491570802')).toMatchObject([{ message: 'Without scripts' }]);
});

test('X3 F7 a file that was chosen before the island wakes is sent', async ({ page, leads }) => {
  const wake = await openAsleep(page, leads.url(DEALER, '/careers'));
  const begun = form(page);
  await begun.getByLabel('Resume').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await begun.getByLabel('First Name').focus();
  await wake();
  for (const [label, words] of Object.entries({
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': '0491 570 804',
    Email: 'robin@example.com',
    Postcode: '2150',
    Position: 'Detailer',
    Comments: 'I start on Monday.',
  }))
    await begun.getByLabel(label).fill(words);
  await begun.getByLabel(/I agree to the terms/).check();
  await begun.getByRole('button', { name: 'Send Application' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor('+61491570804')).toMatchObject([{ files: [{ name: 'resume.pdf' }] }]);
});

test('X3 V15 a form that is sent back to be mended keeps its message and its vehicle when its island wakes', async ({
  page,
  leads,
}) => {
  const car = pageAddresses(DEMO_SITES, DEALER).find(
    (address) =>
      isVehicleAddress(address) && readPage(DEMO_SITES, DEALER, address).html.includes('href="/enquire?'),
  );
  const link = /href="(\/enquire\?[^"]+)"/.exec(readPage(DEMO_SITES, DEALER, car ?? '').html)?.[1] ?? '';
  await page.goto(leads.url(DEALER, link.replaceAll('&amp;', '&')));
  await awake(page, 'main');
  const begun = form(page);
  for (const [label, words] of Object.entries({
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': '12',
    Email: 'robin@example.com',
    Postcode: '2150',
    Comments: 'Is it still there?',
  }))
    await begun.getByLabel(label).fill(words);
  await begun.getByLabel(/I agree to the terms/).check();
  await page.evaluate(() => localStorage.clear());
  // Past every script, as where none had come.
  await begun.locator('form').evaluate((element: HTMLFormElement) => element.submit());
  await page.waitForURL('**/api/leads');
  await page.evaluate(() => localStorage.clear());
  await begun.getByLabel('Mobile Number').focus();
  await awake(page, 'main');
  await expect(begun.getByLabel('Comments')).toHaveValue('Is it still there?');
  await begun.getByLabel('Mobile Number').fill('0491 570 803');
  await begun.getByLabel(/I agree to the terms/).check();
  await begun.getByRole('button', { name: 'Send Enquiry' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor('+61491570803')).toMatchObject([
    { message: 'Is it still there?', vehicle: { slug: car?.split('/').at(-1) } },
  ]);
});
