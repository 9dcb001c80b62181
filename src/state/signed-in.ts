import { keepText, keptText } from './kept-text.ts';

/** Says that somebody has signed in on this device, and nothing of who: the session itself is no script's to read. */
const NAME = 'signed-in';

/** Whether somebody has signed in on this device, as far as it remembers; the backend may know better. */
export const isSignedInHere = (): boolean => keptText(NAME) !== null;

/** Remembers that somebody has signed in on this device, or has signed out. */
export function rememberSignedIn(is: boolean): void {
  // Where storage is full or blocked, the backend is asked each time.
  keepText(NAME, is ? 'yes' : undefined);
}
