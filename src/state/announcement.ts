import { followOtherTabs } from './other-tabs.ts';

/** One key for all sites of a host: /before-paint.js reads it before anything is drawn. No store: pages of text load none. */
const KEY = 'announcement-dismissed';

function dismissed(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Remembers the words of an announcement that was dismissed; where storage is blocked it comes back on the next page (spec D11). */
export function rememberDismissed(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full or blocked.
  }
}

/** Calls `hide` once another tab has dismissed an announcement of these words (spec D11, X4). */
export const followDismissed = (text: string, hide: () => void): (() => void) =>
  followOtherTabs(() => {
    if (dismissed() === text) hide();
  });
