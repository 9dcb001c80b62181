import { sendEvent } from '../ui/send-event.ts';
import { locationParts } from './location-parts.ts';

/** The first press of a masked number shows it, the next one dials (spec D6). The event lets a page count the reveal. */
class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      if (locationParts.valueOf(this, 'revealed') !== undefined) return;
      event.preventDefault();
      locationParts.set(this, 'revealed', true);
      sendEvent(this, 'phone-reveal');
    });
  }
}

customElements.define('phone-reveal', PhoneReveal);
