import { logFailure } from './log-failure.ts';

/** What came of a call: its answer, a refusal in the backend's words, or nothing, as without a network. */
export type Called<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; status: number; error: string }
  | { kind: 'unanswered' };

/** Milliseconds after which an answer is not waited for any more. */
const TIMEOUT_MS = 15_000;

const errorOf = (answer: unknown): string => {
  const error: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : '';
  return typeof error === 'string' ? error : '';
};

/** Calls the backend of the site with JSON. Never rejects. */
export async function callJson<Answer>(
  { method, path }: { method: 'GET' | 'POST'; path: string },
  request?: object,
): Promise<Called<Answer>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...(request && { 'content-type': 'application/json' }) },
      ...(request && { body: JSON.stringify(request) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { kind: 'answered', answer: answer as Answer };
    return response.status < 500
      ? { kind: 'refused', status: response.status, error: errorOf(answer) }
      : { kind: 'unanswered' };
  } catch (error) {
    logFailure(`${path} did not answer`, error);
    return { kind: 'unanswered' };
  }
}
