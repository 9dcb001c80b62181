import type { Page, Request } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { KILOBYTES_ON_TOUCH } from '../bench/pages/page-budgets.ts';
import { listenToTraffic } from '../bench/pages/page-traffic.ts';
import { demoUrl, pageKinds } from './demo-pages.ts';
import { holdScripts } from './hold-scripts.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const GROUP = 'harbour-motor-group';
const model = demoUrl(GROUP, pageKinds(GROUP)['model'] ?? '');
const photos = (html: string): number => html.match(/ id="photo-\d+"/g)?.length ?? 0;
const car = vehiclePageWhere(
  (html) =>
    photos(html) > 3 &&
    html.includes('id="similar"') &&
    !html.includes('data-video') &&
    !html.includes('<spin-viewer'),
);

/** Names that embla's interface keeps in the built file. */
const isEmbla = async (request: Request): Promise<boolean> =>
  (await (await request.response())?.text())?.includes('slidesNotInView') ?? false;

/** Every script that a page asks for from now on. */
function watchScripts(page: Page): Request[] {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => request.resourceType() === 'script' && scripts.push(request));
  return scripts;
}

async function hasEmbla(scripts: readonly Request[]): Promise<boolean> {
  return (await Promise.all(scripts.map(isEmbla))).includes(true);
}

/** Kilobytes on the wire of the script that holds embla. */
async function kilobytesOfEmbla(scripts: readonly Request[]): Promise<number> {
  const isPart = await Promise.all(scripts.map(isEmbla));
  const sizes = await Promise.all(scripts.filter((_, index) => isPart[index]).map((one) => one.sizes()));
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1024;
}

const scrollLeft = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((row) => row.scrollLeft);

/** How far a row is from where its nearest slide begins, in pixels; 0 at its farthest end. */
const offStop = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((row) => {
      const lefts = [...row.children].map((slide) => slide.getBoundingClientRect().left);
      const offsets = lefts.map((left) => Math.abs(left - lefts[0]! - row.scrollLeft));
      return Math.min(...offsets, row.scrollWidth - row.clientWidth - row.scrollLeft);
    });

const PHONE = { width: 390, height: 844 };
const SIMILAR = 'section:has(#similar) .swipe-row';
const VARIANTS = 'snap-slider .swipe-row';
const GALLERY = '.gallery-track';

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  const ROWS = [
    ['the row of similar cars', car, SIMILAR],
    ['the slider of variants', model, VARIANTS],
  ] as const;

  /** A finger that moves over the middle of what shows of a row, `x` pixels to the right and `y` down. */
  async function swipe(page: Page, selector: string, x: number, y = 0): Promise<void> {
    const box = (await page.locator(selector).first().boundingBox())!;
    const middle = (Math.max(box.y, 0) + Math.min(box.y + box.height, PHONE.height)) / 2;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number): Promise<unknown> =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          share === undefined
            ? []
            : [{ x: PHONE.width / 2 + x * (share - 0.5), y: middle + y * (share - 0.5) }],
      });
    await touch('touchStart', 0);
    for (let step = 1; step <= 10; step += 1) {
      await touch('touchMove', step / 10);
      await page.waitForTimeout(16);
    }
    await touch('touchEnd');
  }

  for (const [name, address, selector] of ROWS) {
    test(`X5 M2 V11 a finger scrolls ${name} from stop to stop, and no embla is loaded`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await swipe(page, selector, -220);
      await expect.poll(() => scrollLeft(page, selector)).toBeGreaterThan(100);
      await expect.poll(() => offStop(page, selector)).toBeLessThan(1.5);
      const first = await scrollLeft(page, selector);
      await swipe(page, selector, -220);
      await expect.poll(() => scrollLeft(page, selector)).toBeGreaterThan(first + 100);
      await expect.poll(() => offStop(page, selector)).toBeLessThan(1.5);
      expect(await hasEmbla(scripts)).toBe(false);
    });
  }

  test(`V2 embla drives the gallery from the first touch on, in at most ${KILOBYTES_ON_TOUCH} KB`, async ({
    page,
  }) => {
    const before = watchScripts(page);
    const traffic = listenToTraffic(page);
    await page.goto(car, { waitUntil: 'networkidle' });
    await page.locator(GALLERY).first().scrollIntoViewIfNeeded();
    // A first sign of life wakes islands and what is viewed before; what comes from here on comes with the touch.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1000);
    await traffic.quiet();
    expect(await hasEmbla(before)).toBe(false);

    const onTouch = watchScripts(page);
    await swipe(page, GALLERY, -220);
    await expect.poll(() => hasEmbla(onTouch)).toBe(true);
    expect(await kilobytesOfEmbla(onTouch)).toBeLessThanOrEqual(KILOBYTES_ON_TOUCH);
    const requests = onTouch.length;

    await expect.poll(() => scrollLeft(page, GALLERY)).toBeGreaterThan(100);
    await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
    const first = await scrollLeft(page, GALLERY);
    await swipe(page, GALLERY, -220);
    await expect.poll(() => scrollLeft(page, GALLERY)).toBeGreaterThan(first + 100);
    await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
    await expect
      .poll(() =>
        page
          .locator(GALLERY)
          .first()
          .evaluate((row: HTMLElement) => row.style.scrollSnapType),
      )
      .toBe('');
    expect(onTouch).toHaveLength(requests);
  });

  test('V2 a finger on a driven gallery still scrolls the page', async ({ page }) => {
    await page.goto(car, { waitUntil: 'networkidle' });
    const scripts = watchScripts(page);
    await swipe(page, GALLERY, -220);
    await expect.poll(() => hasEmbla(scripts)).toBe(true);
    await swipe(page, GALLERY, 0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });

  test('V2 without embla the photos and the viewer still go on', async ({ page }) => {
    await page.route(/\/_astro\/drive-row\..*\.js$/, (route) => route.abort());
    await page.goto(car, { waitUntil: 'networkidle' });
    await swipe(page, GALLERY, -220);
    await expect(page.locator('photo-gallery [data-current]')).toHaveText('2');
    await page.getByRole('button', { name: 'View photos full screen' }).click();
    const counter = page.getByRole('dialog').locator('[data-counter]');
    await expect(counter).toHaveText(/^2 of/);
    await page.keyboard.press('ArrowRight');
    await expect(counter).toHaveText(/^3 of/);
    // The counter tells the third photo before the row has begun to move: rest at the second would pass for rest.
    await expect.poll(() => scrollLeft(page, '.viewer-track')).toBeGreaterThan(1.5 * PHONE.width);
    await expect.poll(() => offStop(page, '.viewer-track')).toBeLessThan(1.5);
    await swipe(page, '.viewer-track', -220);
    await expect(counter).toHaveText(/^4 of/);
  });
});

/** Opens the car. What moves its photos loads as a mouse comes to them, but is not there before the answer is called. */
async function openHeld(page: Page): Promise<() => void> {
  const come = await holdScripts(page, /_astro\/move-gallery\.[^/]*\.js$/);
  await page.goto(car, { waitUntil: 'networkidle' });
  return come;
}

test('V2 a mouse drags the gallery from its first press on, and that is no click', async ({ page }) => {
  const come = await openHeld(page);
  const scripts = watchScripts(page);
  const box = (await page.locator(GALLERY).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const asked = page.waitForRequest(/_astro\/move-gallery\./);
  await page.mouse.move(x, y);
  await asked;
  expect(await hasEmbla(scripts)).toBe(false);
  await page.mouse.down();
  come();
  await expect.poll(() => hasEmbla(scripts)).toBe(true);
  // Driven from here on.
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
  await page.mouse.move(x - 250, y, { steps: 6 });
  await page.mouse.up();
  await expect(page.locator('photo-gallery [data-current]')).toHaveText('2');
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  await expect.poll(() => scrollLeft(page, GALLERY)).toBeGreaterThan(box.width - 2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('V2 a mouse that was let go before the photos can be moved drags nothing', async ({ page }) => {
  const come = await openHeld(page);
  const scripts = watchScripts(page);
  const box = (await page.locator(GALLERY).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 5, y);
  // Outside the gallery.
  await page.mouse.move(x, 1);
  await page.mouse.up();
  come();
  await expect.poll(() => hasEmbla(scripts)).toBe(true);
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
  await page.mouse.move(x, y);
  await page.mouse.move(x - 250, y, { steps: 6 });
  expect(await scrollLeft(page, GALLERY)).toBe(0);
});

test('V2 arrows go on smoothly with embla, and at once for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(car, { waitUntil: 'networkidle' });
  const scripts = watchScripts(page);
  await page.locator(GALLERY).focus();
  await page.keyboard.press('ArrowRight');
  const width = await page.locator(GALLERY).evaluate((row) => row.clientWidth);
  // The first step waits for the code that moves the photos, and for embla after it.
  await expect.poll(() => scrollLeft(page, GALLERY)).toBeCloseTo(width, -1);
  await expect.poll(() => hasEmbla(scripts)).toBe(true);
  const passed = await page.locator(GALLERY).evaluateHandle((row) => {
    const places: number[] = [];
    row.addEventListener('scroll', () => places.push(row.scrollLeft));
    return places;
  });
  const between = async (): Promise<number> =>
    (await passed.jsonValue()).filter((left) => left > width + 5 && left < 2 * width - 5).length;
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => scrollLeft(page, GALLERY)).toBeCloseTo(2 * width, -1);
  expect(await between()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => scrollLeft(page, GALLERY)).toBeLessThan(width + 2);
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  await expect.poll(between).toBeGreaterThan(0);
});
