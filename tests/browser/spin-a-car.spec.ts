import type { Page } from '@playwright/test';
import { atRest, hadItsTime } from './at-rest.ts';
import { expect, test } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const spinPage = vehiclePageWhere((html) => html.includes('data-spin=') && html.includes('data-interior='));
/** The frame, from 1, of 36 that shows the car at three quarters. */
const OPENING = 6;
const FRAME_FILE = /\/img\/(\d\d)\.[0-9a-f]{8}\.webp$/;

const turntable = (page: Page) => page.getByRole('slider', { name: /seen from outside/ });
const frame = async (page: Page): Promise<number> =>
  Number(await turntable(page).getAttribute('aria-valuenow'));

/** Writes down each frame from now on, in the page itself, for a browser that is busy shows a frame too shortly to ask for it. */
async function recordFrames(page: Page): Promise<() => Promise<number[]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: number[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const frame = Number((target as Element).ariaValueNow);
        if (frame !== seen.at(-1)) seen.push(frame);
      }
    }).observe(document, { subtree: true, attributeFilter: ['aria-valuenow'] });
    return seen;
  });
  return () => frames.jsonValue();
}

/** Gives the page the first sign that someone is there; waits until every frame has come or failed. */
async function wakeSpin(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await page.locator('[data-spin][data-loaded]').waitFor();
}

async function openSpin(page: Page): Promise<void> {
  await page.goto(spinPage);
  await wakeSpin(page);
}

test.describe('a visitor who asks for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('V3 frames wait for a sign of life, then load coarse to fine', async ({ page }) => {
    const frames: number[] = [];
    page.on('request', (request) => {
      const file = FRAME_FILE.exec(new URL(request.url()).pathname)?.[1];
      if (file) frames.push(Number(file));
    });
    await page.goto(spinPage, { waitUntil: 'networkidle' });
    expect(frames).toEqual([5]);
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await page.locator('[data-spin][data-loaded]').waitFor();
    const order = [...new Set(frames)];
    expect(order.slice(0, 5).toSorted((a, b) => a - b)).toEqual([1, 5, 13, 21, 29]);
    expect(order.slice(5, 9).toSorted((a, b) => a - b)).toEqual([9, 17, 25, 33]);
    expect(order).toHaveLength(36);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('V3 the car does not turn by itself, and stops where it is let go', async ({ page }) => {
    await openSpin(page);
    await hadItsTime(page);
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'Frame 6 of 36');
    const box = (await turntable(page).boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 100, box.y + box.height / 2, { steps: 5 });
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'Frame 11 of 36');
    await page.mouse.up();
    await hadItsTime(page);
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'Frame 11 of 36');
  });

  test('V3 everything works by keyboard alone', async ({ page }) => {
    await page.goto(spinPage);
    // It still sleeps, and the keys do not go past it.
    await page.getByRole('tab', { name: 'Spin' }).focus();
    await page.keyboard.press('Tab');
    await expect(turntable(page)).toBeFocused();
    await page.locator('[data-spin][data-loaded]').waitFor();
    const keys = [
      ['ArrowRight', 'Frame 7 of 36'],
      ['ArrowLeft', 'Frame 6 of 36'],
      ['Home', 'Frame 1 of 36'],
      ['ArrowLeft', 'Frame 36 of 36'],
      ['Home', 'Frame 1 of 36'],
      ['End', 'Frame 36 of 36'],
      ['PageUp', 'Frame 9 of 36'],
    ] as const;
    for (const [key, text] of keys) {
      await page.keyboard.press(key);
      await expect(turntable(page)).toHaveAttribute('aria-valuetext', text);
    }

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Images' })).toBeFocused();
    await expect(turntable(page)).toBeHidden();
    await page.locator('.gallery-track').focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('.photo-gallery [data-current]')).toHaveText('2');

    await page.getByRole('tab', { name: 'Images' }).focus();
    await page.keyboard.press('End');
    const cabin = page.getByRole('application', { name: /^Interior/ });
    await cabin.waitFor();
    await page.keyboard.press('Tab');
    await expect(cabin).toBeFocused();
    const spot = page.locator('[data-interior] .spin-spot:visible').first();
    const left = async () => (await spot.boundingBox())?.x ?? 0;
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeLessThan(before - 20);
    await page.keyboard.press('Home');
    await expect.poll(left).toBeCloseTo(before, 0);

    await page.getByRole('tab', { name: 'Interior' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.photo-gallery [data-current]')).toHaveText('1');
  });

  test('V3 a point shows only in its frames, and opens its words', async ({ page }) => {
    await openSpin(page);
    const lamps = page.getByRole('button', { name: 'LED headlamps' });
    await expect(lamps).toBeVisible();
    await lamps.click();
    const words = page.locator('.spin-words:popover-open');
    await expect(words).toHaveText('LED headlamps');
    const [button, text] = [await lamps.boundingBox(), await words.boundingBox()];
    expect(Math.abs(text!.x + text!.width / 2 - button!.x - button!.width / 2)).toBeLessThan(200);
    await page.keyboard.press('Escape');
    await expect(words).toHaveCount(0);
    await turntable(page).focus();
    // The rear, where no headlamp can be seen.
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('PageUp');
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'Frame 24 of 36');
    await expect(lamps).toBeHidden();
  });

  test('V3 V20 a spin of which one frame came is a still picture without controls', async ({ page }) => {
    await page.route(FRAME_FILE, (route) =>
      route.request().url().includes('/05.') ? route.fallback() : route.abort(),
    );
    await openSpin(page);
    await expect(page.locator('[data-spin] img')).toBeVisible();
    await expect(page.locator('.spin-viewer').getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('Drag to turn')).toHaveCount(0);
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  });

  test('V20 a frame that fails gives way to the nearest', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route(/\/img\/06\.[0-9a-f]{8}\.webp$/, (route) => route.abort());
    await openSpin(page);
    await turntable(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(turntable(page)).toHaveAttribute('aria-valuetext', 'Frame 7 of 36');
    const isDrawn = await page
      .locator('[data-spin] canvas')
      .evaluate(
        (canvas: HTMLCanvasElement) => canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data[3] === 255,
      );
    expect(isDrawn).toBe(true);
    expect(errors).toEqual([]);
  });
});

test('V3 the car turns once by itself and stops after the loop; a throw goes on and comes to rest', async ({
  page,
}) => {
  await page.goto(spinPage);
  // Before it is woken: it turns at once when its frames have come.
  const shown = await recordFrames(page);
  await wakeSpin(page);
  let turn: number[] = [];
  await expect
    .poll(async () => (turn = await shown()).length > 10 && turn.at(-1) === OPENING, { timeout: 15_000 })
    .toBe(true);
  // Frames from the opening one on, which ends the turn as well.
  const on = turn.slice(0, -1).map((shown) => (shown - OPENING + 36) % 36);
  expect(on).toEqual(on.toSorted((a, b) => a - b));
  // A busy machine leaves frames out, of a turn that takes its seconds all the same.
  expect(Math.max(...on)).toBeGreaterThan(18);
  await hadItsTime(page);
  expect(await frame(page)).toBe(OPENING);

  const box = (await turntable(page).boundingBox())!;
  // On a busy machine the moves of a throw can come so late that it is a slow drag: then it is thrown again.
  await expect(async () => {
    const start = await frame(page);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 120, box.y + box.height / 2, { steps: 6 });
    await page.mouse.up();
    const dragged = 6;
    const turned = async () => ((await frame(page)) - start + 36) % 36;
    await expect.poll(turned, { timeout: 2000 }).toBeGreaterThan(dragged);
  }).toPass({ timeout: 30_000 });
  await atRest(turntable(page));
});

test('V3 a touch before the turn keeps the car where the shopper put it', async ({ page }) => {
  await page.goto(spinPage);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await turntable(page).focus();
  await page.keyboard.press('End');
  await page.locator('[data-spin][data-loaded]').waitFor();
  await hadItsTime(page);
  expect(await frame(page)).toBe(36);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('R1 every view of the car shows, one after another', async ({ page }) => {
    await page.goto(spinPage);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.locator('[data-spin] img')).toBeVisible();
    await expect(page.locator('#photo-1 img').first()).toBeVisible();
    await expect(page.locator('[data-interior] > img')).toBeVisible();
  });
});
