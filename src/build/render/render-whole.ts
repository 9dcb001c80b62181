import type { AstroIntegration } from 'astro';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { describeAstroError } from '../astro/describe-astro-error.ts';
import { prerenderEntry } from '../astro/prerender-entry.ts';
import { numberIslands } from './island-ids.ts';
import { reusePages, type ReusedPages, type StaticPath } from './reuse-pages.ts';
import type { PagesMade, RenderRequest } from './pages-made.ts';

/**
 * Stands between Astro and the pages, for Astro gives no hook for one page: pages that the cache has are put into the
 * site's folder and never reach Astro, which renders the others. `made` is what became of them.
 */
function renderPages({ cache, siteFolder, onProgress, policy }: RenderRequest): {
  integration: AstroIntegration;
  made: () => PagesMade;
} {
  let pages: ReusedPages<StaticPath> = { left: [], reused: new Map(), keys: new Map(), total: 0 };
  let done = 0;
  let rendered = 0;
  const integration: AstroIntegration = {
    name: 'forecourt-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [prerenderEntry] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => {
            const found = await reusePages(await astro.getStaticPaths(), cache, siteFolder);
            pages = found;
            return found.left;
          },
          render: async (request, options) => {
            onProgress(pages.reused.size + done, pages.total);
            done += 1;
            if (options.routeData.type === 'page') rendered += 1;
            const pathname = decodeURI(new URL(request.url).pathname).replace(/(\/index)?\.html$|\/$/, '');
            const page = await astro.render(request, options);
            const response = 'response' in page ? page.response : page;
            policy.take(response, pathname);
            if (options.routeData.type !== 'page') return page;
            const numbered = new Response(numberIslands(await response.text()), response);
            return 'response' in page ? { ...page, response: numbered } : numbered;
          },
        }));
      },
    },
  };
  return {
    integration,
    made: () => ({ ...pages, rendered, written: [], facts: new Map(), helpers: [] }),
  };
}

/**
 * Renders one site by a whole build of Astro, which compiles the code again: the measure that pages of compiled code are
 * held to, and the way out where they could not be rendered. Throws ExpectedError with Astro's message, file and hint.
 */
export async function renderWhole(request: RenderRequest): Promise<PagesMade> {
  const { build } = await import('astro');
  const pages = renderPages(request);
  try {
    await build({
      root: PROJECT_ROOT,
      configFile: 'astro.config.mjs',
      logLevel: 'error',
      integrations: [pages.integration],
    });
  } catch (error) {
    throw new ExpectedError(`The pages could not be rendered: ${describeAstroError(error)}`, {
      cause: error,
    });
  }
  return pages.made();
}
