import { expect, test as base } from './browser-test.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

/** A browser whose pages have scrollbars, as those of people have. */
const test = base.extend({
  launchOptions: [
    async ({}, use, { project }) =>
      use({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

test('V2 full screen covers the scrollbar too, and moves nothing behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(
    vehiclePageWhere((html) => html.includes('photo-2') && !html.includes('class="spin-viewer"')),
  );
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
  const behind = () =>
    page.evaluate(() => {
      const { left, width, top } = document.querySelector('main')!.getBoundingClientRect();
      return { left, width, top };
    });
  const before = await behind();
  expect(before.width).toBeLessThan(1440);
  await page.getByRole('button', { name: /^View all \d+ photos full screen$/ }).click();
  const viewer = page.getByRole('dialog', { name: /^Photos of this/ });
  await expect(viewer).toBeVisible();
  expect(await viewer.boundingBox()).toMatchObject({ x: 0, width: 1440 });
  expect(await behind()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  expect(await behind()).toEqual(before);
});
