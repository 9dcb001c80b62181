/** Places of the pages of kept searches that the end of their address brings into view: what became of a form. */
export const SAVED_SEARCH_PLACES = {
  sent: 'sent',
  noEmail: 'no-email',
  noConsent: 'no-consent',
  noList: 'no-list',
  tooMany: 'too-many',
  confirmed: 'confirmed',
  expired: 'expired',
  unknown: 'unknown',
} as const;
export type SavedSearchPlace = keyof typeof SAVED_SEARCH_PLACES;
