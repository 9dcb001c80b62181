import { needsNewProof } from '../../domain/lead/proof-age.ts';
import { NO_MOBILE, readMobile } from '../../domain/account/mobile-phone.ts';
import { readSignInAddress } from '../../domain/account/sign-in-address.ts';
import { NOT_A_CODE, readCode } from '../../domain/account/sign-in-code.ts';
import type { SignInWords } from '../../domain/account/sign-in-words.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { readAccount, requestCode, signIn } from '../../services/call-account.ts';
import type { Called } from '../../services/call-json.ts';
import { joinWatchlist } from '../../state/merge-watchlist.ts';
import { accountParts } from './account-parts.ts';
import { countDown } from './count-down.ts';
import { enterAccount } from './enter-account.ts';
import { showBusy } from './show-busy.ts';
import { showErrors } from './show-errors.ts';

/** Milliseconds for which sending a code waits for the proof of work. */
const PROOF_TIMEOUT_MS = 6_000;

/** Loaded when a shopper begins to type: few visitors of the page need it. */
const solveProof = async (): Promise<string | undefined> =>
  (await import('../../services/solve-proof.ts')).solveProof();

const NO_ANSWER = 'Nobody answered. Please check your connection, and try again.';

function wordsOf(element: Element, type: string | undefined): SignInWords | undefined {
  if (type === undefined) return undefined;
  const { types } = JSON.parse(accountParts.valueOf(element, 'words') ?? '{}') as {
    types?: Record<string, SignInWords>;
  };
  return types?.[type];
}

const errorOf = (called: Exclude<Called<unknown>, { kind: 'answered' }>): string =>
  called.kind === 'refused' && called.error !== '' ? called.error : NO_ANSWER;

/** The page that signs in (spec A5): a step at a time, without leaving it, and on to where the visitor wanted to go. */
class SignIn extends HTMLElement {
  #address = readSignInAddress(location.search, location.origin);
  #phone = '';
  #challenge = '';
  #isBusy = false;
  #proof: Promise<string | undefined> | undefined;
  /** When that proof was begun, by the clock. */
  #provedAt = 0;

  connectedCallback(): void {
    const words = wordsOf(this, this.#address.type);
    if (words) {
      this.#fill('title', words.title);
      this.#fill('text', words.text);
    }
    accountParts.find(this, 'back')?.setAttribute('href', this.#address.back);
    this.#showStep('phone');
    for (const form of this.querySelectorAll('form')) form.noValidate = true;
    this.#onSubmit('.account-phone', () => this.#sendCode());
    this.#onSubmit('.account-code', () => this.#tryCode());
    const again = accountParts.find(this, 'send-again');
    again?.addEventListener('click', () => {
      if (again.getAttribute('aria-disabled') !== 'true') void this.#once(() => this.#sendCode());
    });
    accountParts.find(this, 'other-number')?.addEventListener('click', (event) => {
      event.preventDefault();
      this.#showStep('phone');
      this.#input('phone')?.focus();
    });
    this.#input('phone')?.addEventListener('input', () => {
      if (this.#proof) return;
      this.#provedAt = Date.now();
      this.#proof = solveProof();
      // What comes of it is asked for when the code is.
      this.#proof.catch(() => undefined);
    });
    void this.#leaveWhereSignedIn();
  }

  #fill(part: 'title' | 'text' | 'sent-to' | 'status', text: string): void {
    const place = accountParts.find(this, part);
    if (place) place.textContent = text;
  }

  readonly #input = (name: string): HTMLInputElement | null => this.querySelector(`input[name="${name}"]`);

  #showStep(step: 'phone' | 'code'): void {
    accountParts.set(this, 'step', step);
    showErrors(this, []);
  }

  /** One thing at a time, however often a button is pressed. */
  async #once(work: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await work();
    this.#isBusy = false;
  }

  #onSubmit(selector: string, work: () => Promise<void>): void {
    this.querySelector(selector)?.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#once(work);
    });
  }

  /** Whoever comes here by a link and is signed in already has nothing to do here. */
  async #leaveWhereSignedIn(): Promise<void> {
    const { redirect } = this.#address;
    if (redirect === '/') return;
    const called = await readAccount();
    if (called.kind === 'answered' && called.answer.user) location.replace(redirect);
  }

  async #sendCode(): Promise<void> {
    if (accountParts.valueOf(this, 'step') === 'phone') this.#phone = this.#input('phone')?.value ?? '';
    const phone = readMobile(this.#phone);
    if (phone === undefined) return showErrors(this, [{ field: 'phone', message: NO_MOBILE }]);
    const done = showBusy(this.querySelector('.account-phone button'), 'Sending…');
    const proof = await this.#solve();
    const called = await requestCode({ phone, ...(proof !== undefined && { proof }) });
    done();
    if (called.kind !== 'answered')
      return showErrors(this, [
        { field: accountParts.valueOf(this, 'step') ?? '', message: errorOf(called) },
      ]);
    this.#challenge = called.answer.challenge;
    const sent = `A text message with a code is on its way to ${displayPhone(phone)}.`;
    this.#showStep('code');
    this.#fill('sent-to', sent);
    this.#fill('status', sent);
    const code = this.#input('code');
    if (code) code.value = '';
    code?.focus();
    const again = accountParts.find(this, 'send-again');
    if (again) countDown(again, called.answer.resend_in);
  }

  /** A proof of work for one code; without one fewer codes are sent. The first is begun when the number is typed. */
  async #solve(): Promise<string | undefined> {
    const isFresh = !needsNewProof({ madeAt: this.#provedAt, isUsed: false }, Date.now());
    const solving = (isFresh ? this.#proof : undefined) ?? solveProof();
    this.#proof = undefined;
    const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PROOF_TIMEOUT_MS));
    return Promise.race([solving.catch(() => undefined), late]);
  }

  async #tryCode(): Promise<void> {
    const code = readCode(this.#input('code')?.value ?? '');
    if (code === undefined) return showErrors(this, [{ field: 'code', message: NOT_A_CODE }]);
    const done = showBusy(this.querySelector('.account-code button'), 'Signing in…');
    const called = await signIn({ challenge: this.#challenge, code });
    if (called.kind === 'answered') {
      enterAccount(called.answer);
      if (called.answer.user) await joinWatchlist(called.answer.user);
      // Back leads to where the visitor came from, and not to a code that is used up.
      location.replace(this.#address.redirect);
      return;
    }
    done();
    showErrors(this, [{ field: 'code', message: errorOf(called) }]);
  }
}

customElements.define('sign-in', SignIn);
