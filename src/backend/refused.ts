/** The statuses of refusals; 5xx is for what is not the caller's fault. */
export type RefusedStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

/** A request that is not done: the status, and words for a person. The app answers it as a Refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly status: RefusedStatus;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: RefusedStatus,
    message: string,
    headers: Record<string, string> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.status = status;
    this.headers = headers;
  }
}

/** Too many: the words tell when it may be tried again, and so does the header. */
export const tooMany = (seconds: number): Refused =>
  new Refused(429, `Too many requests. Please try again in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });
