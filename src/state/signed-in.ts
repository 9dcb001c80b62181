import { persistentValue } from './persistent-value.ts';

/**
 * True if a shopper has signed in on this device, as far as it remembers; the backend may know better. Nothing is kept of who:
 * the session itself is no script's to read (spec A5, X4).
 */
export const $signedIn = persistentValue<boolean>(
  'signed-in',
  (text) => text !== null,
  // Where storage is full or blocked, the next page asks the backend.
  (is) => (is ? 'yes' : undefined),
);

/** True if a shopper has signed in on this device, at this moment. */
export const isSignedInHere = (): boolean => $signedIn.get();

/** Remembers that a shopper has signed in on this device, or has signed out; other tabs hear of it. */
export const rememberSignedIn = (is: boolean): void => $signedIn.keep(is);
