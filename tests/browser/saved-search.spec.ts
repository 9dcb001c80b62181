import type { Page } from '@playwright/test';
import type { StoredEmail } from '../../src/backend/store/stored-email.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { press } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { test, type LeadServer } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const WITHOUT = 'wattle-used-cars';
const sold = pageAddresses(DEMO_SITES, DEALER)
  .filter(isVehicleAddress)
  .find((address) => /data-part="sold"(?![^>]*\shidden)/.test(readPage(DEMO_SITES, DEALER, address).html));
const link = (page: Page) => page.getByRole('link', { name: 'Email Me New Matches' });

/** The emails to an address, as they wait or have gone out. */
async function lettersTo(leads: LeadServer, email: string): Promise<StoredEmail[]> {
  const rows = await leads.store.db.selectFrom('letter').select('body').orderBy('created_at').execute();
  return rows.map(({ body }) => JSON.parse(body) as StoredEmail).filter(({ to }) => to === email);
}

/** What an address of the site that is open answers. */
const answerOf = (page: Page, address: string) =>
  page.evaluate(async (asked) => {
    const answer = await fetch(asked);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  }, address);

/** Fills the form in by keys alone. */
async function ask(page: Page, email: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Email' });
  await field.focus();
  await field.pressSequentially(email);
  await page.keyboard.press('Tab');
  const consent = page.getByRole('checkbox');
  await expect(consent).toBeFocused();
  await expect(consent).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
}

const activeOf = async (leads: LeadServer, email: string): Promise<number> => {
  const rows = await leads.store.db
    .selectFrom('saved_search')
    .innerJoin('search_subscriber', 'search_subscriber.id', 'saved_search.subscriber_id')
    .select('saved_search.id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .execute();
  return rows.length;
};

test('A12 a search is kept, its address confirmed by the link of the email, and stopped by the button its link leads to', async ({
  page,
  leads,
}) => {
  const email = 'rosa.a12@example.com';
  await page.goto(leads.url(DEALER, '/search/used-cars?price=:60000'));
  await expect(page.locator('astro-island:not([ssr])').first()).toBeAttached();
  // The link has what is chosen once the focus reaches it.
  await link(page).focus();
  await expect(link(page)).toHaveAttribute('href', /\/saved-search\?price=%3A60000&list=used-cars$/);
  await press(link(page));
  await expect(page.getByRole('heading', { name: 'Email Me New Matches' })).toBeVisible();
  await expect(page.getByText('Used cars · Price up to $60,000')).toBeVisible();
  expect(await axeViolations(page, 'main')).toEqual([]);
  await ask(page, email);
  await expect.poll(async () => (await lettersTo(leads, email)).length).toBe(1);
  const [letter] = await lettersTo(leads, email);
  const proof = new URL(/https:\S+\/saved-search\/confirm\S+/.exec(letter?.text ?? '')?.[0] ?? '');
  expect(await activeOf(leads, email)).toBe(0);
  await page.goto(leads.url(DEALER, proof.pathname + proof.search));
  expect(await axeViolations(page, 'main')).toEqual([]);
  await press(page.getByRole('button', { name: 'Confirm my address' }));
  await expect(page.getByText('Your address is confirmed')).toBeVisible();
  expect(await activeOf(leads, email)).toBe(1);
  const stop = new URL(letter?.stopUrl ?? '');
  await page.goto(leads.url(DEALER, stop.pathname + stop.search));
  await expect(page).toHaveURL(/\/saved-search\/stop\?/);
  // The visit alone stops nothing: programs that look through mail open every link.
  expect(await activeOf(leads, email)).toBe(1);
  expect(await axeViolations(page, 'main')).toEqual([]);
  await press(page.getByRole('button', { name: 'Stop these emails' }));
  await expect(page.getByRole('heading', { name: 'Emails stopped' })).toBeVisible();
  expect(await activeOf(leads, email)).toBe(0);
  expect(await axeViolations(page, 'main')).toEqual([]);
});

test('A12 the empty result and a sold car lead to the form, each with its search', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/search/new-used-and-demo-cars?price=1:2'));
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible();
  await expect(link(page)).toHaveCount(1);
  await link(page).focus();
  await expect(link(page)).toHaveAttribute('href', /\/saved-search\?price=1%3A2$/);
  await page.goto(leads.url(DEALER, sold ?? 'missing'));
  await press(link(page));
  await expect(page).toHaveURL(/\/saved-search\?make=/);
  await expect(page.getByText(/^Everything in stock · /)).toBeVisible();
});

test('A12 without scripts the form works all the same, and says what is missing', async ({
  browser,
  leads,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const email = 'ivo.a12@example.com';
  await page.goto(leads.url(DEALER, '/saved-search?make=Corvane&list=used-cars'));
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Email Me' }).press('Enter');
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const kept = leads.store.db
    .selectFrom('saved_search')
    .select(['list', 'query'])
    .where('query', '=', 'make=Corvane');
  await expect.poll(() => kept.execute()).toEqual([{ list: 'used-cars', query: 'make=Corvane' }]);
  await page.goto(leads.url(DEALER, '/saved-search?list=nowhere#no-list'));
  await expect(page.getByText('This list is no longer available.')).toBeVisible();
  await context.close();
});

test('A12 a feed of a search has its vehicles; a dealer without the switch has no page, no link and no feed', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/saved-search?list=used-cars'));
  const rss = page.getByRole('link', { name: 'RSS' });
  await expect(rss).toHaveAttribute('href', /\/api\/search\.rss\?list=used-cars$/);
  const feed = await answerOf(page, '/api/search.rss?list=used-cars');
  expect(feed.type).toContain('application/rss+xml');
  expect(feed.text.match(/<item>/g)?.length).toBeGreaterThan(5);
  await page.goto(leads.url(WITHOUT, '/search/used-cars'));
  await expect(page.getByRole('region', { name: 'Results' })).toBeVisible();
  await expect(link(page)).toHaveCount(0);
  for (const address of ['/saved-search', '/api/search.rss'])
    expect((await answerOf(page, address)).status).toBe(404);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('P1 the foot of an email leads to a page that ends everything at one press, without sign-in', async ({
    page,
    leads,
  }) => {
    const email = 'rosa.p1@example.com';
    await page.goto(leads.url(DEALER, '/saved-search?list=used-cars'));
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Email Me' }).click();
    await expect(page.getByText('Check your inbox')).toBeVisible();
    const [letter] = await lettersTo(leads, email);
    const link = new URL(/https:\S+\/pages\/unsubscribe\S+/.exec(letter?.text ?? '')?.[0] ?? '');
    await page.goto(leads.url(DEALER, `${link.pathname}${link.search}`));
    await page.getByRole('button', { name: 'Stop everything' }).click();
    await expect(page.getByText(/^Done\. /)).toBeVisible();
    expect(await lettersTo(leads, email)).toEqual([]);
    // A link of nobody says so.
    await page.goto(leads.url(DEALER, `${link.pathname}?who=nobody&token=none`));
    await page.getByRole('button', { name: 'Stop everything' }).click();
    await expect(page.getByText("This link doesn't work")).toBeVisible();
  });
});
