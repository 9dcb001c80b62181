import { gateAt, GATES } from '../../domain/account/gate.ts';
import type { SignInType } from '../../domain/account/sign-in-type.ts';
import { readAccount } from '../../services/call-account.ts';
import { $account } from '../../state/account.ts';
import { $signedIn, isSignedInHere } from '../../state/signed-in.ts';
import { accountParts } from './account-parts.ts';
import { enterAccount } from './enter-account.ts';

const hasLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else addEventListener('load', () => resolve(), { once: true });
  });

/** Leads to the sign-in page and back here. Its addresses come when they are needed: whoever is signed in never does. */
async function leadToSignIn(type: SignInType): Promise<void> {
  const { priorPath, signInHref } = await import('../../domain/account/sign-in-address.ts');
  const here = location.pathname + location.search + location.hash;
  location.replace(signInHref(type, here, priorPath(document.referrer, location.origin)));
}

/**
 * A page for those who are signed in (spec A10): a shell that shows nothing of anybody, asks who is there once it is
 * loaded, and sends a visitor who is not signed in to do so. Where nobody answers, what is on the device stays.
 */
class AccountGate extends HTMLElement {
  #isMember = false;

  connectedCallback(): void {
    const type = this.#type();
    if (type === undefined) return;
    void this.#ask(type);
    // Back from the sign-in page, or from another tab, somebody else may be there.
    addEventListener('pageshow', ({ persisted }) => persisted && void this.#ask(type));
    $signedIn.listen((is) => this.#follow(type, is));
  }

  /** Another tab signed in or out. */
  #follow(type: SignInType, is: boolean): void {
    const isKnown = $account.get()?.user !== undefined;
    if (is && isKnown) return;
    const leavesHere = !is && this.#isMember && !isKnown;
    if (!is) this.#show('asking');
    // Who signs out on this page is led on by what they pressed.
    if (!leavesHere) void this.#ask(type);
  }

  #show(seen: 'asking' | 'member' | 'offline'): void {
    this.#isMember = seen === 'member';
    for (const part of ['asking', 'member', 'offline'] as const)
      for (const place of accountParts.findAll(this, part)) place.hidden = part !== seen;
  }

  /** What this device keeps of who is signed in, where the page has such. */
  #showDevice(): void {
    this.#show('offline');
    const keeps = this.hasAttribute('keeps') && isSignedInHere();
    for (const place of accountParts.findAll(this, 'member')) place.hidden = !keeps;
  }

  /** What a visitor signs in for here; undefined where this address asks nobody. */
  #type(): SignInType | undefined {
    // As AccountGate.astro has written it.
    const own = this.getAttribute('type') as SignInType | null;
    const gates = GATES.filter((gate) => this.getAttribute('gates')?.split(' ').includes(gate));
    return own ?? gateAt(location.pathname, location.search, gates);
  }

  async #ask(type: SignInType): Promise<void> {
    await hasLoaded();
    const called = await readAccount();
    // Too many requests are no reason to send anybody away.
    if (called.kind !== 'answered') return this.#showDevice();
    if (called.answer.user) {
      $account.set(called.answer);
      enterAccount(called.answer);
      this.#show('member');
      for (const island of this.querySelectorAll('astro-island')) island.dispatchEvent(new Event('wake'));
      return;
    }
    await leadToSignIn(type).catch(() => this.#showDevice());
  }
}

customElements.define('account-gate', AccountGate);
