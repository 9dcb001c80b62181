import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { REQUEST_CODE, SIGN_IN } from '../../src/api/routes.ts';
import type { CodeRequested } from '../../src/api/request-code.ts';
import { createAccessToken } from '../../src/backend/store/access-tokens.ts';
import { acceptLead } from '../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../src/backend/store/example-lead.fixture.ts';
import { mobileOf, press, signInHere, type Mobile } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { test, type LeadServer } from './lead-server.ts';

const DEALER = 'tallowood-caravans';
const PDF = '%PDF-1.7\nA contract that nobody signed.\n';

/** A lead of a mobile at the dealer; gives its id. */
async function leadOf({ store }: LeadServer, ending: string): Promise<string> {
  const id = randomUUID();
  await acceptLead(store, {
    lead: exampleLead({
      id,
      tenant: DEALER,
      received_at: new Date().toISOString(),
      location: 'landsborough',
      person: { first_name: 'Rosa', last_name: 'Quill', phone: `+61491575${ending}` },
    }),
    bodyHash: 'aa',
    destinations: [{ destination: 'front-desk', kind: 'lead' }],
  });
  return id;
}

/** What a page of the site is answered by an address. */
const statusOf = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (at) => (await fetch(at)).status, address);

/** Signs a browser in without its pages. */
async function signInByCalls(page: Page, leads: LeadServer, { typed, ending }: Mobile): Promise<void> {
  const post = (path: string, body: object): Promise<unknown> =>
    page.evaluate(
      async ([at, json]) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(at, { method: 'POST', headers, body: json })).json() as Promise<unknown>;
      },
      [path, JSON.stringify(body)] as const,
    );
  const { challenge } = (await post(REQUEST_CODE.path, { phone: typed })) as CodeRequested;
  await expect.poll(() => leads.codeFor(ending)).not.toBe('');
  await post(SIGN_IN.path, { challenge, code: leads.codeFor(ending) });
}

const documents = (page: Page) => page.getByRole('region', { name: 'Documents', exact: true });

test('A6 a dealer gives a document, its shopper downloads it, a stranger gets 404, and it is withdrawn', async ({
  page,
  leads,
  browser,
}) => {
  // A dealer, a shopper and a stranger, one after the other.
  test.slow();
  const rosa = mobileOf(321);
  const id = await leadOf(leads, rosa.ending);
  const { token } = await createAccessToken(leads.store, { tenant: DEALER, label: 'Test', now: Date.now() });
  await page.goto(leads.url(DEALER, '/_leads'));
  await page.getByLabel('Access token').pressSequentially(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Leads', exact: true })).toBeVisible();
  await page.goto(leads.url(DEALER, `/_leads/lead/${id}`));

  const file = page.getByLabel(/^PDF, at most 5 MB/);
  await page.getByLabel('What it is').pressSequentially('Contract of sale');
  await file.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<p>') });
  await press(page.getByRole('button', { name: 'Add Document' }));
  await expect(page.getByRole('alert')).toHaveCount(2);
  await expect(page.getByLabel('What it is')).toHaveValue('Contract of sale');
  expect(await axeViolations(page)).toEqual([]);
  await file.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: Buffer.from(PDF) });
  await press(page.getByLabel(/^The customer confirmed/), 'Space');
  await press(page.getByRole('button', { name: 'Add Document' }));
  await expect(page.getByText(/not opened yet/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  const shopper = await browser.newPage();
  await shopper.goto(leads.url(DEALER, '/sign-in?type=my-garage&redirect=/my-garage&back=/'));
  await signInHere(shopper, leads, rosa);
  await expect(documents(shopper)).toContainText('Contract of sale');
  expect(await axeViolations(shopper)).toEqual([]);
  const link = documents(shopper).getByRole('link', { name: /^Download Contract of sale \(PDF, 1 KB\)$/ });
  const coming = shopper.waitForEvent('download');
  await press(link);
  const download = await coming;
  expect(download.suggestedFilename()).toBe('contract.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(PDF);
  const address = (await link.getAttribute('href')) ?? '';

  const stranger = await browser.newPage();
  await stranger.goto(leads.url(DEALER, '/404'));
  expect(await statusOf(stranger, address)).toBe(401);
  await signInByCalls(stranger, leads, mobileOf(322));
  expect(await statusOf(stranger, address)).toBe(404);

  await page.reload();
  await expect(page.getByText('Document opened by customer, Contract of sale')).toBeVisible();
  await press(page.getByRole('button', { name: 'Withdraw Contract of sale' }));
  await expect(page.getByText('Document withdrawn, Contract of sale')).toBeVisible();
  await shopper.reload();
  await expect(shopper.getByRole('heading', { level: 1, name: 'My garage' })).toBeVisible();
  await expect(documents(shopper)).toHaveCount(0);
  await shopper.close();
  await stranger.close();
});
