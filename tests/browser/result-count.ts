import type { Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** How many cars the list of a page says it has, in one look; while it says 'Searching…' it has not said. */
export async function resultCount(page: Page): Promise<number> {
  const heading = page.getByRole('region', { name: 'Results' }).getByRole('heading', { level: 2 }).first();
  let said = '';
  await expect.poll(async () => (said = await heading.innerText()), 'how many cars there are').toMatch(/\d/);
  return Number(said.replace(/\D/g, ''));
}
