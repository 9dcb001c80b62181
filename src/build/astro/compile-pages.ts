import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { bundleSiteCode } from './bundle-site-code.ts';
import { describeAstroError } from './describe-astro-error.ts';
import { astroErrorOf, expectAstroPart, UnknownAstroError } from './known-astro.ts';
import { offlineWorkerFile } from './offline-worker-file.ts';
import { prerenderEntry } from './prerender-entry.ts';

/** Where Astro leaves the code that renders, below its output, until it has rendered. */
const PRERENDER = '.prerender';
const STATIC_PATHS = 'astro/runtime/prerender/static-paths.js';
const SITE_ENTRY = 'site-entry.mjs';

/** What compiled code needs beside itself. */
export type CompiledParts = {
  /** For each page the styles of its head, as Astro keeps them. */
  pages: [key: string, page: unknown][];
  /** The script of the worker that keeps pages, without what a site keeps. */
  offlineWorker: string;
};

type AllPages = ReadonlyMap<string, { route: { route: string }; component: string; styles: unknown }>;

/** Keeps the code that Astro has compiled, and renders nothing with it. */
function keepCompiled(folder: string): AstroIntegration {
  let all: AllPages = new Map();
  const keep = async (): Promise<void> => {
    const code = path.join(folder, 'prerender');
    const left = await rename(path.join(folder, 'client', PRERENDER), code).then(
      () => readdir(code),
      () => [],
    );
    const entry = left.find((name) => name.startsWith('prerender-entry'));
    expectAstroPart(entry !== undefined, 'prerender-entry');
    // Astro keeps to itself what lists the paths of a site: it is a package to the code, as it is to Astro's own builds.
    const exported = [`export * from './${entry}';`, `export { StaticPaths } from '${STATIC_PATHS}';`];
    await writeFile(path.join(code, SITE_ENTRY), exported.join('\n'));
    for (const [name, text] of Object.entries(await bundleSiteCode(code, SITE_ENTRY)))
      await writeFile(path.join(folder, name), text);
    await rm(code, { recursive: true });
    const pages = [...all].map(
      ([
        key,
        {
          route: { route },
          component,
          styles,
        },
      ]): [string, unknown] => [key, { route: { route }, component, styles }],
    );
    const parts: CompiledParts = { pages, offlineWorker: await offlineWorkerFile() };
    await writeFile(path.join(folder, 'parts.json'), JSON.stringify(parts));
  };
  return {
    name: 'forecourt-keep-compiled',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [prerenderEntry] } });
      },
      'astro:build:setup': ({ pages }) => {
        all = pages;
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((astro) => ({
          ...astro,
          // The code is not loaded here: it wants a site.
          setup: () => Promise.resolve(),
          getStaticPaths: async () => {
            await keep();
            return [];
          },
        }));
      },
    },
  };
}

/**
 * Compiles the code of all pages and islands, once for all sites, into an empty folder inside the project: SITE_CODE with its PACKAGES
 * renders, `client` is what every site carries, `parts.json` are CompiledParts. Throws an Error with Astro's message,
 * file and hint, and UnknownAstroError where Astro leaves something else. It reads FORECOURT_* when Astro's configuration is loaded, so a process compiles once only.
 */
export async function compilePages(folder: string): Promise<void> {
  process.env.FORECOURT_COMPILE = folder;
  const { build } = await import('astro');
  try {
    await build({
      root: PROJECT_ROOT,
      configFile: 'astro.config.mjs',
      logLevel: 'error',
      integrations: [keepCompiled(folder)],
    });
  } catch (error) {
    const found = astroErrorOf(error);
    throw found instanceof UnknownAstroError ? found : new Error(describeAstroError(error), { cause: error });
  }
}
