import { expect, type Locator, type Page } from '@playwright/test';
import type { LeadServer } from './lead-server.ts';

/** A mobile of a test's own: by its last three digits its code is found. */
export type Mobile = { typed: string; ending: string };

/** Every journey has a number of its own, so that no quota is shared. */
export function mobileOf(number: number): Mobile {
  const ending = String(number).padStart(3, '0');
  return { typed: `0491 575 ${ending}`, ending };
}

/** Presses by key alone, once it can be pressed. */
export async function press(target: Locator, key = 'Enter'): Promise<void> {
  await expect(target).toBeEnabled();
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

/** Signs in on the page that is open, by keys alone. */
export async function signInHere(page: Page, leads: LeadServer, { typed, ending }: Mobile): Promise<void> {
  const before = leads.codeFor(ending);
  const phone = page.getByLabel('Mobile number');
  await expect(page.locator('.sign-in-at-phone')).toBeVisible();
  await phone.focus();
  await phone.pressSequentially(typed);
  await phone.press('Enter');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await expect(code).toBeFocused();
  await expect.poll(() => leads.codeFor(ending)).not.toBe(before);
  await code.pressSequentially(leads.codeFor(ending));
  await code.press('Enter');
  await expect(page).not.toHaveURL(/\/sign-in/);
}
