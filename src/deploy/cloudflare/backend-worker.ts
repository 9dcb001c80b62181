import { BACKEND_EXPRESSION } from '../../domain/platform/backend-paths.ts';
import type { BackendRoute } from '../deploy-site.ts';

/** The variable of the Worker that holds the secret; set with `wrangler secret put`, never written to a file. */
export const SECRET_VARIABLE = 'FORECOURT_PROXY_SECRET';

/**
 * A Worker, as text, that hands the addresses of the backend on and everything else to the files of the site. It tells
 * the backend which host was asked for and by whom; what the shopper's own request says of that is written over.
 */
export const backendWorker = ({
  origin,
}: Pick<BackendRoute, 'origin'>): string => `// Written by npm run deploy.
const ORIGIN = ${JSON.stringify(origin)};
const OF_BACKEND = new RegExp(${JSON.stringify(BACKEND_EXPRESSION)});

const worker = {
  async fetch(request, env) {
    const url = new URL(request.url);
    if (!OF_BACKEND.test(url.pathname)) return env.ASSETS.fetch(request);
    const headers = new Headers(request.headers);
    headers.set('X-Forwarded-Host', url.host);
    headers.set('X-Forwarded-Proto', url.protocol.slice(0, -1));
    headers.set('X-Forwarded-For', request.headers.get('CF-Connecting-IP') ?? '');
    headers.set('X-Forecourt-Proxy', env.${SECRET_VARIABLE} ?? '');
    const target = new URL(ORIGIN);
    target.pathname = url.pathname;
    target.search = url.search;
    return fetch(target, { method: request.method, headers, body: request.body, redirect: 'manual', duplex: 'half' });
  },
};
export { worker as default };
`;
