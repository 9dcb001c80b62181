import { createAccessToken } from '../../src/backend/store/access-tokens.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { expect } from './browser-test.ts';
import { layoutShift } from './layout-shift.ts';
import { test } from './lead-server.ts';

const DEALER = 'tallowood-caravans';

test('A6 A10 a shopper reads odds and terms, signs in, spins once by keyboard, and the dealer sees the draw', async ({
  page,
  leads,
  browser,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(leads.url(DEALER, '/spin-to-win'));
  await expect(page.getByRole('row', { name: /^Two enamel mugs.* 1 in 5 200$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Terms' })).toContainText('NSW EXAMPLE-0000');
  const signIn = page.getByRole('link', { name: 'Sign in to take part' });
  await expect(signIn).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await press(signIn);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to take part');
  await signInHere(page, leads, mobileOf(331));
  await expect(page).toHaveURL(/\/spin-to-win$/);

  const spin = page.getByRole('button', { name: 'Spin' });
  await press(spin);
  await expect(page.getByRole('alert')).toHaveText('Please choose your state and tick the box.');
  await expect(page.getByLabel('I live in')).toBeFocused();
  await page.getByLabel('I live in').selectOption('NSW');
  await press(page.getByRole('checkbox'), 'Space');
  expect(await axeViolations(page)).toEqual([]);
  await press(spin);
  const result = page.getByRole('heading', { name: /^(You won: .+|Not this time)$/ });
  await expect(result).toBeFocused();
  await expect(spin).toBeHidden();
  // With less motion the wheel stays where it is.
  await expect
    .poll(() => page.locator('.promotion-wheel').evaluate((wheel) => wheel.getAnimations().length))
    .toBe(0);
  const words = (await result.textContent()) ?? '';
  await expect(page.getByText(/^Your reference: [2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.reload();
  await expect(result).toHaveText(words);

  const { token } = await createAccessToken(leads.store, { tenant: DEALER, label: 'Test', now: Date.now() });
  const dealer = await browser.newPage();
  await dealer.goto(leads.url(DEALER, '/_leads'));
  await dealer.getByLabel('Access token').pressSequentially(token);
  await dealer.keyboard.press('Enter');
  await press(dealer.getByRole('link', { name: 'Draws' }));
  await expect(dealer.getByRole('table').getByRole('row')).toHaveCount(2);
  expect(await axeViolations(dealer)).toEqual([]);
  await dealer.close();
});

test('A6 without scripts odds and terms are there, and nothing on the page moves', async ({
  browser,
  leads,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(leads.url(DEALER, '/spin-to-win'));
  await expect(plain.getByRole('region', { name: 'Prizes and odds' })).toContainText('1 in 2,000');
  await expect(plain.getByText(/^Please turn on JavaScript to take part/)).toBeVisible();
  await context.close();
  const page = await browser.newPage();
  await page.goto(leads.url(DEALER, '/spin-to-win'));
  await expect(page.getByRole('link', { name: 'Sign in to take part' })).toBeVisible();
  await expect.poll(() => layoutShift(page)).toBeLessThan(0.1);
  await page.close();
});
