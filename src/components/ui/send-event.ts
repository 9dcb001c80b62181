declare global {
  interface HTMLElementEventMap {
    /** To a photo gallery: it shows its first photo again (spec V3). */
    'begin-anew': Event;
    /** Up the page, for the dealer's own counting: a phone number was revealed (spec D6). */
    'phone-reveal': Event;
    /** Up the page, for the dealer's own counting: the finance calculator was used, once (spec C1). */
    'finance-calculator-use': Event;
  }
}

type OwnEvent = 'begin-anew' | 'phone-reveal' | 'finance-calculator-use';

/** Sends an event of our own from an element; it bubbles up the page. */
export function sendEvent(from: Element, name: OwnEvent): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true }));
}
