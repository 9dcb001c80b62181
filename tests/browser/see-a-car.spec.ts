import { expect, test } from './browser-test.ts';
import { demoUrl, pageKinds } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';

const GROUP = 'harbour-motor-group';
const vehicle = pageKinds(GROUP).vehicle ?? '';

test('V2 the gallery goes by arrows and keys, wraps round, and loads photos only when touched', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, vehicle), { waitUntil: 'networkidle' });
  const gallery = page.locator('.photo-gallery');
  const waiting = gallery.locator('img[data-asleep]');
  const loaded = (): Promise<number> =>
    gallery
      .locator('.gallery-track img')
      .evaluateAll((all: HTMLImageElement[]) => all.filter(({ currentSrc }) => currentSrc).length);
  expect(await waiting.count()).toBeGreaterThan(0);
  expect(await loaded()).toBe(1);
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.locator('[data-current]')).toHaveText('2');
  await expect(waiting).toHaveCount(0);
  await expect.poll(loaded).toBeGreaterThan(1);
  await gallery.locator('.gallery-track').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  const count = await gallery.locator('.gallery-track li').count();
  await expect(gallery.locator('[data-current]')).toHaveText(String(count));
});

test('V20 a photo that cannot be loaded leaves a tidy slot', async ({ page }) => {
  await page.route(/\/img\/.*\.webp$/, (route) => route.abort());
  await page.goto(demoUrl(GROUP, vehicle));
  await page.locator('.photo-gallery').getByRole('button', { name: 'Next photo' }).click();
  await expect(page.locator('#photo-2 img')).toBeHidden();
  const box = await page.locator('#photo-2').boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(100);
});

test('V20 a first photo that failed before the script came leaves a tidy slot', async ({ page }) => {
  await page.route(/\/img\/.*\.webp$/, (route) => route.abort());
  const come = await holdScripts(page, /\/_astro\/.*\.js$/);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.webp'));
  await page.goto(demoUrl(GROUP, vehicle), { waitUntil: 'commit' });
  await failed;
  await expect(page.locator('#photo-1 img')).toHaveJSProperty('complete', true);
  come();
  await expect(page.locator('#photo-1 img')).toBeHidden();
  const box = await page.locator('#photo-1').boundingBox();
  expect(box?.height ?? 0).toBeGreaterThan(100);
});

test('D6 the phone number is masked until it is pressed', async ({ page }) => {
  await page.goto(demoUrl(GROUP, vehicle));
  const link = page.locator('phone-reveal a');
  await expect(link.locator('.phone-masked')).toBeVisible();
  await expect(link.locator('.phone-full')).toBeHidden();
  await link.click();
  await expect(link.locator('.phone-masked')).toBeHidden();
  await expect(link.locator('.phone-full')).toBeVisible();
  await expect(link).toHaveAttribute('href', /^tel:\+61/);
});

test('D6 a masked number is read out as whom it calls, without asterisks, and after the press as the number', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, vehicle));
  const link = page.locator('phone-reveal a');
  const yard = await page.locator('#purchase a[href="#vehicle-map"] .font-semibold').innerText();
  await expect(link).toHaveAccessibleName(`Call Now, ${yard}`);
  await expect(page.locator('#site-footer a[href^="tel:"]').first()).toHaveAccessibleName(
    /^Call Now, [^*]+$/,
  );
  await link.click();
  await expect(link).toHaveAccessibleName(/^Call Now [(\d][\d ()]+$/);
});

test('D6 no number of a page that masks them can be read before a press, and a press on any shows them all', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, vehicle), { waitUntil: 'networkidle' });
  const number = /\(0\d\) \d{4} \d{4}|1[38]00 \d{3} \d{3}|04\d\d \d{3} \d{3}/;
  expect(await page.locator('body').innerText()).not.toMatch(number);
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join(' ')).not.toContain('telephone');
  await page.locator('#site-footer a[href^="tel:"]').first().click();
  await expect(page.locator('phone-reveal .phone-full')).toBeVisible();
  expect((await page.locator('#site-footer').innerText()).match(number)).not.toBeNull();
});

for (const [width, height] of [
  [1024, 700],
  [1440, 900],
] as const) {
  test(`V4 price and buttons stay in view beside the sections at ${width} x ${height}, and no key leads under the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(demoUrl(GROUP, vehicle), { waitUntil: 'networkidle' });
    const panel = page.getByRole('region', { name: 'Summary' });
    const down = await page.evaluate(() => {
      const { top, height: tall } = document.querySelector('.costs')!.getBoundingClientRect();
      scrollTo({ top: top + tall / 2, behavior: 'instant' });
      return scrollY;
    });
    expect(down).toBeGreaterThan(1000);
    await expect(panel.locator('[data-actions] .button-primary')).toBeInViewport({ ratio: 1 });
    await expect(panel.getByRole('link', { name: 'Call Now' })).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#vehicle-bar')).toBeHidden();
    const header = (await page.locator('body > header').boundingBox())?.height ?? 0;
    for (const thing of await panel.locator('a, button').filter({ visible: true }).all()) {
      await thing.focus();
      const box = await thing.boundingBox();
      expect(box?.y, await thing.textContent().then(String)).toBeGreaterThanOrEqual(header);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
  });
}

for (const width of [390, 1440]) {
  test(`A3 V13 the cars compared lie below the buttons of this one, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(demoUrl(GROUP, vehicle));
    const panel = page.getByRole('region', { name: 'Summary' });
    await panel.getByRole('button', { name: 'Compare' }).click();
    const tray = page.getByRole('region', { name: 'Comparison' });
    await expect(tray).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
    const buttons = width < 1024 ? page.locator('#action-bar') : panel;
    const { y = 0, height = 0 } = (await buttons.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(40);
    expect(y + height).toBeLessThanOrEqual(Math.ceil((await tray.boundingBox())?.y ?? 0));
  });
}

test('V6 specifications open and close', async ({ page }) => {
  await page.goto(demoUrl(GROUP, vehicle));
  const section = page.getByRole('region', { name: 'All Specifications' });
  const rows = section.locator('dt:visible');
  await expect(rows).toHaveCount(4);
  await section.getByText('Show All Specs').click();
  await expect.poll(() => rows.count()).toBeGreaterThan(4);
  await section.getByText('Hide Specs').click();
  await expect(rows).toHaveCount(4);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R1 lists, photos, the phone number and every department can be reached', async ({ page }) => {
    await page.goto(demoUrl(GROUP, '/'));
    await page.getByRole('link', { name: 'See everything in stock' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.locator('article')).not.toHaveCount(0);
    await page.goto(demoUrl(GROUP, vehicle));
    await expect(page.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await expect(page.locator('.phone-masked').first()).toBeHidden();
    await expect(page.locator('#photo-2 img:visible')).not.toHaveCount(0);
    await expect(page.locator('.photo-gallery button:visible')).toHaveCount(0);
    await page.goto(demoUrl(GROUP, '/our-location'));
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('[data-panel]').nth(1)).toBeVisible();
  });
});
