import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Backend, BackendEnv } from './backend.ts';
import { believedClient } from './guard/believed-client.ts';
import { maskAddress } from './observe/mask-personal.ts';
import { transportSecurity } from '../domain/site/transport-security.ts';

/** What every answer of the backend carries; pages for people set a policy of their own. */
const HEADERS = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
});
/** For a host without a site, the names below it are unknown. */
const NO_SITE = { https_subdomains: false };

/**
 * Begins and ends every request: its id, who asks, the headers of the answer, and one line in the log, in which a route
 * stands for the address and the network for who asked.
 */
export const beginRequest = ({ trust, log, metrics }: Backend) =>
  createMiddleware<BackendEnv>(async (context, next) => {
    const began = performance.now();
    const requestId = randomUUID();
    const peer = context.env.incoming.socket.remoteAddress ?? '';
    const client = believedClient(peer, (name) => context.req.header(name), trust);
    context.set('requestId', requestId);
    context.set('client', client);
    // Before there is an answer, which costs less; what a page sets of its own counts.
    for (const [name, value] of HEADERS) context.header(name, value);
    context.header('x-request-id', requestId);
    await next();
    const site = context.get('site');
    // The last answer counts in a browser, so this says what the pages of the site say.
    if (client.isSecure)
      context.header('strict-transport-security', transportSecurity(site?.tenant.site ?? NO_SITE));
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { method } = context.req;
    const route = routePath(context, -1);
    const { status } = context.res;
    const tenant = site?.slug;
    const lead = context.get('lead');
    const security = context.get('security');
    log.info(
      {
        requestId,
        method,
        route,
        status,
        ms,
        client: maskAddress(client.address),
        ...(tenant && { tenant }),
        ...(lead && { lead }),
        ...(security && { security }),
      },
      'request',
    );
    metrics.count('forecourt_requests_total', { method, route, status: String(status) });
    metrics.time({ route }, ms / 1000);
  });
