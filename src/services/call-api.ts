import type { ApiAnswer, ApiQuestion, ApiRoute } from '../api/api-calls.ts';
import { callPath } from '../api/call-path.ts';
import { logFailure } from './log-failure.ts';
import { CALLS_MARK, WEBSITE_MARK } from '../domain/platform/calls-marks.ts';

/** What the layout says of who answers this page's calls (domain/platform/site-calls). */
const said = (mark: string): string | null => document.documentElement.getAttribute(mark);

/** True if someone answers the calls of this page; a site of files alone has nobody to ask. */
export const hasCalls = (): boolean => said(CALLS_MARK) !== null;

/** The address of a call at a path, on the dealer's platform or on the host of the site (spec K). */
export const callAddress = (path: string): string => `${said(CALLS_MARK) ?? ''}${path}`;

/** The site as the host that answers its calls knows it. */
export const websiteId = (): string => said(WEBSITE_MARK) ?? '';

/** Milliseconds after which an answer is not waited for any more. */
export const TIMEOUT_MS = {
  /** A part of a page that stays as it was built without an answer. */
  part: 8_000,
  /** A shopper has pressed, and waits. */
  press: 15_000,
  /** A form, which may carry files. */
  form: 20_000,
} as const;

type Request = {
  method: string;
  /** Sent as JSON, or as it is where it is FormData. */
  body?: object | undefined;
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds. */
  timeout: number;
  /** Goes on while the page is left. */
  keepalive?: boolean;
};

/**
 * Calls an address: the status, and the JSON of the answer, undefined where it is none. Every call to a backend goes this way.
 * Rejects where no answer comes in time.
 */
export async function exchange(
  address: string,
  { body, headers, timeout, ...rest }: Request,
): Promise<{ status: number; answer: unknown }> {
  const isJson = body && !(body instanceof FormData);
  const response = await fetch(address, {
    ...rest,
    headers: {
      accept: 'application/json',
      ...(isJson && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
    signal: AbortSignal.timeout(timeout),
  });
  return { status: response.status, answer: await response.json().catch(() => undefined) };
}

/** What came of a call: its answer, a refusal in the backend's words, or nothing, as without a network. */
export type Called<Answer> =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'refused'; status: number; error: string }
  | { kind: 'unanswered' };

const errorOf = (answer: unknown): string => {
  const error: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'error') : '';
  return typeof error === 'string' ? error : '';
};

/** Calls an address of the site's backend. Never rejects: where no answer comes, that is logged. */
export async function callAt(
  address: string,
  request: Pick<Request, 'method' | 'body'>,
): Promise<Called<unknown>> {
  try {
    const { status, answer } = await exchange(address, { ...request, timeout: TIMEOUT_MS.press });
    if (answer === undefined) throw new Error(`status ${status} without JSON`);
    if (status < 300) return { kind: 'answered', answer };
    return status < 500 ? { kind: 'refused', status, error: errorOf(answer) } : { kind: 'unanswered' };
  } catch (error) {
    logFailure(`${address} did not answer`, error);
    return { kind: 'unanswered' };
  }
}

/** An answer that is a refusal, or no JSON. */
export class RefusedCall extends Error {
  override readonly name = 'RefusedCall';
  readonly status: number;
  /** True if who answers calls said so; a host of files answers with a page. */
  readonly isAnswer: boolean;

  constructor(address: string, status: number, isAnswer: boolean) {
    super(`${address} answered ${status}${isAnswer ? '' : ' without JSON'}`);
    this.status = status;
    this.isAnswer = isAnswer;
  }
}

/**
 * The JSON that an address answers; with a `body` it is posted as JSON. Throws RefusedCall for a refusal and for what is no
 * JSON, and an Error for no answer within 8 seconds.
 */
export async function askAt(address: string, body?: object): Promise<unknown> {
  const method = body ? 'POST' : 'GET';
  const { status, answer } = await exchange(address, { method, body, timeout: TIMEOUT_MS.part });
  if (status >= 300 || answer === undefined) throw new RefusedCall(address, status, answer !== undefined);
  return answer;
}

type Given = { parts?: Record<string, string>; query?: Record<string, string | undefined>; body?: object };
/** What a route needs is an argument; a route that needs nothing has none. */
type Question<Route extends ApiRoute> = keyof ApiQuestion<Route> extends never
  ? []
  : [question: ApiQuestion<Route>];

function requestOf<Route extends ApiRoute>(
  { path }: Route,
  question: Question<Route>,
): { address: string; body: object | undefined } {
  const { parts, query, body }: Given = question[0] ?? {};
  return { address: callPath(path, parts, query), body };
}

/** Calls a route of the site's backend. Never rejects. */
export function callApi<Route extends ApiRoute>(
  route: Route,
  ...question: Question<Route>
): Promise<Called<ApiAnswer<Route>>> {
  const { address, body } = requestOf(route, question);
  return callAt(address, { method: route.method, body }) as Promise<Called<ApiAnswer<Route>>>;
}

/** What a route of the site's backend answers. Throws as askAt does. */
export function askApi<Route extends ApiRoute>(
  route: Route,
  ...question: Question<Route>
): Promise<ApiAnswer<Route>> {
  const { address, body } = requestOf(route, question);
  return askAt(address, body) as Promise<ApiAnswer<Route>>;
}

/** What the dealer's platform answers, or the site's backend where there is none (spec K). Throws as askAt does. */
export function askPlatform<Route extends ApiRoute>(
  route: Route,
  ...question: Question<Route>
): Promise<ApiAnswer<Route>> {
  const { address, body } = requestOf(route, question);
  return askAt(callAddress(address), body) as Promise<ApiAnswer<Route>>;
}
