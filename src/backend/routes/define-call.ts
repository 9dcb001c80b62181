import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type * as z from 'zod';
import { RefusalSchema } from '../../api/refusal.ts';
import type { Backend, BackendEnv } from '../backend.ts';
import { bodyKind } from '../guard/same-site.ts';
import { takeCall } from '../guard/quotas.ts';
import { documented } from '../openapi/documented.ts';
import { Refused } from '../refused.ts';

export type BackendApp = OpenAPIHono<BackendEnv>;

type Definition<P, Q, B, A> = {
  call: { method: 'GET' | 'POST'; path: string };
  /** A sentence for the documents. */
  summary: string;
  params?: z.ZodObject & z.ZodType<P>;
  query?: z.ZodObject & z.ZodType<Q>;
  body?: z.ZodType<B>;
  answer: z.ZodType<A>;
};

/** The most bytes of a JSON body: a form's texts at their longest, twice over. */
export const MAX_JSON_BYTES = 128 * 1024;

const tooLarge = (): never => {
  throw new Refused(413, 'The request is too large.');
};
/** Refuses a body over so many bytes, whether it says its length or not. */
export function limitBody(maxSize: number) {
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return createMiddleware<BackendEnv>((context, next) => {
    const length = context.req.header('content-length');
    // Node reads no more than a length says; what says none is counted as it comes.
    if (length === undefined || context.req.header('transfer-encoding') !== undefined)
      return counted(context, next);
    return Number(length) <= maxSize ? next() : tooLarge();
  });
}

/** The JSON of a request. Throws Refused: 415 for another content type, 400 for what is no JSON. */
export async function readJson(context: Context<BackendEnv>): Promise<unknown> {
  if (bodyKind(context.req.header('content-type')) !== 'json')
    throw new Refused(415, 'Send the request as application/json.');
  try {
    return JSON.parse(await context.req.text());
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused(400, 'The request is not JSON, or it was cut off.');
  }
}

/** What a schema makes of something given. Throws Refused (422) that names the first field that is wrong. */
export function parsed<T>(schema: z.ZodType<T>, given: unknown): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.');
  throw new Refused(422, `${field ? `${field}: ` : ''}${issue?.message}`);
}

const json = (schema: z.ZodType) => ({ 'application/json': { schema: documented(schema) } });

/** Writes a route into the documents: its parts, its answer, and the refusals that every call can give. */
export function documentCall<P, Q, B, A>(
  app: BackendApp,
  { call, summary, params, query, body, answer }: Definition<P, Q, B, A>,
): void {
  app.openAPIRegistry.registerPath({
    method: call.method === 'GET' ? 'get' : 'post',
    path: call.path,
    summary,
    request: {
      ...(params && { params: documented(params) as z.ZodObject }),
      ...(query && { query: documented(query) as z.ZodObject }),
      ...(body && { body: { required: true, content: json(body) } }),
    },
    responses: {
      200: { description: 'The answer.', content: json(answer) },
      ...(params || query
        ? { 404: { description: 'There is no such thing.', content: json(RefusalSchema) } }
        : {}),
      422: { description: 'A field is missing or wrong.', content: json(RefusalSchema) },
      429: { description: 'Too many requests; Retry-After says when.', content: json(RefusalSchema) },
    },
  });
}

/**
 * Adds a call of a site: it is documented, limited, parsed by its schemas and answered with what `answerCall` gives;
 * undefined is a 404.
 */
export function defineCall<P = undefined, Q = undefined, B = undefined, A = never>(
  app: BackendApp,
  backend: Backend,
  definition: Definition<P, Q, B, A> & { notFound?: string },
  answerCall: (
    given: { params: P; query: Q; body: B },
    context: Context<BackendEnv>,
  ) => Promise<A | undefined> | A | undefined,
): void {
  documentCall(app, definition);
  const { call, params, query, body, notFound = "We can't find that on this site." } = definition;
  const address = call.path.replace(/\{(\w+)\}/g, ':$1');
  app.on(call.method, address, limitBody(MAX_JSON_BYTES), async (context) => {
    takeCall(backend.takeToken, backend.quotas, context.get('client').address);
    const given = {
      params: (params ? parsed(params, context.req.param()) : undefined) as P,
      query: (query ? parsed(query, context.req.query()) : undefined) as Q,
      body: (body ? parsed(body, await readJson(context)) : undefined) as B,
    };
    const found = await answerCall(given, context);
    if (found === undefined) throw new Refused(404, notFound);
    return context.json(found);
  });
}
