import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { expect, test } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const slides = (html: string): number => html.match(/ id="photo-\d+"/g)?.length ?? 0;

const photoPage = vehiclePageWhere(
  (html) => slides(html) > 3 && !html.includes('data-video') && !html.includes('class="spin-viewer"'),
);
const manyPhotos = vehiclePageWhere((html) => slides(html) > 10);
const videoPage = vehiclePageWhere(
  (html) => html.includes('data-video') && !html.includes('class="spin-viewer"'),
);

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Photos of this/ });
const track = (page: Page) => viewer(page).locator('.viewer-track');
const counter = (page: Page) => viewer(page).locator('[data-counter]');
/** The photo on show: the one slide that can be reached. */
const shown = (page: Page) => viewer(page).locator('.viewer-slide:not([inert]) > img');
const scale = (page: Page): Promise<number> =>
  shown(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
const shift = (page: Page): Promise<number> =>
  shown(page).evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).e);

async function openByButton(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByRole('button', { name: /^View all \d+ photos full screen$/ }).click();
  await expect(counter(page)).toHaveText(/^1 of \d+$/);
  return Number((await counter(page).textContent())?.split(' of ')[1]);
}

for (const width of [320, 390])
  test(`V2 every button of the full screen is in the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openByButton(page, photoPage);
    for (const button of await viewer(page).locator('.viewer-bar button').all())
      await expect(button).toBeInViewport({ ratio: 1 });
    expect(await viewer(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
  });

test("V2 the browser's Back closes the full screen, and stays on the vehicle", async ({ page }) => {
  await openByButton(page, photoPage);
  await page.goBack();
  await expect(viewer(page)).toBeHidden();
  await expect(page).toHaveURL(photoPage);
});

test('V2 a photo is seen full screen and closer by keyboard alone', async ({ page }) => {
  await page.goto(photoPage);
  const gallery = page.locator('.gallery-track');
  await gallery.focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeVisible();
  await expect(track(page)).toBeFocused();
  await expect(counter(page)).toHaveText(/^1 of \d+$/);
  const count = Number((await counter(page).textContent())?.split(' of ')[1]);

  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`2 of ${count}`);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`${count} of ${count}`);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(`2 of ${count}`);
  await expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await expect.poll(() => scale(page)).toBe(5);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shift(page)).toBeLessThan(-50);
  await expect(counter(page)).toHaveText(`2 of ${count}`);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('-');
  await expect.poll(() => scale(page)).toBe(1);

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(gallery).toBeFocused();
  await expect(page.locator('.photo-gallery [data-current]')).toHaveText('2');
});

test('V2 full screen says which vehicle it is and what it costs', async ({ page }) => {
  await openByButton(page, photoPage);
  const name = await page.locator('h1').innerText();
  const price = await page.locator('[data-sheet=price]').first().innerText();
  await expect(viewer(page).getByText(name, { exact: true })).toBeVisible();
  await expect(viewer(page).getByText(price)).toBeVisible();
});

test('V2 focus stays within the viewer and returns to the button', async ({ page }) => {
  await openByButton(page, photoPage);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(isOutside).toBe(false);
  }
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: /^View all \d+ photos full screen$/ })).toBeFocused();
});

test('V2 a click on a photo opens it; a double click magnifies what it points at, a drag moves it', async ({
  page,
}) => {
  await page.goto(photoPage);
  await page.locator('.photo-gallery').getByRole('button', { name: 'Next photo' }).click();
  await expect(page.locator('.photo-gallery [data-current]')).toHaveText('2');
  await atRest(page.locator('#photo-2 img'));
  await page.locator('#photo-2 img').click({ position: { x: 200, y: 100 } });
  await expect(counter(page)).toHaveText(/^2 of/);
  await expect
    .poll(() => shown(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  const box = (await track(page).boundingBox())!;
  const [x, y] = [box.x + box.width * 0.4, box.y + box.height * 0.5];
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scale(page)).toBe(2.5);
  expect(await shift(page)).toBeGreaterThan(0);
  const before = await shift(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => shift(page)).toBeCloseTo(before - 60, 0);
  await page.mouse.dblclick(x, y);
  await expect.poll(() => scale(page)).toBe(1);
});

test('V2 a mouse drags on to the next photo; a short drag stays', async ({ page }) => {
  const count = await openByButton(page, photoPage);
  const box = (await track(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** Drags, and waits until the row rests at a photo (from 0): a drag begins where the row is. */
  const drag = async (by: number, rest: number): Promise<void> => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by, y, { steps: 6 });
    await page.mouse.up();
    await atRest(track(page).locator('li').first());
    const place = () =>
      track(page).evaluate((row) => {
        const first = row.querySelector('li')!.getBoundingClientRect();
        return (row.getBoundingClientRect().left - first.left) / row.clientWidth;
      });
    await expect.poll(place).toBeCloseTo(rest, 2);
  };
  await drag(-300, 1);
  await expect(counter(page)).toHaveText(`2 of ${count}`);
  await drag(-60, 1);
  await expect(counter(page)).toHaveText(`2 of ${count}`);
  await drag(300, 0);
  await expect(counter(page)).toHaveText(`1 of ${count}`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('V2 fingers swipe on, pinch closer and pan', async ({ page }) => {
    const count = await openByButton(page, photoPage);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.synthesizeScrollGesture', {
      x: 300,
      y: 400,
      xDistance: -250,
      yDistance: 0,
      speed: 1500,
    });
    await expect(counter(page)).toHaveText(`2 of ${count}`);
    await atRest(track(page).locator('li').first());

    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([x, y], id) => ({ x, y, id })),
      });
    await touch('touchStart', [190, 400]);
    await touch('touchStart', [190, 400], [210, 400]);
    for (let step = 1; step <= 6; step += 1) {
      await touch('touchMove', [190 - step * 10, 400], [210 + step * 10, 400]);
    }
    await touch('touchEnd');
    await expect.poll(() => scale(page)).toBeGreaterThan(2);
    await touch('touchStart', [200, 400]);
    for (let step = 1; step <= 5; step += 1) await touch('touchMove', [200 - step * 10, 400]);
    await touch('touchEnd');
    await expect.poll(() => shift(page)).toBeLessThan(-30);
    await expect(counter(page)).toHaveText(`2 of ${count}`);
  });
});

test('V2 of many photos only the one on show and its neighbours load', async ({ page }) => {
  const count = await openByButton(page, manyPhotos);
  const loaded = viewer(page).locator('.viewer-slide > img[src]');
  await expect(loaded).toHaveCount(2);
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText(`${count} of ${count}`);
  await atRest(track(page).locator('li').first());
  await expect(loaded).toHaveCount(4);
  await viewer(page)
    .locator('.viewer-thumbnail')
    .nth(Math.floor(count / 2))
    .click();
  await expect(counter(page)).toHaveText(`${Math.floor(count / 2) + 1} of ${count}`);
});

test('V2 the video stands second; where the page may not play it, it is a link', async ({ page }) => {
  await openByButton(page, videoPage);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 of/);
  const video = viewer(page).getByRole('link', { name: /video .*opens in a new tab/ });
  await expect(video).toBeVisible();
  await expect(video).toHaveAttribute('target', '_blank');
  await expect(page.locator('iframe, video')).toHaveCount(0);
});

test('V20 a photo that cannot be loaded leaves a tidy slide', async ({ page }) => {
  await page.route(/\/img\/.*\.webp$/, (route) => route.abort());
  await openByButton(page, photoPage);
  await expect(viewer(page).locator('.viewer-slide:not([inert])')).toHaveText("This photo didn't load");
  await page.keyboard.press('+');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText(/^2 of/);
});
