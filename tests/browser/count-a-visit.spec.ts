import { expect } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { answerBanner, listenToSink, moveAsVisitor } from './event-sink.ts';
import { test } from './lead-server.ts';

/** One dealer whose own backend counts, and one with a collector elsewhere. */
const OWN = 'wattle-used-cars';
const ELSEWHERE = { slug: 'tallowood-caravans', collector: 'https://events.tallowoodcaravans.example' };

const PERSON = { name: 'Canaria', last: 'Plover', phone: '0491 571 491', email: 'canaria@example.com' };

function carWith(...needed: string[]): string {
  const found = pageAddresses(DEMO_SITES, OWN)
    .filter(isVehicleAddress)
    .find((address) => needed.every((part) => readPage(DEMO_SITES, OWN, address).html.includes(part)));
  if (!found) throw new Error(`No vehicle of ${OWN} has ${needed.join(' and ')}.`);
  return found;
}

test('F11 F12 the sink gets exactly what a shopper does after agreeing, with its ids, and nothing of the person', async ({
  page,
  leads,
}) => {
  const car = carWith('href="/enquire?', 'data-report', 'FinanceCalculator');
  const sink = listenToSink(page, '/api/events');
  const expected: string[] = [];
  const expectEvents = async (...more: string[]): Promise<void> => {
    expected.push(...more);
    await expect.poll(sink.events).toEqual(expected);
  };

  // Before the choice: a list and a favourite, of which nothing is ever sent.
  await page.goto(leads.url(OWN, '/search/used-cars'), { waitUntil: 'load' });
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .press('Enter');
  await expect(page.getByRole('button', { name: /^Save / }).first()).toHaveAttribute('aria-pressed', 'true');
  await page.goto(leads.url(OWN, '/'), { waitUntil: 'load' });
  await moveAsVisitor(page);
  await answerBanner(page, 'Accept');
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toHaveCount(0);
  const own = new URL(leads.url(OWN, '/')).origin;
  expect(sink.urls().filter((url) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual([]);
  expect(sink.events()).toEqual([]);

  await page.goto(leads.url(OWN, car), { waitUntil: 'load' });
  await expectEvents('asc_pageview', 'asc_item_pageview 4');
  // Its name is 'Saved' once it's pressed.
  const save = page.locator('#purchase').getByRole('button', { name: /^Saved?$/ });
  await save.press('Enter');
  await expectEvents('asc_cta_interaction 39');
  await save.press('Enter');
  await page.locator('header a[href^="tel:"]').first().dispatchEvent('click');
  await expectEvents('asc_click_to_call 25');
  const report = page.getByRole('link', { name: /history report/ });
  await report.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await report.press('Enter');
  await expectEvents('asc_cta_interaction 60');
  const deposit = page.locator('.calculator').getByLabel('Deposit or trade-in, typed');
  await deposit.scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island:not([ssr])').filter({ has: deposit })).toHaveCount(1);
  await deposit.fill('2000');
  await deposit.fill('3000');
  await expectEvents('asc_element_configuration 26');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expectEvents('asc_cta_interaction 61');

  await page.goto(leads.url(OWN, '/search/used-cars?q=canaria'), { waitUntil: 'load' });
  await expectEvents('asc_pageview', 'asc_itemlist_pageview 49');

  await page.goto(leads.url(OWN, car), { waitUntil: 'load' });
  await expectEvents('asc_pageview', 'asc_item_pageview 4');
  await page.locator('#purchase').getByRole('link', { name: 'Enquire Now' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Enquire Now' });
  await form.getByLabel('First Name').fill(PERSON.name);
  await expectEvents('asc_form_engagement');
  await form.getByLabel('Last Name').fill(PERSON.last);
  await form.getByLabel('Mobile Number').fill(PERSON.phone);
  await form.getByLabel('Email').fill(PERSON.email);
  await form.getByLabel('Postcode').fill('5070');
  await form.getByLabel('Comments').fill(`I am ${PERSON.name}`);
  await form.getByLabel(/I agree to the terms/).check();
  await form.getByRole('button', { name: 'Send Enquiry' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  await expectEvents('asc_form_submission 15', 'asc_form_submission_sales', 'asc_pageview');

  const bodies = sink.bodies().toLowerCase();
  for (const secret of ['canaria', 'plover', '491571491', '0491 571 491', '5070', '@', '?'])
    expect(bodies, `what was sent holds ${secret}`).not.toContain(secret);
  expect(sink.visits()).toHaveLength(1);
  // F12: everything that the site keeps has its key.
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.length).toBeGreaterThan(4);
  expect(keys.filter((key) => !key.startsWith(`forecourt:${OWN}:`))).toEqual([]);

  // A mind that is changed counts at once.
  await page.getByRole('button', { name: 'Privacy choices' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Privacy choices' });
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByRole('button', { name: 'Save choices' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await page.goto(leads.url(OWN, car), { waitUntil: 'networkidle' });
  await page.locator('header a[href^="tel:"]').first().dispatchEvent('click');
  expect(sink.events()).toEqual(expected);
});

for (const [words, isAccepted] of [
  ['Reject', false],
  ['Accept', true],
] as const)
  test(`F11 a collector elsewhere is asked ${isAccepted ? 'once the visitor agreed' : 'nothing after a rejection'}`, async ({
    page,
    leads,
  }) => {
    await page.route(`${ELSEWHERE.collector}/**`, (route) => route.fulfill({ status: 204 }));
    const sink = listenToSink(page, ELSEWHERE.collector);
    const own = new URL(leads.url(ELSEWHERE.slug, '/')).origin;
    const foreign = (): string[] =>
      sink.urls().filter((url) => !url.startsWith(own) && !url.startsWith('data:'));
    await page.goto(leads.url(ELSEWHERE.slug, '/search/used-cars'), { waitUntil: 'load' });
    await moveAsVisitor(page);
    await answerBanner(page, words);
    await page.goto(leads.url(ELSEWHERE.slug, '/'), { waitUntil: 'networkidle' });
    if (isAccepted) {
      await expect.poll(sink.events).toEqual(['asc_pageview']);
      expect(foreign()).toEqual([`${ELSEWHERE.collector}/collect`]);
    } else expect(foreign()).toEqual([]);
  });
