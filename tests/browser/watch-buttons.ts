import type { Page } from '@playwright/test';

/**
 * Watches what buttons say from now on: words that stand for a second can be gone before a busy machine looks. Answers
 * whether one has said them.
 */
export async function watchButtons(page: Page): Promise<(words: string) => Promise<boolean>> {
  const said = await page.evaluateHandle(() => {
    const all = new Set<string>();
    new MutationObserver(() => {
      for (const button of document.querySelectorAll('button')) all.add(button.textContent.trim());
    }).observe(document, { subtree: true, childList: true, characterData: true });
    return all;
  });
  return (words) => said.evaluate((all, wanted) => all.has(wanted), words);
}
