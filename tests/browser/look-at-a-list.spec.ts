import type { Locator, Page } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { layoutShift } from './layout-shift.ts';

const GROUP = 'harbour-motor-group';
const ALL = '/search/new-used-and-demo-cars';
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const heading = (page: Page) => results(page).getByRole('heading', { level: 2 }).first();
const cards = (page: Page) => results(page).locator('article:has(h3 a[href^="/cars/"])');

async function open(page: Page, slug = GROUP, address = ALL): Promise<void> {
  await page.goto(demoUrl(slug, address));
  await awake(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-search-pending', /./);
}

/** Pixels of the grid's last row that no item takes, but for the gaps. */
const emptyAtTheEnd = (grid: Locator): Promise<number> =>
  grid.evaluate((list) => {
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const last = Math.max(...boxes.map(({ top }) => top));
    const right = Math.max(...boxes.filter(({ top }) => top > last - 2).map((box) => box.right));
    return Math.round(list.getBoundingClientRect().right - right);
  });

for (const [slug, width] of [
  [GROUP, 1440],
  [GROUP, 820],
  ['wattle-used-cars', 1440],
  ['wattle-used-cars', 820],
] as const)
  test(`S4 the last row of ${slug} is full at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, slug);
    await expect(results(page).locator('.promo-tile').first()).toBeVisible();
    expect(await emptyAtTheEnd(results(page).locator('.results-grid'))).toBe(0);
  });

test('S5 a promo shows a picture, which is loaded once it is near', async ({ page }) => {
  await open(page);
  const pictures = results(page).locator('.promo-tile img');
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('S4 the filters begin with a way past them for the keyboard', async ({ page }) => {
  await open(page);
  const before = page.url();
  const skip = page
    .getByRole('complementary', { name: 'Filters' })
    .getByRole('link', { name: /^Skip to [\d,]+ cars$/ });
  await page.getByRole('searchbox', { name: 'Search these cars' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  const box = await skip.boundingBox();
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  expect(page.url()).toBe(before);
});

test('S3 a dealer of used cars alone says so, and offers no choice of a condition', async ({ page }) => {
  await open(page, 'wattle-used-cars');
  const title = 'Used cars in Glynde and Mildura';
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.title()).toContain(title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(`^${title}`));
  await expect(page.getByRole('complementary', { name: 'Filters' }).getByText('Condition')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Keep looking' }).getByText('Condition')).toHaveCount(0);
});

test('S8 a dealer of trucks has picks among the prices of its own list', async ({ page }) => {
  await open(page, 'bass-strait-trucks');
  const picks = await page.getByRole('button', { name: /^Up to \$/ }).allInnerTexts();
  const figures = picks.map((text) => Number(text.replace(/\D/g, '')));
  expect(figures.length).toBeGreaterThan(1);
  expect(Math.max(...figures)).toBeGreaterThan(70_000);
  await page.getByRole('button', { name: picks[0] ?? '' }).click();
  await expect(page).toHaveURL(new RegExp(`price=%3A${figures[0]}$`));
});

test('A3 the comparison stands off the picture, and a saved heart is filled', async ({ page }) => {
  await open(page);
  const card = cards(page).first();
  const compare = card.getByRole('button', { name: /^Compare / });
  const heart = card.getByRole('button', { name: /^Save / });
  const picture = await card.locator('.card-picture').boundingBox();
  const fill = (button: Locator) => button.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);
  expect((await compare.boundingBox())?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? Infinity));
  expect(await fill(heart)).toBe('none');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(await fill(heart)).not.toBe('none');
  await card.hover();
  await expect(compare.locator('xpath=ancestor::div[contains(@class,"card-compare")]')).toHaveCSS(
    'opacity',
    '1',
  );
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('S4 compact cards are a choice that the device keeps, and nothing moves for it', async ({ page }) => {
    await open(page);
    const toggle = page.getByRole('button', { name: 'Compact cards' });
    const height = async () => (await cards(page).first().boundingBox())?.height ?? 0;
    const full = await height();
    await toggle.tap();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(height).toBeLessThan(full / 2);
    expect((await cards(page).first().locator('.card-picture > :first-child').boundingBox())?.width).toBe(
      120,
    );
    const heart = await cards(page)
      .first()
      .getByRole('button', { name: /^Save / })
      .boundingBox();
    expect([heart?.width, heart?.height]).toEqual([44, 44]);
    await page.reload();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(await height()).toBeLessThan(full / 2);
    expect(await layoutShift(page)).toBe(0);
    await toggle.tap();
    await expect.poll(height).toBe(full);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('S3 the sheet begins with body type, make and price', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: /^Filters/ }).tap();
    const sections = page.getByRole('dialog', { name: 'Filters' }).locator('summary');
    expect((await sections.allInnerTexts()).slice(0, 3)).toEqual(['Body type', 'Make', 'Price']);
  });

  test('S2 chosen filters are on one line, however many', async ({ page }) => {
    await open(page, GROUP, `${ALL}?make=Aldera&price=%3A40000&car_type=used`);
    const row = page.getByRole('list', { name: 'Chosen filters' });
    await expect(row.getByRole('button')).toHaveCount(4);
    for (const button of await row.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeLessThanOrEqual(45);
  });
});

test.describe('without scripts', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('S4 cards are full, and no button offers what it could not do', async ({ page }) => {
    await page.goto(demoUrl(GROUP, ALL));
    await expect(page.getByRole('button', { name: 'Compact cards' })).toBeHidden();
    expect((await cards(page).first().locator('.card-picture').boundingBox())?.width).toBeGreaterThan(300);
  });
});
