import { MASKED_MARK } from '../../domain/site/document-marks.ts';
import { sendEvent } from '../ui/send-event.ts';
import { PageMarks } from '../ui/page-marks.ts';

/** Marks of a phone number. */
export type PhoneMarks = {
  /** A phone number that was asked for; with the vehicle and the dealership that it is the number of. */
  revealed: true;
  car: string;
  dealership: string;
};
const marks = new PageMarks<PhoneMarks>();

/**
 * On a page that masks its numbers (spec D6) the first press of any of them shows them all, wherever they stand, and the next one
 * dials. The event lets a page count the reveal.
 */
class PhoneReveal extends HTMLElement {
  connectedCallback(): void {
    document.addEventListener('click', this.#onPress);
  }

  disconnectedCallback(): void {
    document.removeEventListener('click', this.#onPress);
  }

  #onPress = (event: Event): void => {
    const root = document.documentElement;
    if (!root.hasAttribute(MASKED_MARK) || !(event.target instanceof Element)) return;
    const link = event.target.closest('a[href^="tel:"]');
    if (!link?.querySelector('.phone-masked')) return;
    event.preventDefault();
    root.removeAttribute(MASKED_MARK);
    marks.set(this, 'revealed', true);
    sendEvent(this, 'phone-reveal');
  };
}

customElements.define('phone-reveal', PhoneReveal);
