/** Milliseconds after which an answer is not waited for any more. */
const TIMEOUT_MS = 8000;

/** An answer that is a refusal, with its status. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  /** Whether whoever answers calls said so; a host of files answers with a page. */
  readonly isAnswer: boolean;

  constructor({ url, status, headers }: Response) {
    super(`${url} answered ${status}`);
    this.status = status;
    this.isAnswer = headers.get('content-type')?.includes('json') ?? false;
  }
}

/**
 * The JSON that an address answers; with a `body` it is posted as JSON. Throws RefusedCall for a refusal, and an Error for
 * no answer within 8 seconds and for what is no JSON.
 */
export async function fetchJson(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new RefusedCall(response);
  return response.json();
}
