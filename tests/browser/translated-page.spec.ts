import type { Page } from '@playwright/test';
import { DEMO_SITES } from '../built-sites.ts';
import { isVehicleAddress, pageAddresses, readPage } from '../site/read-page.ts';
import { awake } from './awake.ts';
import { expect, test as base } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { fillForm } from './fill-form.ts';
import { test as leadTest } from './lead-server.ts';

const USED = 'wattle-used-cars';
const GROUP = 'harbour-motor-group';

/**
 * Does to a page what the translators of browsers do, as long as it is open: every text, those that come later too, becomes
 * `<font><font>text</font></font>`.
 */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const apart = 'script, style, noscript, textarea, code, option, svg, font, [translate="no"]';
    const wrap = (text: Text): void => {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(apart)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapIn = (root: Node): void => {
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walk.nextNode()) texts.push(walk.currentNode as Text);
      texts.forEach(wrap);
    };
    wrapIn(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(wrapIn);
    }).observe(document.body, { childList: true, subtree: true });
  });

/** Hears of every error that a page throws. */
function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });

for (const [name, pick] of Object.entries({
  'a quick pick': (page: Page) => page.getByRole('button', { name: 'Up to $20,000' }).first().press('Enter'),
  'a typed price': async (page: Page) => {
    const highest = page.getByRole('complementary', { name: 'Filters' }).getByLabel('Highest price').first();
    await highest.focus();
    for (let at = 0; at < 3; at++) await highest.press('PageDown');
    await highest.blur();
  },
}))
  base(`X3 a list that the browser translates is filtered by ${name}`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto(demoUrl(USED, '/search/used-cars'));
    await awake(page);
    await translate(page);
    await pick(page);
    await expect(page).toHaveURL(/price=/);
    await expect(results(page).locator('article').first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/price=/);
    await expect(results(page).locator('article').first()).toBeVisible();
    expect(errors).toEqual([]);
  });

const financed = pageAddresses(DEMO_SITES, GROUP).find(
  (address) =>
    isVehicleAddress(address) && readPage(DEMO_SITES, GROUP, address).html.includes('FinanceCalculator'),
);

/** The words of the quote after the term was made shorter by keys. */
async function quoteOfShorterTerm(page: Page, isTranslated: boolean): Promise<string> {
  await page.goto(demoUrl(GROUP, financed ?? 'missing'));
  const calculator = page.locator('#finance-calculator');
  await calculator.scrollIntoViewIfNeeded();
  await expect(calculator.locator('astro-island')).not.toHaveAttribute('ssr');
  const before = (await calculator.locator('dl.quote').textContent()) ?? '';
  if (isTranslated) await translate(page);
  const term = calculator.getByRole('slider', { name: /term/i });
  await term.focus();
  await term.press('ArrowLeft');
  await term.press('ArrowLeft');
  await expect(calculator.locator('dl.quote')).not.toHaveText(before);
  await expect(calculator.locator('dt', { hasText: 'Total' })).toContainText('4 year');
  return (await calculator.locator('dl.quote').textContent()) ?? '';
}

base('X3 the repayment is that of its figures on a page that the browser translates', async ({ page }) => {
  const errors = errorsOf(page);
  const plain = await quoteOfShorterTerm(page, false);
  expect(await quoteOfShorterTerm(page, true)).toBe(plain);
  expect(errors).toEqual([]);
});

leadTest(
  'X3 a form that the browser translates is mended, stepped through and sent',
  async ({ page, leads }) => {
    const errors = errorsOf(page);
    await page.goto(leads.url(GROUP, '/apply-for-finance'));
    await page.locator('.lead-form').getByRole('textbox').first().focus();
    await expect(page.locator('astro-island:has(.lead-form)')).not.toHaveAttribute('ssr');
    await translate(page);
    const form = page.locator('.lead-form');
    await form.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(form.locator('[data-error-summary]')).toContainText('Please fix the following errors:');
    await fillForm(form, 'finance-enquiry', '0491 570 991');
    await form.getByRole('button', { name: /Send|Submit|Apply/ }).press('Enter');
    await expect(page).toHaveURL(/\/success/);
    expect(await leads.storedFor('+61491570991')).toHaveLength(1);
    expect(errors).toEqual([]);
  },
);
