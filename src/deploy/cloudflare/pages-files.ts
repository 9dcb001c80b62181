import { headersFile } from '../../build/publish/headers-file.ts';
import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { hostRedirects } from '../host-redirects.ts';
import { backendWorker } from './backend-worker.ts';
import { workerPaths } from './worker-paths.ts';

/** What Cloudflare Pages wants in the folder of a site; its Worker runs at the addresses of `_routes.json` alone. */
export function pagesFiles(site: DeploySite): HostFiles {
  const routes = { version: 1, include: workerPaths(), exclude: [] };
  return {
    bundle: [
      { path: '_headers', text: headersFile(site.headers) },
      { path: '_redirects', text: hostRedirects(site) },
      ...(site.backend
        ? [
            { path: '_worker.js', text: backendWorker(site.backend) },
            { path: '_routes.json', text: `${JSON.stringify(routes, null, 2)}\n` },
          ]
        : []),
    ],
    beside: [],
  };
}
