/**
 * What a request was beside its route and status, for the person who reads the log after an attack (ASVS 16.3.1, 16.3.2); each is
 * described in docs/security/logging.md.
 */
export const SECURITY_EVENTS = [
  'code asked',
  'signed in',
  'sign-in refused',
  'signed out',
  'account erased',
  'access refused',
  'other site refused',
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
