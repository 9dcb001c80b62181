import {
  effectiveChoices,
  readChoices,
  writeChoices,
  type ConsentChoices,
} from '../domain/consent/consent-choices.ts';
import type { ConsentKind } from '../domain/consent/consent-kinds.ts';
import { persistentValue } from './persistent-value.ts';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc/); missing where a browser does not know it. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * What the shopper decided on this device, in whichever tab; a kind that is missing is undecided (spec F11, F12, X4). Global
 * Privacy Control isn't counted in: it can be taken back.
 */
export const $consent = persistentValue<ConsentChoices>(
  'consent',
  (text) => readChoices(text, Date.now()),
  (choices) => writeChoices(choices, Date.now()),
);

/** True if the browser says by itself that its user wants no counting. */
export const hasPrivacyControl = (): boolean => navigator.globalPrivacyControl === true;

/** What the shopper decided on this device, Global Privacy Control counted in; a kind that is missing is undecided. */
export const consentChoices = (): ConsentChoices => effectiveChoices($consent.get(), hasPrivacyControl());

/** True if something that needs consent may be loaded or sent now. */
export const hasConsent = (kind: ConsentKind): boolean => consentChoices()[kind] === true;

/** Keeps a decision, beside those about other kinds. */
export const keepConsent = (decided: ConsentChoices): void =>
  $consent.change((choices) => ({ ...choices, ...decided }));
