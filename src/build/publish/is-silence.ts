/** Calls in a row without an answer, after which a backend or mail server is asked no more. */
export const MAX_SILENT = 3;

/** What to do about a backend or mail server that is silent. */
export const SILENT_WAY_OUT =
  'Look whether it runs and can be reached from here; what takes connections and never answers has to be started again.';

/** Codes by which fetch says that a connection was not made in time, or not answered. */
const SILENCES = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'ETIMEDOUT']);

/** True if a call by fetch that failed was left without an answer, and not refused. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = error.cause instanceof Error ? Reflect.get(error.cause, 'code') : undefined;
  return error.name === 'TimeoutError' || (typeof code === 'string' && SILENCES.has(code));
}
