import type { SignInType } from '../../domain/account/sign-in-type.ts';
import { READ_ACCOUNT } from '../../api/routes.ts';
import { callApi } from '../../services/call-api.ts';
import { $account } from '../../state/account.ts';
import { $signedIn } from '../../state/signed-in.ts';
import { enterAccount } from './enter-account.ts';

/** Who looks at a page: a member, who is signed in, a visitor, who is not, or unknown where no answer came. */
export type AskedAccount = 'member' | 'visitor' | 'unknown';

const hasLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Asks the backend once the page is loaded (spec A10), and keeps what the answer says of who is signed in. */
export async function askAccount(): Promise<AskedAccount> {
  await hasLoaded();
  const called = await callApi(READ_ACCOUNT);
  // Too many requests are no reason to send anybody away.
  if (called.kind !== 'answered') return 'unknown';
  if (!called.answer.user) return 'visitor';
  // First, so that who follows the session knows that this page has asked already.
  $account.set(called.answer);
  enterAccount(called.answer);
  return 'member';
}

/** Leads to the sign-in page and back here. Its addresses are loaded when needed: who is signed in never needs them. */
export async function leadToSignIn(type: SignInType): Promise<void> {
  const { priorPath, signInHref } = await import('../../domain/account/sign-in-address.ts');
  const here = location.pathname + location.search + location.hash;
  location.replace(signInHref(type, here, priorPath(document.referrer, location.origin)));
}

/** Asks now, and again when the page comes back from the browser's history. Returns what ends that. */
export function askWhenShown(ask: () => void): () => void {
  const again = ({ persisted }: PageTransitionEvent): void => void (persisted && ask());
  ask();
  addEventListener('pageshow', again);
  return () => removeEventListener('pageshow', again);
}

/**
 * Asks anew when another tab signs in or out (spec X4); `leave` hears first that it signed out. A page that shows a member and signs
 * out by itself is led on by what was pressed, so it is not asked. Returns what ends that.
 */
export function followOtherTabs(ask: () => void, leave: () => void, showsMember: () => boolean): () => void {
  return $signedIn.listen((isSignedIn) => {
    const isKnown = $account.get()?.user !== undefined;
    if (isSignedIn && isKnown) return;
    const leftHere = !isSignedIn && !isKnown && showsMember();
    if (!isSignedIn) leave();
    if (!leftHere) ask();
  });
}
