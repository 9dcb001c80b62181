/** One key for all sites of a host: /before-paint.js reads it before anything is drawn. */
const KEY = 'announcement-dismissed';

/** Remembers the words of an announcement that was dismissed; where storage is blocked it comes back on the next page (spec D11). */
export function rememberDismissed(text: string): void {
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Full or blocked.
  }
}
