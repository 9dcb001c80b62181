import { expect, type Page } from '@playwright/test';

/** How many cars the list of a page says it has; while it says 'Searching…' it has not said. */
export async function resultCount(page: Page): Promise<number> {
  const heading = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 }).first();
  await expect(heading).toHaveText(/\d/);
  return Number((await heading.innerText()).replace(/\D/g, ''));
}
