import type { Span } from './filter-node.ts';
import { type ErrorCode, RequestError } from './request-error.ts';

/** Thrown by the filter parser and its evaluation; the message begins as the server's does. */
export class FilterError extends RequestError {
  /** The reason, then the place as 'first column:column after' and the whole expression. */
  constructor(reason: string, { text, from, to }: Span, code: ErrorCode = 'invalid_search_filter') {
    const column = (end: number): number => [...text.slice(0, end)].length + 1;
    super(code, `${reason}\n${column(from)}:${column(to)} ${text}`);
  }
}
