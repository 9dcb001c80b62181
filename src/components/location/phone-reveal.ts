/** The first press of a masked number shows it, the next one dials (spec D6). The event lets a page count the reveal. */
class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      if ('revealed' in this.dataset) return;
      event.preventDefault();
      this.dataset.revealed = '';
      this.dispatchEvent(new CustomEvent('phone-reveal', { bubbles: true }));
    });
  }
}

customElements.define('phone-reveal', PhoneReveal);
