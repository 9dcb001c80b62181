import { errors, expect, type Page } from '@playwright/test';
import { createAccessToken } from '../../src/backend/store/access-tokens.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses } from '../site/read-page.ts';
import { ALIVE, expectInert, watchPolicies } from './expect-inert.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';
import { test, type LeadServer } from './lead-server.ts';

const DEALER = 'harbour-motor-group';
const car = pageAddresses(DEMO_SITES, DEALER).find(isVehicleAddress) ?? 'missing';

/** Every name that a page of ours reads in its address, and a few that none does. */
const PARAMETERS = [
  ...['car_id', 'model_id', 'vehicle', 'location', 'location_id', 'destination', 'category', 'redirect'],
  ...['query', 'page', 'sortBy', 'menu', 'make', 'model', 'badge', 'colour', 'price', 'km', 'year', 'city'],
  ...[
    'amount',
    'vehiclePriceBudget',
    'deposit',
    'term',
    'rate',
    'balloon',
    'offer',
    'ids',
    'cars',
    'compare',
  ],
  ...['utm_source', 'preferredDealership', 'variant', 'color', 'token', '__proto__', 'hash'],
];
const PAGES = [
  '/enquire',
  '/book-test-drive',
  '/finance-enquiry',
  '/contact',
  '/request-a-quote',
  '/success',
  '/search/new-used-and-demo-cars',
  car,
  '/compare',
  '/favourites',
  '/models/order-now',
  '/our-location',
  '/',
];

/** A test of the long form takes so many texts. */
const CHUNK = 24;
const chunks = Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / CHUNK) }, (_, at) => ({
  name: `texts ${at * CHUNK + 1} to ${Math.min((at + 1) * CHUNK, HOSTILE_TEXTS.length)}`,
  texts: HOSTILE_TEXTS.slice(at * CHUNK, (at + 1) * CHUNK),
}));
const LONG = { tag: '@long' };
/** As long as a comment may be. */
const MAX_LENGTH = 3900;
/** Texts enough to end any place, in one: another break with each payload. */
const MANY = HOSTILE_TEXTS.filter((_, at) => at % 25 === 0)
  .join(' ')
  .slice(0, MAX_LENGTH);

/** A text in the first parameter, the one after it in the next, and so on: each text gets through each of them. */
function queryFrom(first: number): string {
  const said = PARAMETERS.map((name, at) => {
    const text = HOSTILE_TEXTS[(first + at) % HOSTILE_TEXTS.length] ?? '';
    return `${name}=${encodeURIComponent(text)}`;
  });
  return `?${said.join('&')}`;
}

/** Milliseconds for which a page may ask its backend, before its text is looked at all the same. */
const QUIET_TIMEOUT_MS = 15_000;

/** Lets the scripts of a page read the address, and whatever they fetch for it. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.mouse.move(300, 300);
  await page.keyboard.press('Tab');
  // Playwright may never hear the end of a request that a reload cut off; scripts have had their time by then.
  await page.waitForLoadState('networkidle', { timeout: QUIET_TIMEOUT_MS }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Opened with hostile addresses by default; the long form opens all of PAGES with every text. */
const QUICK_PAGES = ['/finance-enquiry', '/search/new-used-and-demo-cars', car, '/compare'];

/** Opens pages in turn, each with the texts from another one on. */
async function openHostile(
  page: Page,
  url: LeadServer['url'],
  addresses: readonly string[],
  texts: readonly number[],
): Promise<void> {
  const refused = await watchPolicies(page);
  for (const [at, first] of texts.entries()) {
    const address = addresses[at % addresses.length] ?? '/';
    await page.goto(url(DEALER, `${address}${queryFrom(first)}`));
    await settle(page);
    expect(new URL(page.url()).pathname).toBe(address);
    await expectInert(page, refused, `${address} from text ${first + 1} on`);
  }
}

test('S4 hostile text in every parameter of an address stays text', async ({ page, leads }) => {
  // So far apart that each parameter has another break and another payload on each page.
  const texts = QUICK_PAGES.map((_, at) => at * 61);
  await openHostile(page, leads.url, QUICK_PAGES, texts);
});

for (const { name, texts } of chunks)
  test(`S4 ${name}, each in every parameter of pages in turn, stay text`, LONG, async ({ page, leads }) => {
    test.setTimeout(600_000);
    const numbers = texts.map((text) => HOSTILE_TEXTS.indexOf(text));
    await openHostile(page, leads.url, PAGES, numbers);
  });

/** Everything that the site keeps in a browser, in the shape it has, with one text wherever a text may be. */
async function keepHostile(page: Page, text: string): Promise<void> {
  await page.evaluate(
    ([said, site, address]) => {
      const car = { id: said, stocknum: said, make: said, model: said, body: said, simple_body: said };
      const saved = { ...car, name: said, slug: address.replace('/cars/', ''), primary_image_url: said };
      const answers = {
        ...{ name: said, last_name: said, phone: said, email: said, postcode: said, message: said },
        ...{ amount: said, term: said, appointment: said, constructor: said },
      };
      const kept: Record<string, unknown> = {
        favourites: [saved, said],
        comparison: [saved],
        'viewed-vehicles': [{ ...car, href: address, title: said, image: said }],
        'recent-searches': [{ label: said, href: '/search/used-cars' }],
        enquiry: { at: Date.now(), drafts: { contact: answers, enquiry: answers, person: answers } },
      };
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, said);
      for (const [name, value] of Object.entries(kept))
        localStorage.setItem(`forecourt:${site}:${name}`, JSON.stringify(value));
      sessionStorage.setItem(`forecourt:${site}:success`, said);
    },
    [text.toWellFormed(), DEALER, car] as const,
  );
}

const QUICK_STORAGE = ['/favourites', '/compare', '/contact'];
const SHOW_STORAGE = ['/favourites', '/compare', '/', '/contact', `/enquire?car_id=x`, '/success', car];

async function storageStaysText(
  page: Page,
  text: string,
  {
    refused,
    url,
    addresses = SHOW_STORAGE,
  }: { refused: string[]; url: LeadServer['url']; addresses?: string[] },
): Promise<void> {
  for (const address of addresses) {
    await page.goto(url(DEALER, address));
    await keepHostile(page, text);
    await page.reload();
    await settle(page);
    await expectInert(page, refused, `${address}: ${text}`);
  }
}

test('S4 a hostile text in every storage key stays text on the pages that show it', async ({
  page,
  leads,
}) => {
  const refused = await watchPolicies(page);
  await storageStaysText(page, MANY, { refused, url: leads.url, addresses: QUICK_STORAGE });
  // It is shown, so the test is about something.
  await page.goto(leads.url(DEALER, '/contact'));
  await expect(page.locator('.lead-form').getByLabel('First Name')).toHaveValue(/<img src=x/);
});

for (const { name, texts } of chunks)
  test(`S4 ${name}, each in every storage key, stay text`, LONG, async ({ page, leads }) => {
    test.setTimeout(900_000);
    const refused = await watchPolicies(page);
    for (const text of texts) {
      // Alone on one page, so that no other text before it swallows it; with all others of its group on each.
      const address = SHOW_STORAGE[HOSTILE_TEXTS.indexOf(text) % SHOW_STORAGE.length] ?? '/';
      await storageStaysText(page, text, { refused, url: leads.url, addresses: [address] });
    }
    await storageStaysText(page, texts.join(' ').slice(0, MAX_LENGTH), { refused, url: leads.url });
  });

/** Posts a form as a browser without scripts does, from a page that has them: what comes back may run. */
async function postPlain(page: Page, text: string): Promise<void> {
  await page.locator('.lead-form form').evaluate((form: HTMLFormElement, said) => {
    for (const field of form.querySelectorAll<HTMLInputElement>('.field')) {
      field.removeAttribute('maxlength');
      if (field.localName === 'input') field.type = 'text';
      field.value = said;
    }
    form.submit();
  }, text);
  await page.waitForURL('**/api/leads');
}

test('S4 hostile text in every field comes back as text, and is text on the pages of the dealer', async ({
  page,
  leads,
}) => {
  const refused = await watchPolicies(page);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.13.0.1' });
  await page.goto(leads.url(DEALER, '/contact'));
  await postPlain(page, MANY);
  await expect(page.locator('[data-error-summary]')).toBeVisible();
  await expect(page.locator('.lead-form').getByLabel('Comments')).toHaveValue(/<img src=x/);
  await expectInert(page, refused, 'the form that comes back');

  await page.goto(leads.url(DEALER, '/contact'));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const form = page.locator('.lead-form');
  for (const [label, answer] of Object.entries({
    'First Name': 'Robin',
    'Last Name': 'Citizen',
    'Mobile Number': '0491 573 001',
    Email: 'robin@example.com',
    Postcode: '2150',
    Comments: MANY,
  }))
    await form.getByLabel(label).fill(answer);
  await form.getByLabel(/I agree to the terms/).check();
  await form.getByRole('button', { name: 'Send Enquiry' }).press('Enter');
  await expect(page).toHaveURL(/\/success/);
  await expectInert(page, refused, '/success');

  const { token } = await createAccessToken(leads.store, { tenant: DEALER, label: 'S4', now: Date.now() });
  await page.goto(leads.url(DEALER, '/_leads'));
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: /sign in|open/i }).press('Enter');
  await expect(page.getByRole('table')).toContainText('Robin Citizen');
  await expectInert(page, refused, '/_leads');
  await page.getByRole('table').getByRole('link').filter({ hasText: 'Robin Citizen' }).first().press('Enter');
  await expect(page.getByRole('main')).toContainText('<img src=x');
  await expectInert(page, refused, 'one lead');
});

test('S4 control: markup that a script writes is refused and seen, and so is an element that came alive', async ({
  page,
  leads,
}) => {
  const refused = await watchPolicies(page);
  await page.goto(leads.url(DEALER, '/contact'));
  await page.evaluate(() => {
    const image = document.createElement('img');
    image.setAttribute('data-live', '');
    document.body.append(image);
    try {
      document.body.innerHTML += '<x-live>';
    } catch {
      // Trusted Types refuse it, which the console tells.
    }
  });
  await expect.poll(() => refused.some((text) => text.includes('Trusted'))).toBe(true);
  await expect(page.locator(ALIVE)).toHaveCount(1);
});
