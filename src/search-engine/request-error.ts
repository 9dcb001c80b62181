/** The server's codes for what this engine refuses. */
export type ErrorCode =
  | 'bad_request'
  | 'feature_not_enabled'
  | 'index_not_found'
  | 'invalid_facet_search_facet_name'
  | `invalid_search_${string}`
  | 'malformed_payload'
  | 'missing_facet_search_facet_name'
  | 'missing_index_uid'
  | 'not_found';

/** A refusal as the server words it. */
export class RequestError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
