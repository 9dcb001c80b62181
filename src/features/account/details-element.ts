import type { AccountAnswer } from '../../calls/read-account.ts';
import type { UserDetails } from '../../domain/account/user.ts';
import { validateDetails } from '../../domain/account/validate-details.ts';
import { displayPhone } from '../../domain/location/phone.ts';
import { signOut } from '../../services/call-account.ts';
import { eraseAccount, saveDetails } from '../../services/call-details.ts';
import { accountParts } from './account-parts.ts';
import { enterAccount } from './enter-account.ts';
import { leaveAccount } from './leave-account.ts';
import { showBusy } from './show-busy.ts';
import { showErrors } from './show-errors.ts';

const NOT_DONE = 'That could not be done. Please check your connection, and try again.';
const SURE = 'Erase your account and all that is kept in it? This cannot be taken back.';

/** The details of whoever is signed in (spec A5), with what can be done about them. */
class UserDetailsElement extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    if (!form) return;
    form.noValidate = true;
    this.closest('account-gate')?.addEventListener('account-known', (event) =>
      this.#fill(form, (event as CustomEvent<AccountAnswer>).detail),
    );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#save(form);
    });
    for (const button of accountParts.findAll(this, 'sign-out'))
      button.addEventListener('click', () => {
        const everywhere = accountParts.valueOf(button, 'sign-out') === 'everywhere';
        void this.#leave(button, 'Signing out…', () => signOut({ everywhere }));
      });
    const erase = accountParts.find(this, 'erase');
    erase?.addEventListener('click', () => {
      if (confirm(SURE)) void this.#leave(erase, 'Erasing…', eraseAccount);
    });
  }

  #fill(form: HTMLFormElement, { user, details }: AccountAnswer): void {
    const phone = accountParts.find(this, 'phone');
    if (phone) phone.textContent = displayPhone(user?.phone ?? '');
    for (const [name, value] of Object.entries(details ?? {})) {
      const control = form.elements.namedItem(name);
      if (control instanceof HTMLInputElement) control.value = name === 'phone' ? displayPhone(value) : value;
    }
  }

  #tell(text: string): void {
    const status = accountParts.find(this, 'status');
    if (status) status.textContent = text;
  }

  async #save(form: HTMLFormElement): Promise<void> {
    this.#tell('');
    const typed = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    const read = validateDetails(typed);
    if ('errors' in read) return showErrors(this, read.errors);
    showErrors(this, []);
    const done = showBusy(form.querySelector('button'), 'Saving…');
    const called = await saveDetails(typed as UserDetails);
    done();
    if (called.kind === 'answered') {
      enterAccount(called.answer);
      this.#fill(form, called.answer);
      return this.#tell('Your details are saved.');
    }
    if (called.kind === 'refused' && called.status === 401) return location.reload();
    const message = called.kind === 'refused' && called.error ? called.error : NOT_DONE;
    showErrors(this, [{ field: '', message }]);
  }

  async #leave(button: HTMLElement, words: string, work: () => Promise<{ kind: string }>): Promise<void> {
    if (button.getAttribute('aria-disabled') === 'true') return;
    const done = showBusy(button, words);
    const { kind } = await work();
    if (kind === 'unanswered') {
      done();
      return showErrors(this, [{ field: '', message: NOT_DONE }]);
    }
    leaveAccount();
    location.assign('/');
  }
}

customElements.define('user-details', UserDetailsElement);
