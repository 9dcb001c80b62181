import { expect, type Page, test } from '@playwright/test';
import { vehiclePageWhere } from './vehicle-pages.ts';

const address = vehiclePageWhere(
  (html) => html.includes('id="finance-calculator"') && html.includes('photo-2'),
);

const calculator = (page: Page) => page.locator('#finance-calculator');
const repayment = (page: Page) => calculator(page).locator('[data-repayment]');
const teaser = (page: Page) => page.getByRole('region', { name: 'Summary' }).locator('[data-figure=payment]');
const typed = (page: Page, label: string) => calculator(page).getByLabel(`${label}, typed`);
const slider = (page: Page, label: string) =>
  calculator(page).getByRole('slider', { name: label, exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`${address}${query}`);
  await calculator(page).scrollIntoViewIfNeeded();
  // Awake once the island has lost its mark.
  await expect(calculator(page).locator('astro-island[ssr]')).toHaveCount(0);
}

test('C2 C4 V12 a shopper changes the term by keyboard: calculator, sidebar and sticky header agree', async ({
  page,
}) => {
  await open(page);
  const before = await repayment(page).getAttribute('data-repayment');
  await slider(page, 'Loan term').focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
  await expect(typed(page, 'Loan term')).toHaveValue('7');
  await expect(repayment(page)).not.toHaveAttribute('data-repayment', before ?? '');
  const after = await repayment(page).getAttribute('data-repayment');
  expect(Number(after)).toBeLessThan(Number(before));
  for (const place of await page.locator('[data-figure=payment]').all()) {
    await expect(place).toHaveText(`Only $${Number(after).toLocaleString('en-AU')} /wk*`);
  }
});

test('C3 the repayment of a loan worked by hand: $30,000 at 6% over 5 years, monthly', async ({ page }) => {
  // 30,000 x 0.005 / (1 - 1.005^-60) = 579.98, up to the next dollar.
  await open(page, '?amount=30000&rate=6&term=5&frequency=monthly');
  await expect(repayment(page)).toHaveText('$580 /mth*');
  await expect(calculator(page)).toContainText('$34,800');
  await calculator(page).getByText('Weekly', { exact: true }).click();
  // 30,000 x (0.06 / 52) / (1 - (1 + 0.06 / 52)^-260) = 133.64.
  await expect(repayment(page)).toHaveText('$134 /wk*');
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
  await price.fill('abc$25,000xyz');
  await expect(price).toHaveValue('25,000');
  await expect(repayment(page)).toBeVisible();
  await typed(page, 'Loan term').fill('99');
  await page.keyboard.press('Tab');
  await expect(typed(page, 'Loan term')).toHaveValue('7');
});

test('C8 a repayment of 25 dollars or less is not shown', async ({ page }) => {
  await open(page, '?amount=2000&term=7');
  await expect(calculator(page).getByText('Enquire for Finance')).toBeVisible();
  await expect(teaser(page)).toHaveText('Enquire for Finance');
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

  test('V13 V15 the bar along the foot stays, and says the price again further down', async ({ page }) => {
    await page.goto(address);
    const bar = page.locator('#action-bar');
    await expect(bar).toBeInViewport();
    await expect(bar.locator('[data-price]')).toBeHidden();
    await page.evaluate(() => scrollTo(0, 1200));
    await expect(bar.locator('[data-price]')).toBeVisible();
    await expect(page.locator('#vehicle-bar')).toBeHidden();
  });
});

test('V12 the line along the top comes after 500 px and goes again; keys pass it by while it is away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address);
  const bar = page.locator('#vehicle-bar');
  await expect(bar).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveText(['Get Finance', 'Trade-In Valuation']);
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
  });
});
