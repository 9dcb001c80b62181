import type { Locator } from '@playwright/test';
import { awake } from './awake.ts';
import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { vehiclePageWhere } from './vehicle-pages.ts';

const GROUP = 'harbour-motor-group';
const LIST = '/search/used-cars';

/** What a system colour is on this machine, as computed styles say it. */
const systemColour = (element: Locator, name: string): Promise<string> =>
  element.evaluate((_, colour) => {
    const probe = Object.assign(document.createElement('i'), { style: `color: ${colour}` });
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const styleOf = (element: Locator, property: string, pseudo?: string): Promise<string> =>
  element.evaluate((one, [name, part]) => getComputedStyle(one, part).getPropertyValue(name!), [
    property,
    pseudo,
  ] as const);

/** Expects that `chosen` has the ground of what is chosen, and `other`, where there is one, has not. */
async function expectChosen(chosen: Locator, other?: Locator): Promise<void> {
  const highlight = await systemColour(chosen, 'Highlight');
  await expect.poll(() => styleOf(chosen, 'background-color')).toBe(highlight);
  expect(await styleOf(chosen, 'color')).toBe(await systemColour(chosen, 'HighlightText'));
  if (other) expect(await styleOf(other, 'background-color')).not.toBe(highlight);
}

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('V15 with forced colours the first button of a vehicle has the stronger border', async ({ page }) => {
  await page.goto(vehiclePageWhere((html) => html.includes('Reserve Car Now'), [GROUP]));
  const [first, second] = ['.button-primary', '.button-quiet'].map((kind) =>
    page.locator(`#purchase [data-actions] ${kind}`).first(),
  ) as [Locator, Locator];
  expect(await styleOf(first, 'border-top-width')).toBe('2px');
  expect(await styleOf(first, 'border-top-style')).toBe('solid');
  expect(await styleOf(first, 'border-top-color')).toBe(await systemColour(first, 'ButtonText'));
  expect(await styleOf(second, 'border-top-width')).toBe('1px');
});

test('A3 with forced colours a saved heart differs from others, on a card and on the page of a vehicle', async ({
  page,
}) => {
  await page.goto(demoUrl(GROUP, LIST));
  const hearts = page.getByRole('button', { name: /^Save / });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expectChosen(hearts.first().locator('> span'), hearts.nth(1).locator('> span'));
  await page.goto(vehiclePageWhere((html) => html.includes('Reserve Car Now'), [GROUP]));
  const [save, compare] = ['Save', 'Compare'].map((word) =>
    page.locator('#purchase').getByRole('button', { name: word, exact: true }),
  ) as [Locator, Locator];
  await save.click();
  await expectChosen(page.locator('#purchase button[aria-pressed="true"]'), compare);
});

test('V3 with forced colours the chosen tab differs from the others', async ({ page }) => {
  await page.goto(vehiclePageWhere((html) => html.includes('role="tablist"')));
  const tabs = page.locator('[role="tablist"]').first().getByRole('tab');
  await expectChosen(tabs.and(page.locator('[aria-selected="true"]')), tabs.last());
});

test('C3 with forced colours how often repayments are paid shows which is chosen', async ({ page }) => {
  await page.goto(vehiclePageWhere((html) => html.includes('segments'), [GROUP]));
  const labels = page.locator('.segments label');
  await expectChosen(labels.filter({ has: page.locator(':checked') }), labels.last());
});

test('S5 S7 with forced colours the line of the price slider and the tile of an offer can be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(demoUrl(GROUP, LIST));
  await awake(page);
  const slider = page.locator('.range-slider').first();
  const line = await styleOf(slider, 'background-image', '::before');
  expect(line).toContain(await systemColour(slider, 'Highlight'));
  const tile = page.locator('article.bg-band').first();
  expect(await styleOf(tile, 'border-top-width')).toBe('1px');
  expect(await styleOf(tile, 'border-top-style')).toBe('solid');
});
