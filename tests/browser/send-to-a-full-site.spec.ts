import { expect, type Locator } from '@playwright/test';
import { test } from './lead-server.ts';

const DEALER = 'harbour-motor-group';

async function fillPerson(root: Locator, phone: string): Promise<void> {
  const answers = {
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': phone,
    Email: 'robin@example.com',
    Postcode: '2150',
  };
  for (const [label, answer] of Object.entries(answers)) await root.getByLabel(label).fill(answer);
}

test('F2 K11 a form that is not taken because the site is full says so in the words of the answer', async ({
  page,
  leads,
}) => {
  const error =
    "We're getting too many messages at the moment. What you typed is still here. Please try again in 10 minutes.";
  await page.goto(leads.url(DEALER, '/contact'));
  await page.route('**/api/leads', (route) =>
    route.fulfill({ status: 429, json: { error, errors: [], full: 'site' } }),
  );
  const form = page.locator('.lead-form');
  await fillPerson(form, '0491 570 112');
  await form.getByLabel('Comments').fill('Is there room?');
  await form.getByLabel(/I agree to the terms/).check();
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'kept on this device' })).toContainText(error);
  await expect(form.getByLabel('Comments')).toHaveValue('Is there room?');
});

test('S7 F2 a form that was full without its proof goes again with the proof, as another attempt', async ({
  page,
  leads,
}) => {
  const sent: { key: string | undefined; proof: boolean }[] = [];
  let isAway = true;
  await page.route('**/api/leads/challenge', (route) => (isAway ? route.abort() : route.continue()));
  await page.route('**/api/leads', (route) => {
    const body = route.request().postDataJSON() as { proof?: string };
    sent.push({ key: route.request().headers()['idempotency-key'], proof: body.proof !== undefined });
    return isAway
      ? route.fulfill({ status: 429, json: { error: 'Full.', errors: [], full: 'unproven' } })
      : route.continue();
  });
  await page.goto(leads.url(DEALER, '/contact'));
  const form = page.locator('.lead-form');
  await fillPerson(form, '0491 570 113');
  await form.getByLabel('Comments').fill('And now?');
  await form.getByLabel(/I agree to the terms/).check();
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(form.getByRole('status').filter({ hasText: 'kept on this device' })).toContainText('Full.');
  isAway = false;
  await form.getByRole('button', { name: 'Send Enquiry' }).click();
  await expect(page).toHaveURL(/\/success/);
  expect(sent.map(({ proof }) => proof)).toContain(true);
  expect(sent.at(-1)?.proof).toBe(true);
  expect(sent.at(-1)?.key).not.toBe(sent[0]?.key);
  const stored = await leads.storedFor('+61491570113');
  expect(stored).toMatchObject([{ message: 'And now?' }]);
  // A test types faster than a person; its proof of work is good all the same.
  expect(stored.flatMap(({ suspicions }) => suspicions)).not.toContain('no proof of work');
});
