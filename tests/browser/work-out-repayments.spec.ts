import type { Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { holdScripts } from './hold-scripts.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const address = vehiclePageWhere(
  (html) => html.includes('id="finance-calculator"') && html.includes('photo-2'),
);

const calculator = (page: Page) => page.locator('#finance-calculator');
const repayment = (page: Page) => calculator(page).locator('[data-repayment]');
const typed = (page: Page, label: string) => calculator(page).getByLabel(`${label}, typed`);
const slider = (page: Page, label: string) =>
  calculator(page).getByRole('slider', { name: label, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${address}${query}`);
  await calculator(page).scrollIntoViewIfNeeded();
  await awake(page, '#finance-calculator');
}

/** Every repayment that is advertised: in the sidebar and in the sticky header. */
const advertised = (page: Page): Promise<string[]> =>
  page.locator('[data-finance-figure] [data-figure]').allTextContents();

test('C2 C4 V12 a shopper changes the term by keyboard: the calculator answers, the advertised example stays', async ({
  page,
}) => {
  await open(page);
  const before = await repayment(page).getAttribute('data-repayment');
  const example = await advertised(page);
  expect(example.join(' ')).toContain(`Only $${Number(before).toLocaleString('en-AU')} /wk*`);
  await slider(page, 'Loan term').focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(typed(page, 'Loan term')).toHaveValue('7');
  await expect(repayment(page)).not.toHaveAttribute('data-repayment', before ?? '');
  const after = await repayment(page).getAttribute('data-repayment');
  expect(Number(after)).toBeLessThan(Number(before));
  expect(await advertised(page)).toEqual(example);
});

test('C2 an address cannot make the page advertise what the dealer did not', async ({ page }) => {
  await open(page);
  const example = await advertised(page);
  await open(page, '?amount=45000&deposit=5000&final=12000&term=4&rate=7.49');
  expect(await advertised(page)).toEqual(example);
  await expect(calculator(page)).toContainText(
    'Your own figures: $45,000 price, $5,000 deposit, 4 year term, $12,000 final payment, $1,294.34 in fees.',
  );
  await expect(calculator(page)).toContainText('not an offer of credit');
  await expect(calculator(page)).toContainText(/Australian credit licence \d{6}/);
});

test('C3 the repayment of a loan worked by hand: $30,000 at 6% over 5 years, monthly', async ({ page }) => {
  // With the fees of $1,294.34 that 6.29 and 8.19 imply: 31,294.34 x 0.005 / (1 - 1.005^-60) = 605.01, up to the next dollar.
  await open(page, '?amount=30000&rate=6&term=5&frequency=monthly');
  await expect(repayment(page)).toHaveText('$606 /mth*');
  await expect(calculator(page)).toContainText('$36,360');
  await calculator(page).getByText('Weekly', { exact: true }).click();
  // 31,294.34 x (0.06 / 52) / (1 - (1 + 0.06 / 52)^-260) = 139.39.
  await expect(repayment(page)).toHaveText('$140 /wk*');
  await expect(page).toHaveURL(/amount=30000/);
  await expect(page).not.toHaveURL(/frequency=/);
});

test('C2 a higher rate shows a higher comparison rate, as large as the repayment, with its warning', async ({
  page,
}) => {
  await open(page);
  const rates = async (): Promise<number> =>
    Number(
      /([\d.]+)% p\.a\./.exec(
        await calculator(page).locator('dl > div', { hasText: 'Comparison rate' }).innerText(),
      )?.[1],
    );
  const before = await rates();
  await typed(page, 'Interest rate').fill('12.5');
  await page.keyboard.press('Tab');
  await expect.poll(rates).toBeGreaterThan(before + 5);
  const size = (name: string) =>
    calculator(page)
      .locator('dl > div', { hasText: name })
      .locator('dd')
      .evaluate((element) => getComputedStyle(element).fontSize);
  expect(await size('Comparison rate')).toBe(await size('Repayment'));
  await expect(calculator(page).getByText(/WARNING: This comparison rate is true only/)).toBeVisible();
});

test('C5 a price out of bounds says so and keeps what was typed; S8 thousands stand apart', async ({
  page,
}) => {
  await open(page);
  const price = typed(page, 'Purchase price');
  await price.fill('');
  await price.pressSequentially('1234567');
  await expect(price).toHaveValue('1,234,567');
  await expect(
    calculator(page).getByText('Cannot be less than $1,000 or more than $250,000').first(),
  ).toBeVisible();
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(repayment(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/amount=/);
  await price.fill('abc$25,000xyz');
  await expect(price).toHaveValue('25,000');
  await expect(repayment(page)).toBeVisible();
  await typed(page, 'Loan term').fill('99');
  await page.keyboard.press('Tab');
  await expect(typed(page, 'Loan term')).toHaveValue('7');
});

test('C8 a repayment of 25 dollars or less is not shown, and a deposit that covers the price says so', async ({
  page,
}) => {
  await open(page, '?amount=2000&term=7');
  await expect(calculator(page).getByText('Enquire for Finance')).toBeVisible();
  await expect(calculator(page).getByText("We don't show repayments of $25 or less.")).toBeVisible();
  await typed(page, 'Deposit or trade-in').fill('2000');
  await expect(calculator(page).getByText('The deposit covers the whole price.')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('interest, .');
});

test('C5 S8 what is pasted or typed reads as what it counts', async ({ page }) => {
  await open(page);
  const deposit = typed(page, 'Deposit or trade-in');
  await typed(page, 'Purchase price').fill('$45,000.50');
  await expect(typed(page, 'Purchase price')).toHaveValue('45,000.50');
  await expect(calculator(page)).toContainText('$45,000.50 price');
  await deposit.fill('');
  await deposit.pressSequentially('3500.5');
  await expect(deposit).toHaveValue('3,500.5');
  await expect(calculator(page)).toContainText('$3,500.50 deposit');
  await deposit.fill('-5000');
  await expect(calculator(page)).toContainText('no deposit');
  await page.keyboard.press('Tab');
  await expect(deposit).toHaveValue('0');
  await typed(page, 'Interest rate').fill('6,5');
  await expect(calculator(page)).toContainText('6.50% p.a.');
  await typed(page, 'Interest rate').fill('1e1');
  await expect(calculator(page).getByText('Please enter one figure')).toBeVisible();
  await expect(repayment(page)).toHaveCount(0);
});

test('S8 a key in the middle of a figure keeps the caret behind its digit', async ({ page }) => {
  await open(page);
  const price = typed(page, 'Purchase price');
  await price.fill('12345');
  await price.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  await page.keyboard.type('9');
  await page.keyboard.type('8');
  await expect(price).toHaveValue('1,298,345');
  expect(await price.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(5);
});

test('C4 the interest moves by its step, deposits by $500', async ({ page }) => {
  await open(page);
  const interest = typed(page, 'Interest rate');
  const start = await interest.inputValue();
  await slider(page, 'Interest rate').focus();
  await page.keyboard.press('ArrowRight');
  await expect(interest).not.toHaveValue(start);
  const first = Number(await interest.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(interest).toHaveValue(String(first + 0.5));
  await slider(page, 'Deposit or trade-in').focus();
  await page.keyboard.press('ArrowRight');
  await expect(typed(page, 'Deposit or trade-in')).toHaveValue('500');
  await expect(slider(page, 'Deposit or trade-in')).toHaveAttribute('aria-valuetext', '$500');
  // Its own step is half a dollar, which is typed.
  await typed(page, 'Deposit or trade-in').fill('620.50');
  await page.keyboard.press('Tab');
  await expect(typed(page, 'Deposit or trade-in')).toHaveValue('620.50');
  await slider(page, 'Deposit or trade-in').focus();
  await page.keyboard.press('ArrowRight');
  await expect(typed(page, 'Deposit or trade-in')).toHaveValue('1,000');
  await page.keyboard.press('PageUp');
  await expect(typed(page, 'Deposit or trade-in')).toHaveValue('6,000');
});

test('C4 C5 an emptied rate goes back to the dealer, and k behind a price is thousands', async ({ page }) => {
  await open(page);
  const rate = typed(page, 'Interest rate');
  const start = await rate.inputValue();
  await rate.fill('');
  await page.keyboard.press('Tab');
  await expect(rate).toHaveValue(start);
  const price = typed(page, 'Purchase price');
  await price.fill('');
  await price.pressSequentially('30k');
  await expect(calculator(page)).toContainText('$30,000 price');
  await page.keyboard.press('Tab');
  await expect(price).toHaveValue('30,000');
  await price.fill('12a,b500');
  await expect(calculator(page).getByText('Please enter one figure')).toBeVisible();
  await expect(calculator(page).getByText('Cannot be less than')).toHaveCount(0);
});

test('C4 C5 what is entered before the calculator is awake stays and is worked out', async ({ page }) => {
  const come = await holdScripts(page, /_astro\/FinanceCalculator[^/]*\.js/);
  await page.goto(`${address}?amount=30000&term=5`);
  await calculator(page).scrollIntoViewIfNeeded();
  await typed(page, 'Interest rate').fill('6');
  await slider(page, 'Deposit or trade-in').fill('0');
  await calculator(page).getByText('Monthly', { exact: true }).click();
  come();
  // With the fees of $1,294.34 that 6.29 and 8.19 imply: 31,294.34 x 0.005 / (1 - 1.005^-60) = 605.01, up to the next dollar.
  await expect(repayment(page)).toHaveText('$606 /mth*');
  await expect(calculator(page)).toContainText('$30,000 price');
  await expect(calculator(page).getByLabel('Monthly')).toBeChecked();
  await expect(page).toHaveURL(/rate=6/);
});

test('C11 only the first change sends the event', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { count: 0 };
    Object.assign(window, { seen });
    document.addEventListener('finance-calculator-use', () => (seen.count += 1));
  });
  await open(page);
  const count = () => page.evaluate(() => (window as unknown as { seen: { count: number } }).seen.count);
  expect(await count()).toBe(0);
  await slider(page, 'Loan term').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(count).toBe(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('V13 V15 the bar along the foot stays with price and buttons, and says the name again further down', async ({
    page,
  }) => {
    await page.goto(vehiclePageWhere((html) => html.includes('Reserve Car Now')));
    const bar = page.locator('#action-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.locator('[data-price]')).toBeVisible();
    await expect(bar.locator('a:visible')).toHaveText(['Enquire Now', 'Reserve Car Now']);
    await expect(bar.locator('.action-bar-name')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(bar.locator('.action-bar-name')).toBeVisible();
    await expect(bar.locator('[data-price]')).toBeVisible();
    await expect(page.locator('#vehicle-bar')).toBeHidden();
  });
});

test('V12 the line along the top comes where the sidebar ends and goes again; keys pass it by while it is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const bar = page.locator('#vehicle-bar');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.getByRole('region', { name: 'Summary' }).locator('[data-price]')).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.evaluate(() => document.getElementById('vehicle-map')?.scrollIntoView({ behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveText(['Enquire Now', 'Get Finance', 'Trade-In Valuation']);
  await expect(bar.locator('img')).toHaveAttribute('src', /\.webp$/);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(bar).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('C2 the page still shows the repayment it was built with, and its comparison rate', async ({
    page,
  }) => {
    await page.goto(address);
    await expect(repayment(page)).toHaveText(/^\$\d+ \/wk\*$/);
    await expect(calculator(page)).toContainText('Comparison rate');
    await expect(calculator(page).locator('input, button').filter({ visible: true })).toHaveCount(0);
    await expect(calculator(page).getByRole('link', { name: /^\(?0/ })).toHaveAttribute('href', /^tel:/);
  });
});
