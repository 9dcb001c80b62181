import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { acceptLead } from '../../src/backend/store/accept-lead.ts';
import { exampleLead } from '../../src/backend/store/example-lead.fixture.ts';
import { markOpened } from '../../src/backend/store/mark-lead.ts';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { test } from './lead-server.ts';

const DEALER = 'wattle-used-cars';

/** The page of a vehicle with a finance page of its own and figures on it, and that finance page. */
function financedCar(): { car: string; finance: string } {
  for (const car of pageAddresses(DEMO_SITES, DEALER).filter(isVehicleAddress)) {
    const { html } = readPage(DEMO_SITES, DEALER, car);
    const [finance] = /\/personalised\/finance\?car_id=[\w-]+/.exec(html) ?? [];
    if (finance && html.includes('data-offer="by"')) return { car, finance };
  }
  throw new Error(`No vehicle of ${DEALER} has a finance page of its own.`);
}

const figures = (page: Page) => page.locator('.own-figures');

async function choose(page: Page, band: string, term: string): Promise<void> {
  await figures(page).getByLabel('Your score').selectOption(band);
  await figures(page).getByLabel('Term').selectOption({ label: term });
  await press(figures(page).getByRole('button', { name: 'Show my estimate' }));
}

test('C12 C2 A5 a band and a term of a shopper’s own are there on another visit, and gone once the account is erased', async ({
  page,
  leads,
}) => {
  const { car, finance } = financedCar();
  const mobile = mobileOf(341);
  await page.goto(leads.url(DEALER, car));
  const shown = page.locator('#finance-calculator [data-repayment]');
  const before = (await shown.textContent()) ?? '';

  await page.goto(leads.url(DEALER, finance));
  await expect(figures(page)).toContainText('Your estimate will appear here.');
  await choose(page, 'Good', '3 year term');
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance/);
  await signInHere(page, leads, mobile);
  await expect(page).toHaveURL(/\/personalised\/finance\?car_id=/);
  await choose(page, 'Good', '3 year term');
  await expect(figures(page)).toContainText("Our estimate for a score you'd call Good");
  await expect(figures(page)).toContainText('7.99% p.a.');
  await expect(figures(page)).toContainText(/Comparison rate\*\s*\d+\.\d\d% p\.a\./);
  await expect(figures(page)).toContainText('WARNING: ');
  await expect(figures(page)).toContainText('Australian credit licence 999034');
  expect(await axeViolations(page)).toEqual([]);

  // Another visit: what was chosen is there, and nothing moves for it. The vehicle's own page stays as it was.
  await page.goto(leads.url(DEALER, car));
  await expect(shown).toHaveText(before);
  await page.goto(leads.url(DEALER, finance));
  await expect(figures(page)).toContainText("Our estimate for a score you'd call Good");
  await expect(figures(page).getByLabel('Term')).toHaveValue('3');
  expect(await layoutShift(page)).toBe(0);

  await page.goto(leads.url(DEALER, '/account'));
  await press(page.getByRole('button', { name: 'Erase my account' }));
  await press(page.getByRole('button', { name: 'Yes, Erase It' }));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto(leads.url(DEALER, `/sign-in?redirect=${encodeURIComponent(finance)}`));
  await signInHere(page, leads, mobile);
  await expect(figures(page)).toContainText('Your estimate will appear here.');
  await expect(figures(page).getByLabel('Your score')).toHaveValue('');
});

test('C12 a choice made before the page’s script has come is not lost', async ({ page, leads }) => {
  const { finance } = financedCar();
  await page.goto(leads.url(DEALER, `/sign-in?redirect=${encodeURIComponent(finance)}`));
  const { promise: held, resolve: come } = Promise.withResolvers<undefined>();
  let isFinance = false;
  await page.route('**/personalised/finance*', async (route) => {
    isFinance = true;
    await route.continue();
  });
  await page.route('**/_astro/*.js', async (route) => {
    if (isFinance) await held;
    await route.continue();
  });
  await signInHere(page, leads, mobileOf(344));
  await expect(page).toHaveURL(/\/personalised\/finance\?car_id=/);
  const show = figures(page).getByRole('button', { name: 'Show my estimate' });
  await figures(page).getByLabel('Your score').selectOption('Good');
  await figures(page).getByLabel('Term').selectOption({ label: '3 year term' });
  // The press is held until the script is there.
  await press(show);
  come(undefined);
  await expect(figures(page)).toContainText('7.99% p.a.');
  await expect(page).toHaveURL(/car_id=/);
});

test('C12 a choice is taken away by a press', async ({ page, leads }) => {
  const { finance } = financedCar();
  await page.goto(leads.url(DEALER, `/sign-in?redirect=${encodeURIComponent(finance)}`));
  await signInHere(page, leads, mobileOf(342));
  await choose(page, 'Fair', '5 year term');
  await expect(figures(page)).toContainText('10.99% p.a.');
  await press(figures(page).getByRole('button', { name: 'Forget my choice' }));
  await expect(figures(page)).toContainText('Your estimate will appear here.');
  await expect(figures(page).getByLabel('Your score')).toBeFocused();
  await expect
    .poll(() =>
      leads.store.db.selectFrom('credit_choice').select('band').where('band', '=', 'Fair').execute(),
    )
    .toEqual([]);
});

test('C12 what was asked about finance since signing in is listed with its state, and nothing of before', async ({
  page,
  leads,
}) => {
  const { ending } = mobileOf(343);
  const keep = async (name: string, at: number): Promise<string> => {
    const id = randomUUID();
    await acceptLead(leads.store, {
      lead: exampleLead({
        id,
        tenant: DEALER,
        received_at: new Date(at).toISOString(),
        category: 'Finance Enquiry',
        person: { first_name: 'Rosa', phone: `+61491575${ending}` },
        vehicle: { id: 'gone', slug: 'gone', name, car_type: 'used' },
        message: 'My salary is 90,000.',
      }),
      bodyHash: 'aa',
      destinations: [{ destination: 'front-desk', kind: 'lead' }],
    });
    return id;
  };
  await keep('2019 Asked Before', Date.now() - 3_600_000);
  await page.goto(leads.url(DEALER, '/sign-in?redirect=%2Ffinance-enquiry'));
  await signInHere(page, leads, mobileOf(343));
  await markOpened(leads.store, [DEALER], await keep('2021 Asked Since', Date.now() + 1000), Date.now());
  await page.goto(leads.url(DEALER, '/finance-enquiry'));
  const asked = page.getByRole('region', { name: 'Your finance enquiries' });
  await expect(asked).toContainText('2021 Asked Since');
  await expect(asked).toContainText('Opened. Someone on the team has read it.');
  await expect(asked).not.toContainText(/Before|salary|Rosa/);
  expect(await axeViolations(page)).toEqual([]);
});
