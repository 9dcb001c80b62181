import { vi } from 'vitest';

/**
 * Takes the clock out of `AbortSignal.timeout` until mocks are restored: patience ends when the answer is called, for the
 * call that was made last. A clock of its own could end it before the call has arrived, or end one that is answered.
 */
export function heldPatience(): () => void {
  let patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (patience = new AbortController()).signal);
  return () => patience.abort(new DOMException('', 'TimeoutError'));
}
