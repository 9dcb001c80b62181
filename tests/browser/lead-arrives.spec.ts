import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import type { Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { startMailServer } from '../../src/backend/destinations/start-mail-server.fixture.ts';
import type { LeadPayload } from '../../src/domain/lead/lead-payload.ts';
import { startWebhookReceiver, WEBHOOK_SECRET } from '../leads/webhook-receiver.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { expect, test } from './browser-test.ts';
import { fillForm, typedInto } from './fill-form.ts';
import { openLeadServer } from './lead-server.ts';
import { withDestinations } from './other-destinations.ts';
import { RECEIVER_CERTIFICATE, RECEIVER_KEY } from './receiver-certificate.ts';

const DEALER = 'harbour-motor-group';
const PEOPLE = 'people@yard.example';
const PROGRAM = 'program@yard.example';
const PHONE = { typed: '(0491) 572-001', stored: '+61491572001', printed: '0491 572 001' };

const car =
  pageAddresses(DEMO_SITES, DEALER).find(
    (address) =>
      isVehicleAddress(address) && readPage(DEMO_SITES, DEALER, address).html.includes('href="/enquire?'),
  ) ?? 'missing';

/** The texts of an XML document by the paths of their elements; a page of nothing reads it, as it has a parser. */
async function readXml(page: Page, xml: string): Promise<Record<string, string>> {
  await page.goto('about:blank');
  return page.evaluate((text) => {
    const found: Record<string, string> = {};
    const walk = (element: Element, above: string): void => {
      const here = `${above}/${element.tagName}${element.getAttribute('part') ?? ''}`;
      if (element.children.length === 0) found[here] = element.textContent;
      for (const child of element.children) walk(child, here);
    };
    walk(new DOMParser().parseFromString(text, 'application/xml').documentElement, '');
    return found;
  }, xml);
}

test('F1 F4 what is typed by keyboard arrives at webhook, mailbox and lead program, field by field', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-arrives-'));
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, RECEIVER_CERTIFICATE]);
  const crm = await startWebhookReceiver(0, { cert: RECEIVER_CERTIFICATE, key: RECEIVER_KEY });
  const mail = await startMailServer();
  await withDestinations(folder, DEALER, [
    { type: 'webhook', name: 'crm', url: `https://127.0.0.1:${crm.port}/`, secret: 'CRM_SECRET', pace: 5 },
    { type: 'mail', name: 'people', to: [PEOPLE], pace: 5 },
    { type: 'adf', name: 'program', to: [PROGRAM], pace: 5 },
  ]);
  const server = await openLeadServer(folder, { FORECOURT_SMTP_URL: mail.url, CRM_SECRET: WEBHOOK_SECRET });
  try {
    await page.goto(server.url(DEALER, car));
    await page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Enquire Now' });
    await fillForm(dialog, 'enquiry', PHONE.typed);
    const typed = await typedInto(dialog);
    await dialog.getByRole('button', { name: 'Send Enquiry' }).press('Enter');
    await expect(page).toHaveURL(/\/success/);

    // The library has verified it: another message would not be there.
    await expect.poll(() => crm.received.size, { timeout: 30_000 }).toBe(1);
    expect(crm.unbelieved).toEqual([]);
    const [[id, message] = ['', undefined]] = crm.received;
    const [body = ''] = message?.bodies ?? [];
    const { type, data } = JSON.parse(body) as { type: string; data: LeadPayload };
    expect(type).toBe('lead.created');
    expect(data).toMatchObject({
      tenant: DEALER,
      form: 'enquiry',
      name: typed['name'],
      last_name: typed['last_name'],
      email: typed['email'],
      phone: PHONE.stored,
      postcode: typed['postcode'],
      message: typed['message'],
      vehicle: { slug: car.replace('/cars/', '') },
      opt_in: typed['opt_in'] === 'yes',
      page_id: car,
    });
    expect(id).toContain(data.lead_id);

    const emailTo = async (mailbox: string) => {
      const find = () => mail.received.find(({ to }) => to.includes(mailbox));
      await expect.poll(() => find() !== undefined, { timeout: 30_000 }).toBe(true);
      return PostalMime.parse(find()?.raw ?? '');
    };
    const email = await emailTo(PEOPLE);
    expect(email.replyTo?.[0]?.address).toBe(typed['email']);
    expect(email.subject).toContain(`${typed['name']} ${typed['last_name']}`);
    const said = email.text?.replaceAll('\r\n', '\n') ?? '';
    for (const line of [
      `Name: ${typed['name']} ${typed['last_name']}`,
      `Phone: ${PHONE.printed}`,
      `Email: ${typed['email']}`,
      `Postcode: ${typed['postcode']}`,
      `Message:\n${typed['message']}`,
      `Vehicle: ${data.vehicle?.name}`,
    ])
      expect(said).toContain(line);
    expect(email.html).toBeUndefined();

    const program = await emailTo(PROGRAM);
    const contact = '/adf/prospect/customer/contact';
    expect(await readXml(page, program.text ?? '')).toMatchObject({
      [`${contact}/namefirst`]: typed['name'],
      [`${contact}/namelast`]: typed['last_name'],
      [`${contact}/email`]: typed['email'],
      [`${contact}/phone`]: PHONE.stored,
      [`${contact}/address/postalcode`]: typed['postcode'],
      '/adf/prospect/customer/comments': expect.stringContaining(typed['message'] ?? 'missing'),
      '/adf/prospect/vehicle/make': data['Vehicle Make'],
      '/adf/prospect/vehicle/stock': data.stock_number,
    });
  } finally {
    await server.close();
    crm.close();
    await mail.close();
    setDefaultCACertificates(before);
    await rm(folder, { recursive: true, force: true });
  }
});
