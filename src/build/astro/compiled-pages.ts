import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { CompiledParts } from './compile-pages.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { expectAstroPart } from './known-astro.ts';
import { runSiteCode } from './site-code.ts';
import type { SiteData } from './site-data.ts';

/** A page or file that compiled code can render. */
export type CompiledPath = {
  pathname: string;
  route: { component: string; type: string };
  /** What the page is made from, where it says so. */
  cacheKey?: string | undefined;
};

export type RenderedPage = Pick<Response, 'status' | 'headers' | 'body' | 'arrayBuffer'>;

export type CompiledPages = {
  /** The script of the worker that keeps pages, without what a site keeps. */
  offlineWorker: string;
  paths: () => Promise<CompiledPath[]>;
  /** A path by its address and the file of its route; throws an Error for a file that is no route. */
  pathOf: (named: { pathname: string; component: string }) => CompiledPath;
  render: (path: CompiledPath) => Promise<RenderedPage>;
  /** Lets go what was remembered of `paths`; no page can be rendered after it. */
  forgetPaths: () => void;
};

/** What KNOWN_ASTRO leaves as `prerender-entry`, and what lists paths; none of it is its public interface. */
type PrerenderEntry = {
  StaticPaths: new (app: PrerenderEntry['app']) => { getAll: () => Promise<CompiledPath[]> };
  app: {
    setInternals: (internals: object) => void;
    setOptions: (options: object) => void;
    render: (request: Request, options: { routeData: object }) => Promise<RenderedPage>;
    routeCache: { clearAll: () => void };
  };
  manifest: {
    site: string;
    csp: { directives: string[] };
    pageMap: Map<string, () => Promise<unknown>>;
    routes: { routeData: CompiledPath['route'] }[];
  };
};

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** What Astro has left, as far as this file uses it. Throws UnknownAstroError for a part that is not there or of another kind. */
function knownEntry(left: unknown): PrerenderEntry {
  const { app, manifest, StaticPaths } = left as {
    [Name in keyof PrerenderEntry]?: Partial<PrerenderEntry[Name]>;
  };
  expectAstroPart(isFunction(StaticPaths), 'StaticPaths');
  for (const name of ['setInternals', 'setOptions', 'render'] as const)
    expectAstroPart(isFunction(app?.[name]), `app.${name}`);
  expectAstroPart(isFunction(app?.routeCache?.clearAll), 'app.routeCache');
  expectAstroPart(manifest?.pageMap instanceof Map, 'manifest.pageMap');
  expectAstroPart(Array.isArray(manifest?.routes), 'manifest.routes');
  expectAstroPart(Array.isArray(manifest?.csp?.directives), 'manifest.csp');
  return left as PrerenderEntry;
}

/** Its requests have no host of their own: pages know theirs from the settings. */
const ORIGIN = 'http://localhost:4321';

/** The address that Astro gives to the render of a page with `build.format: 'file'`, and of a file as it is. */
function requestOf({ pathname, route }: CompiledPath): Request {
  const plain = pathname.replace(/^\/|\/$/g, '');
  const file = route.type === 'endpoint' ? plain : `${plain || 'index'}.html`;
  return new Request(new URL(`/${file}`, ORIGIN));
}

/**
 * Runs what compile-pages has compiled in `folder` for one site; it reads the rest of the site from the files that
 * FORECOURT_* name when it is run: each site gets modules of its own. This file alone uses what Astro does not
 * promise to keep: a test renders the same pages by a whole build of Astro. Throws UnknownAstroError where Astro's part is
 * not the one it knows.
 */
export async function loadCompiledPages(folder: string, data: SiteData): Promise<CompiledPages> {
  const { pages, offlineWorker } = JSON.parse(
    await readFile(path.join(folder, 'parts.json'), 'utf8'),
  ) as CompiledParts;
  const { app, manifest, StaticPaths } = knownEntry(runSiteCode(folder));
  const { directives = [] } = contentSecurityPolicy(data);
  manifest.site = data.tenant.site.url;
  manifest.csp.directives = directives.map(String);
  // Astro imports the module of a page for each address of it.
  for (const [component, load] of manifest.pageMap) {
    let loaded: Promise<unknown> | undefined;
    manifest.pageMap.set(component, () => (loaded ??= load()));
  }
  app.setInternals({ pagesByKeys: new Map(pages), entrySpecifierToBundleMap: new Map() });
  const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]));
  const silent = { options: { destination: { write: () => true }, level: 'error' } };
  app.setOptions({ settings: { scripts: [], config: {} }, logger: silent });
  return {
    offlineWorker,
    paths: () => new StaticPaths(app).getAll(),
    pathOf: ({ pathname, component }) => {
      const route = routes.get(component);
      if (!route) throw new Error(`${component} is no route of the compiled code in ${folder}.`);
      return { pathname, route };
    },
    forgetPaths: () => app.routeCache.clearAll(),
    render: (path) => app.render(requestOf(path), { routeData: path.route }),
  };
}
