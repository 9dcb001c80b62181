import { ExpectedError } from '../../command-line/expected-error.ts';

/** What a Meilisearch server refused, or that it did not answer, in words for people. */
export class MeilisearchError extends ExpectedError {
  override readonly name: string = 'MeilisearchError';
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** The server's own code, as in `index_not_found`. */
  readonly code: string | undefined;

  constructor(message: string, { status, code }: { status?: number; code?: string | undefined } = {}) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A task that the server took on and did not do; nothing of it is left. */
export class TaskFailedError extends MeilisearchError {
  override readonly name = 'TaskFailedError';
}
