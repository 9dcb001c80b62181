import {
  effectiveChoices,
  readChoices,
  writeChoices,
  type ConsentChoices,
} from '../domain/consent/consent-choices.ts';
import type { ConsentKind } from '../domain/consent/consent-kinds.ts';
import { keepText, keptText } from './kept-text.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc/); missing where a browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
  interface DocumentEventMap {
    /** On the document: a shopper decided, in this tab. */
    'consent-change': Event;
  }
}

const NAME = 'consent';

/** Choices of a page whose browser keeps nothing. */
let unkept: ConsentChoices = {};

/** Whether the browser says by itself that its user wants no counting. */
export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** What the shopper decided on this device, Global Privacy Control counted in; a kind that is missing is undecided. */
export function consentChoices(): ConsentChoices {
  return effectiveChoices({ ...unkept, ...readChoices(keptText(NAME), Date.now()) }, hasPrivacyControl());
}

/** Whether something that needs consent may be loaded or sent now. */
export const hasConsent = (kind: ConsentKind): boolean => consentChoices()[kind] === true;

/** Keeps a decision, beside those about other kinds, and says so by `consent-change`. */
export function keepConsent(decided: ConsentChoices): void {
  unkept = { ...unkept, ...decided };
  const now = Date.now();
  // Where storage is full or blocked, the choice lasts as long as the page.
  keepText(NAME, writeChoices({ ...readChoices(keptText(NAME), now), ...decided }, now));
  document.dispatchEvent(new Event('consent-change'));
}
