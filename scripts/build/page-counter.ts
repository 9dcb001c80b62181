import type { AstroIntegration } from 'astro';

/** Astro leaves this entry to whoever sets a prerenderer; ours runs Astro's own, so it is Astro's. */
const prerenderEntry = {
  name: 'forecourt-prerender-entry',
  configEnvironment: (environment: string) =>
    environment === 'prerender'
      ? { build: { rolldownOptions: { input: 'astro/entrypoints/prerender' } } }
      : undefined,
};

export type PageCount = { rendered: number; reused: number };

/**
 * Counts pages as they are made, for Astro gives no hook for one page. Every page that is not taken from the build
 * before passes through the prerenderer, so this wraps Astro's own: what it is asked to render is `rendered`, the other
 * paths are `reused`. `onProgress` hears how many of the paths are behind it, at most four times a second; `onPage` is
 * given every rendered page before Astro writes it.
 */
export function pageCounter(
  onProgress: (done: number, total: number) => void,
  onPage: (page: Response, pathname: string) => void,
): {
  integration: AstroIntegration;
  count: () => PageCount;
} {
  let positions = new Map<string, number>();
  let rendered = 0;
  let told = 0;

  const tell = (done: number): void => {
    if (Date.now() - told < 250) return;
    told = Date.now();
    onProgress(done, positions.size);
  };

  const integration: AstroIntegration = {
    name: 'forecourt-page-counter',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [prerenderEntry] } });
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({
          ...astro,
          getStaticPaths: async () => {
            const paths = await astro.getStaticPaths();
            positions = new Map(paths.map(({ pathname }, index) => [pathname.replace(/\/$/, ''), index]));
            return paths;
          },
          render: async (request, options) => {
            rendered += 1;
            const pathname = decodeURI(new URL(request.url).pathname).replace(/(\/index)?\.html$|\/$/, '');
            tell(positions.get(pathname) ?? rendered - 1);
            const page = await astro.render(request, options);
            onPage('response' in page ? page.response : page, pathname);
            return page;
          },
        }));
      },
    },
  };
  return { integration, count: () => ({ rendered, reused: positions.size - rendered }) };
}
