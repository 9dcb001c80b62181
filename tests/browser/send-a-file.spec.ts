import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { MAX_FILE_BYTES } from '../../src/domain/lead/lead-file.ts';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const SECRET = 'At home in Quillby';

const photo = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a83' } })
    .withExif({ IFD0: { ImageDescription: SECRET } })
    .jpeg()
    .toBuffer(),
});
/** Named and typed like what it is not. */
const NO_PICTURE = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ and a program') };
const TOO_LARGE = {
  name: 'long.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(MAX_FILE_BYTES + 1, '%PDF-1.7'),
};

async function fillIn(page: Page, phone: string): Promise<void> {
  const form = page.locator('.lead-form');
  await form.getByLabel('First Name').fill('Robin');
  await form.getByLabel('Last Name').fill('Citizen');
  await form.getByLabel('Mobile Number').fill(phone);
  await form.getByLabel('Email').fill('robin@example.com');
  await form.getByLabel('Postcode').fill('2150');
  await form.getByLabel('Position').fill('Detailer');
  await form.getByLabel('Comments').fill('I start on Monday.');
  await form.getByLabel(/I agree to the terms/).check();
}

test('F3 F7 a resume is judged on the device before it is sent', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/careers'));
  const form = page.locator('.lead-form');
  const resume = form.getByLabel('Resume');
  const error = form.locator('[data-error-of="resume"]');
  await fillIn(page, '0491 570 156');

  await resume.setInputFiles(NO_PICTURE);
  await expect(error).toHaveText('Please choose a PDF, JPEG, PNG or WebP file.');
  await resume.setInputFiles(TOO_LARGE);
  await expect(error).toHaveText('Please choose a file of at most 5 MB.');
  await form.getByRole('button', { name: 'Send Application' }).press('Enter');
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Please choose a file of at most 5 MB.',
  ]);
  await expect(form.getByRole('button', { name: 'Send Application' })).toBeVisible();

  const good = await photo();
  expect(good.buffer.toString('latin1')).toContain(SECRET);
  await resume.setInputFiles(good);
  await expect(error).toBeHidden();
  await form.getByRole('button', { name: 'Send Application' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  const [lead] = await leads.storedFor('+61491570156');
  expect(lead).toMatchObject({
    form: 'careers',
    event: 51,
    values: { position: 'Detailer' },
    files: [{ name: 'me.jpg', type: 'image/jpeg' }],
  });
  expect(lead?.files[0]?.bytes).toBeLessThan(good.buffer.length);
});

test('F7 the file that a script sends holds no word of its taker', async ({ page, leads }) => {
  await page.addInitScript(() => {
    const original = window.fetch.bind(window);
    window.fetch = async (...given) => {
      const body = given[1]?.body;
      const file = body instanceof FormData ? body.get('resume') : null;
      if (!(file instanceof File)) return original(...given);
      document.documentElement.dataset['sent'] = await file.text();
      // No answer comes, so the page stays.
      throw new TypeError('away');
    };
  });
  await page.goto(leads.url(DEALER, '/careers'));
  await fillIn(page, '0491 570 157');
  await page
    .locator('.lead-form')
    .getByLabel('Resume')
    .setInputFiles(await photo());
  await page.locator('.lead-form').getByRole('button', { name: 'Send Application' }).press('Enter');
  const sent = () => page.locator('html').getAttribute('data-sent');
  await expect.poll(async () => (await sent())?.length ?? 0).toBeGreaterThan(100);
  expect(await sent()).not.toContain(SECRET);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F3 F7 a resume is sent, and one that is no file of its kind is refused at its field', async ({
    page,
    leads,
  }) => {
    await page.goto(leads.url(DEALER, '/careers'));
    const form = page.locator('.lead-form');
    await fillIn(page, '0491 570 158');
    await form.getByLabel('Resume').setInputFiles(NO_PICTURE);
    await form.getByRole('button', { name: 'Send Application' }).press('Enter');
    await expect(form.locator('[data-error-of="resume"]')).toHaveText(
      'Please choose a PDF, JPEG, PNG or WebP file.',
    );
    await expect(form.getByLabel('Position')).toHaveValue('Detailer');
    await form.getByLabel('Resume').setInputFiles(await photo());
    await form.getByRole('button', { name: 'Send Application' }).press('Enter');
    await expect(page).toHaveURL(/\/success\?category=Careers/);
    expect(await leads.storedFor('+61491570158')).toMatchObject([
      { form: 'careers', files: [{ name: 'me.jpg', type: 'image/jpeg' }] },
    ]);
  });
});
