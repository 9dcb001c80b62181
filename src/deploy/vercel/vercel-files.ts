import { HOST_CACHE_CONTROL } from '../../build/publish/headers-file.ts';
import { BACKEND_EXPRESSION } from '../../domain/platform/backend-paths.ts';
import { NOT_FOUND_PAGE } from '../addresses.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { isExact, patternRedirect } from '../redirect-pattern.ts';

/** The variable of the project that holds the secret of the backend. */
const SECRET_VARIABLE = 'FORECOURT_PROXY_SECRET';

export type VercelRoute = {
  src?: string;
  handle?: 'filesystem' | 'error';
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  check?: boolean;
  transforms?: {
    type: 'request.headers';
    op: 'set';
    target: { key: string };
    args: string;
    env?: string[];
  }[];
};

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

const setHeader = (key: string, args: string, env?: string[]) =>
  ({ type: 'request.headers', op: 'set', target: { key }, args, ...(env ? { env } : {}) }) as const;

/** Rewrites to the backend. They cannot have headers as `rewrites`, so that all of the file is `routes`. */
const backendRoutes = ({ host, backend }: DeploySite): VercelRoute[] =>
  backend
    ? [
        {
          src: BACKEND_EXPRESSION,
          dest: `${backend.origin}/$1`.replace('/$1', '$1'),
          transforms: [
            setHeader('x-forwarded-host', host),
            setHeader('x-forwarded-proto', 'https'),
            setHeader('x-forecourt-proxy', `$${SECRET_VARIABLE}`, [SECRET_VARIABLE]),
          ],
        },
      ]
    : [];

function redirectRoutes({ redirects }: DeploySite): VercelRoute[] {
  return redirects.map((redirect) => {
    const { expression, to, status } = isExact(redirect)
      ? { expression: `^${escaped(redirect.from)}$`, ...redirect }
      : patternRedirect(redirect);
    return status === 200
      ? { src: expression, dest: `${to}.html`, check: true }
      : { src: expression, status, headers: { Location: to } };
  });
}

/** Addresses have no ending and no slash at their end. A first part that is empty would lead to another host. */
const CLEAN_ADDRESSES: VercelRoute[] = [
  ['^(/|/[^/\\\\].*/)index(?:\\.html)?$', '$1'],
  ['^(/[^/\\\\].*)\\.html$', '$1'],
  ['^(/[^/\\\\](?:.*[^/])?)/$', '$1'],
].map(([src = '', to = '']) => ({ src, status: 308, headers: { Location: to } }));

/** The `vercel.json` of a site: headers, redirects, the backend, then the files, pages without their ending, 404.html. */
export function vercelFiles(site: DeploySite): HostFiles {
  const routes: VercelRoute[] = [
    { src: '^/.*$', headers: { 'Cache-Control': HOST_CACHE_CONTROL }, continue: true },
    ...site.headers.map(({ pattern, set }) => ({
      src: `^${escaped(pattern).replace('*', '.*')}$`,
      headers: set,
      continue: true,
    })),
    ...CLEAN_ADDRESSES,
    ...redirectRoutes(site),
    ...backendRoutes(site),
    { src: '^/404$', status: 404, dest: `/${NOT_FOUND_PAGE}` },
    { handle: 'filesystem' },
    { src: '^(/.+)$', dest: '$1.html', check: true },
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: `/${NOT_FOUND_PAGE}` },
  ];
  return {
    bundle: [{ path: 'vercel.json', text: `${JSON.stringify({ version: 2, routes }, null, 2)}\n` }],
    beside: [],
  };
}
