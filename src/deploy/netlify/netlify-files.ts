import { headersFile } from '../../build/publish/headers-file.ts';
import { BACKEND_PATHS } from '../../domain/platform/backend-paths.ts';
import { NOT_FOUND_PAGE } from '../addresses.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { hostRedirects } from '../host-redirects.ts';

/** The file that carries the routes to the backend, since `_redirects` cannot give them headers. */
export const NETLIFY_FILE = 'netlify.toml';

/** A text of TOML; JSON's quotes and escapes are among those that TOML knows. */
const text = (value: string): string => JSON.stringify(value);

function table(name: string, values: Record<string, string | number | boolean>): string[] {
  const lines = Object.entries(values).map(
    ([key, value]) => `  ${key} = ${typeof value === 'string' ? text(value) : String(value)}`,
  );
  return [name, ...lines];
}

/** Rewrites to the backend, with the host of the site and the secret by which the backend believes it. */
function backendTables({ host, backend }: DeploySite): string[][] {
  if (!backend) return [];
  const headers = {
    'X-Forwarded-Host': host,
    'X-Forwarded-Proto': 'https',
    ...(backend.secret === undefined ? {} : { 'X-Forecourt-Proxy': backend.secret }),
  };
  return BACKEND_PATHS.map((path) => [
    ...table('[[redirects]]', {
      from: path,
      to: `${backend.origin}${path.replace('*', ':splat')}`,
      status: 200,
      force: true,
    }),
    ...table('  [redirects.headers]', headers),
  ]);
}

/** What Netlify wants in the folder of a site. Names of pages need no ending there by themselves. */
export function netlifyFiles(site: DeploySite): HostFiles {
  const tables = [
    // It may hold the secret of the backend.
    table('[[redirects]]', { from: `/${NETLIFY_FILE}`, to: `/${NOT_FOUND_PAGE}`, status: 404, force: true }),
    ...backendTables(site),
  ];
  return {
    bundle: [
      { path: '_headers', text: headersFile(site.headers) },
      { path: '_redirects', text: hostRedirects(site) },
      { path: NETLIFY_FILE, text: `${tables.map((lines) => lines.join('\n')).join('\n\n')}\n` },
    ],
    beside: [],
  };
}
