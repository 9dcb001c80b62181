import { connectForm } from './connect-form.ts';

/** A form with its script: checked before it is sent, a step at a time, and never lost (spec F2, F3, F12). */
class LeadForm extends HTMLElement {
  #isConnected = false;

  connectedCallback(): void {
    const form = this.querySelector('form');
    // A dialog that moves it must not connect it twice.
    if (!form || this.#isConnected) return;
    this.#isConnected = true;
    connectForm(form);
  }
}

customElements.define('lead-form', LeadForm);
