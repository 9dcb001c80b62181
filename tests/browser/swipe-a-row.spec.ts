import type { Page, Request } from '@playwright/test';
import { atRest, frames } from './at-rest.ts';
import { expect, test } from './browser-test.ts';
import { KILOBYTES_ON_TOUCH } from './page-budgets.ts';
import { kilobytesByKind, listenToTraffic } from './page-traffic.ts';
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
    !html.includes('class="spin-viewer"'),
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

/** How far the slides of a row have moved, in pixels, whether it was scrolled or embla moved them. */
const moved = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((row) => {
      const start = row.querySelector('li, .swipe-row > *')!.getBoundingClientRect().left;
      const padding = Number.parseFloat(getComputedStyle(row).paddingLeft);
      return row.getBoundingClientRect().left + padding - start;
    });

/** How far a row is from where its nearest slide begins, in pixels; 0 at its farthest end. */
const offStop = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((row) => {
      const slides = [...row.querySelectorAll(row.matches('.swipe-row') ? ':scope > *' : 'li')];
      const lefts = slides.map((slide) => slide.getBoundingClientRect().left);
      const start = row.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(row).paddingLeft);
      const offsets = lefts.map((left) => Math.abs(left - start));
      return Math.min(
        ...offsets,
        ...(row.scrollWidth > row.clientWidth && row.matches('.swipe-row')
          ? [row.scrollWidth - row.clientWidth - row.scrollLeft]
          : []),
      );
    });

const PHONE = { width: 390, height: 844 };
const SIMILAR = 'section:has(#similar) .swipe-row';
const VARIANTS = 'snap-slider .swipe-row';
const GALLERY = '.gallery-track';
/** A file that did not come is asked for again, with a query. */
const VIEWER_SCRIPT = /_astro\/VehicleViewer\.[^/]*\.js/;
const current = (page: Page) => page.locator('.photo-gallery [data-current]');

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  /** Pixels of a swipe from photo to photo, between the arrows: the browser keeps the first few to itself, and half may fall back. */
  const ONE_PHOTO = -260;

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
      await frames(page, 1);
    }
    await touch('touchEnd');
  }

  for (const [name, address, selector] of [
    ['the row of similar cars', car, SIMILAR],
    ['the slider of variants', model, VARIANTS],
  ] as const) {
    test(`M2 V11 X5 ${name} is swiped from stop to stop, and loads no embla`, async ({ page }) => {
      const scripts = watchScripts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.locator(selector).first().scrollIntoViewIfNeeded();
      await swipe(page, selector, -220);
      await expect.poll(() => moved(page, selector)).toBeGreaterThan(100);
      await expect.poll(() => offStop(page, selector)).toBeLessThan(1.5);
      const first = await moved(page, selector);
      await swipe(page, selector, -220);
      await expect.poll(() => moved(page, selector)).toBeGreaterThan(first + 100);
      await expect.poll(() => offStop(page, selector)).toBeLessThan(1.5);
      expect(await hasEmbla(scripts)).toBe(false);
    });
  }

  test(`V2 X3 embla moves the gallery from the first touch on, with React in at most ${KILOBYTES_ON_TOUCH} KB`, async ({
    page,
  }) => {
    const before = watchScripts(page);
    const traffic = listenToTraffic(page);
    await page.goto(car, { waitUntil: 'networkidle' });
    // A first sign of life wakes what is viewed before; what comes from here on comes with the touch.
    const woken = page.waitForRequest(/_astro\/.*\.js$/);
    await page.keyboard.press('Shift');
    await woken;
    await traffic.quiet();
    expect(await hasEmbla(before)).toBe(false);

    const onTouch = watchScripts(page);
    await swipe(page, GALLERY, ONE_PHOTO);
    await expect.poll(() => hasEmbla(onTouch)).toBe(true);
    await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
    await traffic.quiet();
    expect((await kilobytesByKind(onTouch)).js).toBeLessThanOrEqual(KILOBYTES_ON_TOUCH);
    expect(onTouch.length).toBeLessThanOrEqual(10);
    const requests = onTouch.length;

    await expect.poll(() => moved(page, GALLERY)).toBeCloseTo(PHONE.width, -1);
    await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
    await swipe(page, GALLERY, ONE_PHOTO);
    await expect(current(page)).toHaveText('3');
    await expect.poll(() => moved(page, GALLERY)).toBeCloseTo(2 * PHONE.width, -1);
    await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
    expect(onTouch).toHaveLength(requests);
  });

  test('V2 a finger on a driven gallery still scrolls the page', async ({ page }) => {
    await page.goto(car, { waitUntil: 'networkidle' });
    await swipe(page, GALLERY, ONE_PHOTO);
    await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
    await swipe(page, GALLERY, 0, -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  });

  test('V2 X2 where the viewer cannot be loaded the photos still scroll, and each is a link to its file', async ({
    page,
  }) => {
    await page.route(VIEWER_SCRIPT, (route) => route.abort());
    await page.goto(car, { waitUntil: 'networkidle' });
    await swipe(page, GALLERY, ONE_PHOTO);
    await expect.poll(() => moved(page, GALLERY)).toBeCloseTo(PHONE.width, -1);
    await expect
      .poll(() => page.locator('#photo-2 img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.locator('#photo-2 a').tap();
    await expect(page).toHaveURL(/\/img\/[^/]*-1280\.webp$/);
  });

  test('V2 X3 a tap on a photo while the viewer loads opens it full screen', async ({ page }) => {
    const come = await holdScripts(page, VIEWER_SCRIPT);
    await page.goto(car, { waitUntil: 'networkidle' });
    const asked = page.waitForRequest(VIEWER_SCRIPT);
    await page.locator('#photo-1 a').tap();
    await asked;
    await expect(page.getByRole('dialog')).toHaveCount(0);
    come();
    await expect(page.getByRole('dialog', { name: /^Photos of this/ })).toBeVisible();
    await expect(page).toHaveURL(car);
  });
});

/** Opens the car. Its viewer loads as a mouse comes to the photos, but is not there before the answer is called. */
async function openHeld(page: Page): Promise<() => void> {
  const come = await holdScripts(page, VIEWER_SCRIPT);
  await page.goto(car, { waitUntil: 'networkidle' });
  return come;
}

test('V2 a mouse drags the gallery from its first press on, and that is no click', async ({ page }) => {
  const come = await openHeld(page);
  const scripts = watchScripts(page);
  const box = (await page.locator(GALLERY).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const asked = page.waitForRequest(VIEWER_SCRIPT);
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
  await expect(current(page)).toHaveText('2');
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  await expect.poll(() => moved(page, GALLERY)).toBeGreaterThan(box.width - 2);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('V2 a mouse that was let go before the photos can be moved drags nothing', async ({ page }) => {
  const come = await openHeld(page);
  const box = (await page.locator(GALLERY).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 5, y);
  // Outside the gallery.
  await page.mouse.move(x, 1);
  await page.mouse.up();
  come();
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
  await page.mouse.move(x, y);
  await page.mouse.move(x - 250, y, { steps: 6 });
  expect(await moved(page, GALLERY)).toBe(0);
});

test('V2 arrows go on smoothly with embla, and at once for those who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(car, { waitUntil: 'networkidle' });
  await page.locator(GALLERY).focus();
  await page.keyboard.press('ArrowRight');
  const width = await page.locator(GALLERY).evaluate((row) => row.clientWidth);
  // The first step waits for the viewer.
  await expect.poll(() => moved(page, GALLERY)).toBeCloseTo(width, -1);
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
  const passed = await page.locator(GALLERY).evaluateHandle((row) => {
    const places: number[] = [];
    const note = (): void => {
      places.push(row.getBoundingClientRect().left - row.querySelector('li')!.getBoundingClientRect().left);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return places;
  });
  const between = async (): Promise<number> =>
    (await passed.jsonValue()).filter((left) => left > width + 5 && left < 2 * width - 5).length;
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved(page, GALLERY)).toBeCloseTo(2 * width, -1);
  expect(await between()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => moved(page, GALLERY)).toBeLessThan(width + 2);
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  await expect.poll(between).toBeGreaterThan(0);
});

/** Opens a car whose photos embla moves. */
async function openDriven(page: Page, address = car): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(GALLERY).hover();
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
}

test('X5 embla takes over photos where they were scrolled, and nothing moves', async ({ page }) => {
  const come = await openHeld(page);
  const places = await page.locator(GALLERY).evaluateHandle(async (row) => {
    row.scrollTo({ left: 2 * row.clientWidth, behavior: 'instant' });
    const seen: number[] = [];
    const third = row.querySelectorAll('li')[2]!;
    const note = (): void => {
      seen.push(third.getBoundingClientRect().left - row.getBoundingClientRect().left);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
    return seen;
  });
  await page.locator(GALLERY).hover();
  come();
  await expect(page.locator(GALLERY)).toHaveCSS('touch-action', /pinch-zoom/);
  await expect(current(page)).toHaveText('3');
  expect(await page.locator(GALLERY).evaluate((row) => row.scrollLeft)).toBe(0);
  await frames(page, 30);
  const seen = await places.jsonValue();
  expect(seen.length).toBeGreaterThan(10);
  expect(seen.filter((left) => Math.abs(left) > 1)).toEqual([]);
});

test('X5 a wheel, a link to a photo and a key still lead through photos that embla moves', async ({
  page,
}) => {
  await openDriven(page);
  await page.mouse.wheel(120, 0);
  await expect(current(page)).toHaveText('2');
  await atRest(page.locator(GALLERY).locator('li').first());
  await page.mouse.wheel(-120, 0);
  await expect(current(page)).toHaveText('1');
  await page.evaluate(() => (location.hash = '#photo-3'));
  await expect(current(page)).toHaveText('3');
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  expect(await page.locator(GALLERY).evaluate((row) => row.scrollLeft)).toBe(0);

  // Up and down, the page scrolls.
  await page.mouse.wheel(0, 120);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  await expect(current(page)).toHaveText('3');
});

test('X5 the Tab key shows the slide that it leads into', async ({ page }) => {
  await openDriven(
    page,
    vehiclePageWhere((html) => html.includes('data-video') && !html.includes('class="spin-viewer"')),
  );
  await page.locator(GALLERY).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^Watch the video of this/ })).toBeFocused();
  await expect(current(page)).toHaveText('2');
  await expect.poll(() => offStop(page, GALLERY)).toBeLessThan(1.5);
  await expect(page.getByRole('link', { name: /^Watch the video of this/ })).toBeInViewport();
});

test('X5 paper has the first photo, wherever embla has moved the row', async ({ page }) => {
  await openDriven(page);
  await page.locator(GALLERY).press('ArrowRight');
  await expect(current(page)).toHaveText('2');
  await expect.poll(() => moved(page, GALLERY)).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => moved(page, GALLERY)).toBe(0);
});
