import { headersFile } from '../../build/publish/headers-file.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { hostRedirects } from '../host-redirects.ts';
import { backendWorker } from './backend-worker.ts';
import { workerPaths } from './worker-paths.ts';

/** The day whose behaviour of Workers the configuration asks for. */
export const COMPATIBILITY_DATE = '2026-01-01';

/** How Workers serves files: `/cars/x` is cars/x.html, `/cars/x/` and `/cars/x.html` lead to it, 404.html for the rest. */
export const ASSETS_CONFIG = {
  html_handling: 'drop-trailing-slash',
  not_found_handling: '404-page',
} as const;

/** What Cloudflare Workers wants: headers and redirects with the files, the Worker and its configuration beside them. */
export function workersFiles(site: DeploySite): HostFiles {
  const worker = site.backend ? { main: 'worker.js' } : {};
  const first = site.backend ? { binding: 'ASSETS', run_worker_first: workerPaths() } : {};
  const configuration = {
    name: site.settings.cloudflare.name,
    compatibility_date: COMPATIBILITY_DATE,
    ...worker,
    assets: { directory: './site', ...ASSETS_CONFIG, ...first },
    routes: [{ pattern: site.host, custom_domain: true }],
  };
  return {
    bundle: [
      { path: '_headers', text: headersFile(site.headers) },
      { path: '_redirects', text: hostRedirects(site) },
    ],
    beside: [
      { path: 'wrangler.jsonc', text: `${JSON.stringify(configuration, null, 2)}\n` },
      ...(site.backend ? [{ path: 'worker.js', text: backendWorker(site.backend) }] : []),
    ],
  };
}
