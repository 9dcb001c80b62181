import { expect } from '@playwright/test';
import { SIGN_IN_TYPES } from '../../src/domain/account/sign-in-type.ts';
import { SIGN_IN_WORDS } from '../../src/domain/account/sign-in-words.ts';
import { mobileOf, press, signInHere } from './account-steps.ts';
import { axeViolations } from './axe-violations.ts';
import { holdScripts } from './hold-scripts.ts';
import { test } from './lead-server.ts';

const DEALER = 'wattle-used-cars';

test('A5 A10 sign in by keyboard, and arrive where one wanted to go', async ({ page, leads }) => {
  const mobile = mobileOf(101);
  await page.goto(leads.url(DEALER, '/'));
  await press(page.getByRole('link', { name: 'Account' }));
  await expect(page).toHaveURL(/\/sign-in\?type=my-garage&redirect=%2Faccount&back=%2F$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to your garage');
  expect(await axeViolations(page)).toEqual([]);

  const summary = page.getByRole('alert');
  await press(page.getByRole('button', { name: 'Send Code' }));
  await expect(summary).toBeFocused();
  await press(summary.getByRole('link', { name: /Australian mobile number/ }));
  const phone = page.getByLabel('Mobile number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');

  await phone.pressSequentially(mobile.typed);
  await phone.press('Enter');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(page.locator('.account-sent')).toContainText(mobile.typed);
  await expect(page.getByRole('button', { name: /Send a new code \(in \d+ s\)/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await axeViolations(page)).toEqual([]);

  await expect.poll(() => leads.codeFor(mobile.ending)).not.toBe('');
  const right = leads.codeFor(mobile.ending);
  await code.pressSequentially(right === '111111' ? '222222' : '111111');
  await code.press('Enter');
  await expect(summary).toContainText('You have 4 tries left.');
  await press(summary.getByRole('link'));
  await code.fill('');
  await code.pressSequentially(right);
  await code.press('Enter');
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.locator('.user-details')).toContainText(`Signed in with ${mobile.typed}`);
  expect(await axeViolations(page)).toEqual([]);
});

test('A5 each of the eight reasons to sign in has its words, and a foreign redirect leads home', async ({
  page,
  leads,
}) => {
  for (const type of SIGN_IN_TYPES) {
    await page.goto(leads.url(DEALER, `/sign-in?type=${type}&redirect=/account&back=/faqs`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SIGN_IN_WORDS[type].title);
    await expect(page.locator('.sign-in').getByRole('link', { name: 'Back' })).toHaveAttribute(
      'href',
      '/faqs',
    );
  }
  await page.goto(leads.url(DEALER, '/sign-in?redirect=//evil.example&back=javascript:alert(1)'));
  await expect(page.locator('.sign-in').getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
  await signInHere(page, leads, mobileOf(102));
  expect(new URL(page.url()).hostname).toBe(`${DEALER}.localhost`);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('A5 details are corrected, fill in a form, and are gone from the device after signing out', async ({
  page,
  leads,
}) => {
  const mobile = mobileOf(103);
  await page.goto(leads.url(DEALER, '/account'));
  await signInHere(page, leads, mobile);
  const details = page.locator('.user-details');
  await expect(details.getByLabel('Mobile Number')).toHaveValue(mobile.typed);
  await details.getByLabel('First Name').pressSequentially('Rosa');
  await details.getByLabel('Postcode').pressSequentially('21');
  await press(details.getByRole('button', { name: 'Save details' }));
  await expect(details.getByRole('alert')).toContainText('Invalid postcode. Please enter a 4-digit number.');
  await details.getByLabel('Postcode').fill('2150');
  await press(details.getByRole('button', { name: 'Save details' }));
  await expect(details.getByRole('status')).toHaveText('Your details have been saved.');

  await page.goto(leads.url(DEALER, '/contact'));
  await expect(page.locator('.lead-form').getByLabel('First Name')).toHaveValue('Rosa');
  await expect(page.locator('.lead-form').getByLabel('Postcode')).toHaveValue('2150');
  await expect(page.locator('.lead-form').getByLabel('Mobile Number')).toHaveValue(/491\s?575\s?103$/);

  await page.goto(leads.url(DEALER, '/account'));
  await press(details.getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto(leads.url(DEALER, '/contact'));
  await expect(page.locator('.lead-form').getByLabel('First Name')).toHaveValue('');
  await page.goto(leads.url(DEALER, '/account'));
  await expect(page).toHaveURL(/\/sign-in\?/);
});

test('X3 A5 the account’s page says to wait until its scripts are there, and then answers', async ({
  page,
  leads,
}) => {
  await page.goto(leads.url(DEALER, '/account'));
  await signInHere(page, leads, mobileOf(107));
  const come = await holdScripts(page, /_astro\/UserDetails[^/]*\.js/);
  await page.goto(leads.url(DEALER, '/account'));
  await expect(page.getByText('One moment, please.')).toBeVisible();
  await expect(page.locator('.user-details')).toHaveCount(0);
  come();
  await press(page.locator('.user-details').getByRole('button', { name: 'Sign out', exact: true }));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test('A5 an account is erased by its user, and begins anew', async ({ page, leads }) => {
  const mobile = mobileOf(104);
  await page.goto(leads.url(DEALER, '/account'));
  await signInHere(page, leads, mobile);
  const details = page.locator('.user-details');
  await details.getByLabel('First Name').fill('Rosa');
  await press(details.getByRole('button', { name: 'Save details' }));
  await expect(details.getByRole('status')).toHaveText('Your details have been saved.');
  await press(details.getByRole('button', { name: 'Erase my account' }));
  await press(details.getByRole('button', { name: 'Keep It' }));
  await expect(details.getByRole('button', { name: 'Erase my account' })).toBeFocused();
  await press(details.getByRole('button', { name: 'Erase my account' }));
  await press(details.getByRole('button', { name: 'Yes, Erase It' }));
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto(leads.url(DEALER, '/account'));
  await signInHere(page, leads, mobile);
  await expect(details.getByLabel('Mobile Number')).toHaveValue(mobile.typed);
  await expect(details.getByLabel('First Name')).toHaveValue('');
});

test('R3 a dealer without accounts has no link and no page for them', async ({ page, leads }) => {
  await page.goto(leads.url('bass-strait-trucks', '/'));
  await expect(page.getByRole('link', { name: 'Account' })).toHaveCount(0);
  for (const path of ['/sign-in', '/account', '/watchlist']) {
    const answer = await page.goto(leads.url('bass-strait-trucks', path));
    expect(answer?.status(), path).toBe(404);
  }
});

test('A5 the page of an account that needs no scripts is accessible', async ({ page, leads }) => {
  await page.goto(leads.url(DEALER, '/account'));
  await signInHere(page, leads, mobileOf(109));
  await page.goto(leads.url(DEALER, '/api/account/page'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('A1 A5 without JavaScript, signing in leads to what is kept, which is changed there', async ({
    page,
    leads,
  }) => {
    const mobile = mobileOf(108);
    await page.goto(leads.url(DEALER, '/account'));
    await press(page.getByRole('link', { name: 'See My Account' }));
    await page.getByLabel('Mobile number').fill(mobile.typed);
    await press(page.getByRole('button', { name: 'Send Code' }));
    await expect.poll(() => leads.codeFor(mobile.ending)).not.toBe('');
    await page.getByRole('textbox', { name: /^Code/ }).fill(leads.codeFor(mobile.ending));
    await press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
    await expect(page.getByText('Nothing on your watchlist yet.')).toBeVisible();
    await page.getByLabel('Email').fill('rosa@');
    await press(page.getByRole('button', { name: 'Save Details' }));
    await expect(page.getByRole('alert')).toContainText('email');
    await page.getByLabel('Email').fill('rosa@example.com');
    await press(page.getByRole('button', { name: 'Save Details' }));
    await expect(page.getByRole('status')).toHaveText('Your details are saved.');
    await expect(page.getByLabel('Email')).toHaveValue('rosa@example.com');
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await page.locator('main').boundingBox())?.width, `${width} px`).toBeLessThanOrEqual(width);
    }
    await press(page.getByRole('button', { name: 'Sign Out' }));
    await page.goto(leads.url(DEALER, '/api/account/page'));
    await expect(page).toHaveURL(/\/sign-in\?type=my-garage/);
  });

  test('A5 two plain forms sign in', async ({ page, leads }) => {
    const mobile = mobileOf(105);
    await page.goto(leads.url(DEALER, '/sign-in?type=finance&redirect=%2Ffaqs&back=%2F'));
    await expect(page.getByRole('textbox', { name: /^Code/ })).toBeHidden();
    await page.getByLabel('Mobile number').fill('12');
    await press(page.getByRole('button', { name: 'Send Code' }));
    await expect(page.locator('#no-mobile')).toBeVisible();
    await page.getByLabel('Mobile number').fill(mobile.typed);
    await press(page.getByRole('button', { name: 'Send Code' }));
    const code = page.getByRole('textbox', { name: /^Code/ });
    await expect(code).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toBeHidden();
    await code.fill('12');
    await press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page.locator('#wrong-code')).toBeVisible();
    await expect.poll(() => leads.codeFor(mobile.ending)).not.toBe('');
    await code.fill(leads.codeFor(mobile.ending));
    await press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(/\/faqs$/);
    await page.goto(leads.url(DEALER, '/account'));
    await press(page.getByRole('button', { name: 'Sign out' }));
    await expect(page).toHaveURL(/localhost:\d+\/$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-account');
  });
});

test('A10 a gate of the dealer sends a visitor to sign in, and back to its form', async ({ page, leads }) => {
  const gated = 'ironbark-motorcycles';
  await page.goto(leads.url(gated, '/finance-enquiry'));
  await expect(page.locator('.lead-form')).toBeVisible();
  await page.goto(leads.url(gated, '/finance-enquiry?car_id=a-motorcycle'));
  await expect(page).toHaveURL(
    /\/sign-in\?type=car-finance&redirect=%2Ffinance-enquiry%3Fcar_id%3Da-motorcycle/,
  );
  await page.goto(leads.url(gated, '/trade-in'));
  await expect(page).toHaveURL(/\/sign-in\?type=trade-in&redirect=%2Ftrade-in/);
  await signInHere(page, leads, mobileOf(106));
  await expect(page).toHaveURL(/\/trade-in$/);
  await expect(page.locator('.lead-form').getByLabel('Mobile Number')).toHaveValue(/491\s?575\s?106$/);
});
