import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { test } from './lead-server.ts';

const DEALER = 'wattle-used-cars';
const phoneOf = (number: number): string => `0491 570 3${number}`;
const storedOf = (number: number): string => `+614915703${number}`;

async function press(target: Locator, key = 'Enter'): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

async function type(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.pressSequentially(text);
  await expect(field).toHaveValue(text);
}

const next = (form: Locator): Promise<void> => press(form.getByRole('button', { name: 'Next' }));

/** Make, model and year by hand, and how far it was driven; then how it is. */
async function describe(form: Locator, own: { year: string; km: string; model?: string }): Promise<void> {
  await type(form.getByLabel('Make'), 'Aldera');
  await type(form.getByLabel('Model'), own.model ?? 'Larkspur');
  await type(form.getByLabel('Year'), own.year);
  await type(form.getByLabel('Kilometres'), own.km);
  await next(form);
  await form.getByLabel('Condition').selectOption('Good');
}

async function sendAs(form: Locator, number: number): Promise<void> {
  await type(form.getByLabel('First Name'), 'Robin');
  await type(form.getByLabel('Last Name'), 'Citizen');
  await type(form.getByLabel('Mobile Number'), phoneOf(number));
  await type(form.getByLabel('Email'), 'robin@example.com');
  await type(form.getByLabel('Postcode'), '5070');
  await press(form.getByLabel(/I agree to the terms/), 'Space');
  await expect(form.getByLabel(/I agree to the terms/)).toBeChecked();
  await press(form.getByRole('button', { name: 'Request Valuation' }));
}

async function open(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = page.locator('.lead-form');
  await expect(form.getByText('Step 1 of 4')).toBeVisible();
  return form;
}

test('F8 K12 value a car by its plate, send a photo, and accept the offer, by keyboard', async ({
  page,
  leads,
}) => {
  const form = await open(page, leads.url(DEALER, '/instant-price'));
  await expect(form.getByText('Demo site: try a sample rego, such as DEMO22 (SA)')).toBeVisible();
  await type(form.getByLabel('Rego'), 'demo 22');
  await form.getByLabel('State of registration').selectOption('SA');
  await press(form.getByRole('button', { name: 'Find my vehicle' }));
  await expect(form.getByText('Found: 2022 Aldera Larkspur.')).toBeVisible();
  await expect(form.getByLabel('Year')).toHaveValue('2022');
  await expect(form.getByLabel('Kilometres')).toBeFocused();
  await type(form.getByLabel('Kilometres'), '61,000');
  expect(await axeViolations(page)).toEqual([]);
  await next(form);

  await form.getByLabel('Condition').selectOption('Good');
  await press(form.getByLabel('Needs new tyres'), 'Space');
  await expect(form.getByLabel('Needs new tyres')).toBeChecked();
  const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#a83' } })
    .withExif({ IFD0: { ImageDescription: 'At home in Quillby' } })
    .jpeg()
    .toBuffer();
  await form
    .getByLabel('Front of the vehicle')
    .setInputFiles({ name: 'front.jpeg', mimeType: 'image/jpeg', buffer: large });
  await next(form);

  const figure = form.locator('.trade-estimate');
  await expect(figure.getByText('2022 Aldera Larkspur, 61,000 km')).toBeVisible();
  await expect(figure.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();
  await expect(figure.getByText(/^Estimated on \d+ \w+ \d{4}, subject to inspection$/)).toBeVisible();
  await expect(figure.getByText(/^What we ask for \d+ Aldera Larkspur/)).toBeVisible();
  await expect(figure.getByText('−$600')).toBeVisible();
  await expect(figure.getByText(/A computer program worked out/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await next(form);
  await sendAs(form, 10);

  const offer = page.getByRole('heading', { name: /^We offer \$[\d,]+$/ });
  await expect(offer).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await press(page.getByRole('button', { name: 'Accept this offer' }));
  const accepted = page.getByRole('heading', { name: /^You accepted our offer of \$[\d,]+$/ });
  await expect(accepted).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);

  const stored = await leads.storedFor(storedOf(10));
  const first = stored.find(({ subcategory }) => subcategory === undefined);
  const price = first?.values['offer_price'] ?? '';
  expect(first).toMatchObject({
    form: 'trade-in',
    values: { own_make: 'Aldera', own_km: '61000', own_worn_tyres: 'yes', estimated_by: 'Demonstration' },
    files: [{ name: 'front.jpg', type: 'image/jpeg' }],
  });
  expect(first?.files[0]?.bytes).toBeLessThan(large.length);
  expect(Number(price)).toBeGreaterThan(1000);
  await expect(accepted).toContainText(`$${Number(price).toLocaleString('en-AU')}`);
  expect(stored.filter(({ id }) => id !== first?.id)).toMatchObject([
    {
      category: 'Trade-In',
      subcategory: '3. Offer Accepted',
      values: { lead_id: first?.id, form_completed: 'true', offer_accepted: 'true', offer_price: price },
    },
  ]);
});

const YEAR = new Date().getFullYear();
for (const [number, what, own, words] of [
  [11, 'over 7 years', { year: String(YEAR - 8), km: '50000' }, 'over 7 years old'],
  [12, 'over 100,000 km', { year: String(YEAR - 3), km: '100001' }, 'over 100,000 km'],
  [
    13,
    'a car like none of the dealer’s',
    { year: String(YEAR - 3), km: '50000', model: 'Nobody' },
    "don't have enough similar sales",
  ],
] as const)
  test(`F8 ${what}: no estimate, and an inspection is offered`, async ({ page, leads }) => {
    const form = await open(page, leads.url(DEALER, '/sell-my-car'));
    await describe(form, own);
    await next(form);
    const figure = form.locator('.trade-estimate');
    await expect(figure.getByText('An inspection comes first')).toBeVisible();
    await expect(figure).toContainText(words);
    const visit = form.getByRole('combobox', { name: 'Inspection visit' });
    await expect.poll(() => visit.locator('option').count()).toBeGreaterThan(1);
    await visit.focus();
    await visit.press('ArrowDown');
    await expect(visit).not.toHaveValue('');
    const time = await visit.inputValue();
    await next(form);
    await sendAs(form, number);
    await expect(page).toHaveURL(/\/success/);
    const [lead] = await leads.storedFor(storedOf(number));
    expect(lead?.values).toMatchObject({ appointment: time });
    expect(lead?.values).not.toHaveProperty('offer_price');
  });

test('F8 F12 the value of a car follows into the finance calculator of the car it was asked from', async ({
  page,
  leads,
}) => {
  const car = pageAddresses(DEMO_SITES, DEALER).find(
    (address) =>
      isVehicleAddress(address) &&
      ['finance-calculator', 'cars/trade-in?car_id'].every((part) =>
        readPage(DEMO_SITES, DEALER, address).html.includes(part),
      ),
  );
  await page.goto(leads.url(DEALER, car ?? ''));
  // In a window as low as this one it is among the rows that fold.
  await page.getByText('More options').click();
  await press(page.locator('#purchase').getByRole('link', { name: 'Trade-In Valuation' }));
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=/);
  const form = page.locator('.lead-form');
  await expect(form.getByText('Step 1 of 4')).toBeVisible();
  await describe(form, { year: String(YEAR - 4), km: '61000' });
  await next(form);
  await expect(form.locator('.trade-estimate').getByText(/^\$[\d,]+ to \$[\d,]+$/)).toBeVisible();

  await page.goto(leads.url(DEALER, car ?? ''));
  const calculator = page.locator('.calculator');
  await calculator.scrollIntoViewIfNeeded();
  await expect(
    calculator.getByText(/^Your \d+ Aldera Larkspur, 61,000 km: an estimate of \$[\d,]+ on/),
  ).toBeVisible();
  const deposit = calculator.getByLabel('Deposit or trade-in, typed');
  await expect(deposit).toHaveValue(/^\d\d?,\d00$/);
  await press(calculator.getByRole('button', { name: 'Leave it out' }));
  await expect(deposit).toHaveValue('0');
  await expect(calculator.getByText(/an estimate of/)).toBeHidden();
});

test('F8 nothing is lost while nobody knows what the car is worth', async ({ page, leads }) => {
  await page.route('**/api/trade-in/valuation', (route) =>
    route.fulfill({ status: 503, json: { error: 'away' } }),
  );
  const form = await open(page, leads.url(DEALER, '/trade-in'));
  await describe(form, { year: String(YEAR - 4), km: '61000' });
  await next(form);
  await expect(form.getByText("We can't work out an estimate right now.")).toBeVisible();
  await next(form);
  await sendAs(form, 14);
  await expect(page).toHaveURL(/\/success/);
  expect(await leads.storedFor(storedOf(14))).toMatchObject([
    { form: 'trade-in', values: { own_model: 'Larkspur' } },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('F8 the plain form asks for a valuation, photos with it', async ({ page, leads }) => {
    await page.goto(leads.url(DEALER, '/trade-in'));
    const form = page.locator('.lead-form');
    await expect(form.locator('.trade-estimate')).toBeHidden();
    await expect(form.getByRole('button', { name: 'Find my vehicle' })).toBeHidden();
    for (const [label, text] of Object.entries({
      Make: 'Aldera',
      Model: 'Larkspur',
      Year: '2020',
      Kilometres: '88,000',
      'First Name': 'Robin',
      'Last Name': 'Citizen',
      'Mobile Number': phoneOf(15),
      Email: 'robin@example.com',
      Postcode: '5070',
    }))
      await form.getByLabel(label).fill(text);
    await form.getByLabel('Condition').selectOption('Fair');
    await form.getByLabel('Marks or damage').setInputFiles({
      name: 'dent.png',
      mimeType: 'image/png',
      buffer: await sharp({ create: { width: 40, height: 30, channels: 3, background: '#38a' } })
        .png()
        .toBuffer(),
    });
    await form.getByLabel(/I agree to the terms/).check();
    await form.getByRole('button', { name: 'Request Valuation' }).press('Enter');
    await expect(page).toHaveURL(/\/success\?category=Trade-In/);
    expect(await leads.storedFor(storedOf(15))).toMatchObject([
      { form: 'trade-in', values: { own_km: '88000', condition: 'Fair' }, files: [{ name: 'dent.png' }] },
    ]);
  });
});
