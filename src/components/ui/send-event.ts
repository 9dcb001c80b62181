/** A lead that was accepted: the form it came from, its id where the page knows it, and that of spec F11 where there is one. */
export type LeadSent = { form: string; lead?: string; event?: number };

/** A photo, video or view of a vehicle that was used. */
export type MediaUse = {
  media: 'photo' | 'video' | 'spin' | 'interior';
  did: 'open' | 'step' | 'play' | 'turn';
};

/** How far a shopper is in a checkout: its form, the title of the step, and whether it is the first, a later one or the end. */
export type CheckoutStep = { form: string; step: string; did: 'start' | 'continue' | 'complete' };

/** What our events carry. */
type Details = {
  /** Up the page, for the dealer's own counting: a phone number was revealed (spec D6). */
  'phone-reveal': null;
  /** Up the page, for the dealer's own counting: the finance calculator was used, once (spec C1). */
  'finance-calculator-use': null;
  /** Up the page, for the dealer's own counting: a vehicle became a favourite (spec A3). */
  'favourite-save': null;
  /** Up the page, for the dealer's own counting: a vehicle is compared (spec D10). */
  'compare-add': null;
  /** Up the page, for the dealer's own counting: a list was asked otherwise, by the name of what changed (spec S2). */
  'list-choice': string;
  /** Up the page, for the dealer's own counting: photos, a video or a spin were used (spec V2, V3). */
  'media-use': MediaUse;
  /** Up the page, for the dealer's own counting: a vehicle was shared, by the way it went (spec D9). */
  'share-use': string;
  /** Up the page, for the dealer's own counting: the chat was opened (spec V15). */
  'chat-open': null;
  /** Up the page, for the dealer's own counting: how far a shopper is in a checkout (spec F11). */
  'checkout-progress': CheckoutStep;
  /** The dealer's own counting has begun: what is counted of how the page is now is told again. */
  'count-begin': null;
  /** Up the page, for the dealer's own counting: a lead was accepted (spec F2). */
  'lead-sent': LeadSent;
  /** Up the page: a form was refused, and says why. */
  'lead-refused': null;
};

type OwnEvents = { [Name in keyof Details]: CustomEvent<Details[Name]> };

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface HTMLElementEventMap extends OwnEvents {}
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface DocumentEventMap extends OwnEvents {}
}

/** Sends an event of our own from an element; it bubbles up the page. */
export function sendEvent<Name extends keyof Details>(
  from: Element,
  name: Name,
  ...[detail]: null extends Details[Name] ? [] : [detail: Details[Name]]
): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}
