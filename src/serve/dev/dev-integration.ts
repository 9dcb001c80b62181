import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type DevEnvironment, type ViteDevServer } from 'vite';
import { moduleOf } from '../../build/astro/site-data.ts';
import { redirectFor, siteRedirects } from '../../build/publish/redirects-file.ts';
import { contentType } from '../../build/publish/content-types.ts';
import { fileInside } from '../find-file.ts';
import type { DevSite } from './dev-site.ts';

const VIRTUAL_ID = 'virtual:tenant';
const RESOLVED_ID = '\0virtual:tenant-of-dev';
const PLAN = '/src/pages/_site.ts';

/** Forgets what has been rendered of the tenant and the plan of its site, and every page with it. */
function forget(environment: DevEnvironment): void {
  if (!isRunnableDevEnvironment(environment)) return;
  const { moduleGraph, runner } = environment;
  const forgotten = new Set<Parameters<typeof moduleGraph.invalidateModule>[0]>();
  for (const module of moduleGraph.idToModuleMap.values())
    if (module.id === RESOLVED_ID || module.file?.endsWith(PLAN))
      moduleGraph.invalidateModule(module, forgotten, Date.now(), true);
  for (const { id } of forgotten) {
    const evaluated = id === null ? undefined : runner.evaluatedModules.getModuleById(id);
    if (evaluated) runner.evaluatedModules.invalidateModule(evaluated);
  }
  // Astro keeps the addresses of each route until it hears of new content.
  environment.hot.send('astro:content-changed', {});
}

/** Answers what a host answers beside pages: redirects, and files that a build makes before it renders. */
async function answerFile(
  site: DevSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const redirect = redirectFor(siteRedirects(site.tenant), pathname);
  if (redirect && redirect.status !== 200) {
    response.writeHead(redirect.status, { location: redirect.to + search }).end();
    return true;
  }
  if (pathname === site.themeHref) {
    response.writeHead(200, { 'content-type': contentType(pathname), 'cache-control': 'no-store' });
    response.end(site.themeCss);
    return true;
  }
  const { pictures, shareImages, search: index } = site.folders;
  const places = [
    pictures,
    shareImages,
    index,
    ...(/^\/(logo|favicon)\.svg$/.test(pathname) ? [site.tenantFolder] : []),
  ];
  for (const place of places) {
    const file = await fileInside(place, decodeURIComponent(pathname));
    if (file === undefined) continue;
    response.writeHead(200, { 'content-type': contentType(file), 'cache-control': 'no-store' });
    // A file that is written anew meanwhile ends this answer, not the server.
    pipeline(createReadStream(file), response, () => undefined);
    return true;
  }
  return false;
}

/** Puts a tenant that changes into Astro's server for development; `reload` renders every page anew and shows it. */
export function devIntegration(site: () => DevSite): { integration: AstroIntegration; reload: () => void } {
  let server: ViteDevServer | undefined;
  const integration: AstroIntegration = {
    name: 'forecourt-dev',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        const tenantOfDev = {
          name: 'forecourt-dev-tenant',
          enforce: 'pre' as const,
          resolveId: (id: string) => (id === VIRTUAL_ID ? RESOLVED_ID : undefined),
          load: (id: string) => (id === RESOLVED_ID ? moduleOf(site()) : undefined),
        };
        updateConfig({ vite: { plugins: [tenantOfDev] } });
      },
      'astro:server:setup': ({ server: started }) => {
        server = started;
        server.middlewares.use((request, response, next) => {
          answerFile(site(), request, response).then((isAnswered) => {
            if (!isAnswered) next();
          }, next);
        });
      },
    },
  };
  return {
    integration,
    reload: () => {
      for (const environment of Object.values(server?.environments ?? {})) forget(environment);
      server?.environments.client.hot.send({ type: 'full-reload' });
    },
  };
}
