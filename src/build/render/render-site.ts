import { rm } from 'node:fs/promises';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { systemErrorText } from '../../command-line/system-error.ts';
import type { SiteJob } from '../report/build-message.ts';
import { codeDigest } from './code-digest.ts';
import { onePolicy } from './one-policy.ts';
import type { PageCache } from './page-cache.ts';
import { renderPages, type PagesMade } from './render-pages.ts';
import type { SiteFolders } from '../site-folders.ts';

/** What a render leaves: its pages in the site's folder, and the one security policy they need. */
export type RenderedSite = { pages: PagesMade; policy: string };

/** An error of Astro or Vite carries the file and a hint beside its message; people need all three. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const ofSystem = systemErrorText(error, 'A page');
  if (ofSystem !== undefined) return ofSystem;
  const read = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  const file = read('id');
  const hint = read('hint');
  return [error.message, ...(file ? [`in ${file}`] : []), ...(hint ? [hint] : [])].join('\n');
}

type RenderJob = Pick<SiteJob, 'slug' | 'tenantsFolder' | 'now' | 'isPreview'>;

/** What astro.config.mjs and the pages are told of a build. */
export async function renderEnvironment(job: RenderJob, folders: SiteFolders): Promise<NodeJS.ProcessEnv> {
  return {
    FORECOURT_TENANT: job.slug,
    FORECOURT_TENANTS: job.tenantsFolder,
    FORECOURT_STATE: folders.state,
    FORECOURT_OUT: folders.site,
    FORECOURT_CACHE: folders.astro,
    FORECOURT_NOW: job.now,
    ...(job.isPreview ? { FORECOURT_PREVIEW: '[]' } : {}),
    FORECOURT_CODE: await codeDigest(),
  };
}

/**
 * Renders one site with Astro from the snapshot in its state folder, but for the pages that `cache` has. What to build is told to astro.config.mjs and the
 * pages through the environment, which must be set before they are imported; so a process renders one site only.
 * Throws ExpectedError with Astro's message, file and hint.
 */
export async function renderSite(
  job: RenderJob,
  folders: SiteFolders,
  cache: PageCache,
  onProgress: (text: string) => void,
): Promise<RenderedSite> {
  // What a build that was stopped left there must not be taken for this one's.
  for (const left of [folders.site, folders.astro]) await rm(left, { recursive: true, force: true });
  Object.assign(process.env, await renderEnvironment(job, folders));
  const { build } = await import('astro');
  const policy = onePolicy();
  const pages = renderPages({
    cache,
    siteFolder: folders.site,
    onProgress: (done, total) => onProgress(`render ${done} of ${total}`),
    onPage: policy.take,
  });
  try {
    await build({
      root: PROJECT_ROOT,
      configFile: 'astro.config.mjs',
      logLevel: 'error',
      integrations: [pages.integration],
    });
  } catch (error) {
    throw new ExpectedError(`The pages could not be rendered: ${describe(error)}`, { cause: error });
  }
  return { pages: pages.made(), policy: policy.value() };
}
