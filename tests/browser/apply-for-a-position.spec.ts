import { jsPDF } from 'jspdf';
import { expect } from './browser-test.ts';
import { test } from './lead-server.ts';
import { pdfText } from './pdf-text.ts';

const DEALER = 'bass-strait-trucks';
const POSITION = 'Heavy vehicle mechanic';
const LINE = 'Nine years of brakes in Quillby';

/** A page with one line, as a word processor would write it. */
function resume(): Buffer {
  const document = new jsPDF({ compress: true });
  document.text(LINE, 20, 30);
  return Buffer.from(document.output('arraybuffer'));
}

test('P1 C12 F7 who applies for a position finds it filled in, and the resume arrives with the lead', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/careers'));
  await page.getByRole('main').getByRole('link', { name: POSITION }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(POSITION);
  await page.getByRole('link', { name: 'Apply for this position' }).click();
  await expect(page).toHaveURL(/\/careers\?position=Heavy\+vehicle\+mechanic$/);

  const form = page.locator('.lead-form');
  await expect(form.getByLabel('Position')).toHaveValue(POSITION);
  await form.getByLabel('First Name').fill('Robin');
  await form.getByLabel('Last Name').fill('Citizen');
  await form.getByLabel('Mobile Number').fill('0491 570 159');
  await form.getByLabel('Email').fill('robin@example.com');
  await form.getByLabel('Postcode').fill('7310');
  await form.getByLabel('Comments').fill('The early shift suits me.');
  await form.getByLabel('Preferred dealership').selectOption('bass-strait-north');
  await form.getByLabel(/I agree to the terms/).check();
  const sent = resume();
  await form
    .getByLabel('Resume')
    .setInputFiles({ name: 'Robin Citizen.pdf', mimeType: 'application/pdf', buffer: sent });
  await form.getByRole('button', { name: 'Send Application' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);

  // The latest first.
  const [lead] = await leads.storedFor('+61491570159');
  expect(lead).toMatchObject({
    tenant: DEALER,
    form: 'careers',
    values: { position: POSITION },
    message: 'The early shift suits me.',
    files: [{ name: 'Robin Citizen.pdf', type: 'application/pdf', bytes: sent.length }],
  });
  const arrived = await leads.fileOf(lead?.files[0]?.key ?? 'none');
  expect(arrived.equals(sent)).toBe(true);
  expect(pdfText(arrived)).toContain(LINE);
});
