/** What a shopper is asked about before anything of it is loaded or sent. */
export const CONSENT_KINDS = ['analytics', 'chat', 'frames'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** True if a text that came from outside names a kind. */
export const isConsentKind = (text: string): text is ConsentKind =>
  CONSENT_KINDS.some((kind) => kind === text);
