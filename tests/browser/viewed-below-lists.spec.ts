import { expect, test } from './browser-test.ts';
import { demoUrl } from './demo-pages.ts';
import { layoutShift } from './layout-shift.ts';

const LIST = demoUrl('wattle-used-cars', '/search/new-used-and-demo-cars');

test('A4 a list ends in the cars that were opened last, says which are gone, and forgets them on a press', async ({
  page,
}) => {
  await page.goto(LIST);
  const links = page.locator('.results-grid h3 a[href^="/cars/"]');
  const [first, second] = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const row = page.getByRole('region', { name: 'You looked at' });
  await expect(row).toBeHidden();
  const kept = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.endsWith(':viewed-vehicles'));
      return { key: key ?? '', text: localStorage.getItem(key ?? '') ?? '' };
    });
  for (const href of [first, second]) {
    await page.goto(demoUrl('wattle-used-cars', href ?? ''));
    await page.mouse.wheel(0, 10);
    await expect.poll(async () => (await kept()).text).toContain(href);
  }
  const { key, text } = await kept();
  const entries = JSON.parse(text) as { id: string }[];
  entries.push({ ...entries[0]!, id: 'taken-off' });
  await page.evaluate(([name, all]) => localStorage.setItem(name!, all!), [key, JSON.stringify(entries)]);

  await page.goto(LIST);
  await expect(row.getByRole('link')).toHaveCount(0);
  await page.locator('viewed-below').scrollIntoViewIfNeeded();
  await expect(row.getByRole('link')).toHaveCount(3);
  await expect(row.getByRole('link').first()).toHaveAttribute('href', second ?? '');
  await expect(row.getByText('No longer listed')).toHaveCount(1);
  expect(await layoutShift(page)).toBe(0);
  await row.getByRole('button', { name: 'Clear what you looked at' }).click();
  await expect(row.getByRole('status')).toHaveText(/^Cleared\./);
  expect((await kept()).text).toBe('[]');
});
