import {
  effectiveChoices,
  readChoices,
  writeChoices,
  type ConsentChoices,
} from '../domain/consent/consent-choices.ts';
import type { ConsentKind } from '../domain/consent/consent-kinds.ts';
import { siteSlug } from './site-slug.ts';
import { storageKey } from './storage-key.ts';

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

const key = (): string => storageKey(siteSlug(), 'consent');

/** Choices of a page whose browser keeps nothing. */
let unkept: ConsentChoices = {};

/** Whether the browser says by itself that its user wants no counting. */
export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** What the shopper decided on this device, Global Privacy Control counted in; a kind that is missing is undecided. */
export function consentChoices(): ConsentChoices {
  let kept: string | null;
  try {
    kept = localStorage.getItem(key());
  } catch {
    return effectiveChoices(unkept, hasPrivacyControl());
  }
  return effectiveChoices({ ...unkept, ...readChoices(kept, Date.now()) }, hasPrivacyControl());
}

/** Whether something that needs consent may be loaded or sent now. */
export const hasConsent = (kind: ConsentKind): boolean => consentChoices()[kind] === true;

/** Keeps a decision, beside those about other kinds, and says so by `consent-change`. */
export function keepConsent(decided: ConsentChoices): void {
  unkept = { ...unkept, ...decided };
  try {
    const now = Date.now();
    localStorage.setItem(
      key(),
      writeChoices({ ...readChoices(localStorage.getItem(key()), now), ...decided }, now),
    );
  } catch {
    // Full or blocked: the choice lasts as long as the page.
  }
  document.dispatchEvent(new Event('consent-change'));
}
