import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../../stock/write-whole.ts';
import type { ContentText } from '../../domain/content/content-text.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { readSiteData } from '../astro/site-data.ts';
import type { SiteJob } from '../report/build-message.ts';
import type { SiteFolders } from '../site-folders.ts';
import { codeDigests } from '../processes/code-digest.ts';
import { compiledCode } from './compiled-code.ts';
import { onePolicy } from './one-policy.ts';
import type { PageCache } from './page-cache.ts';
import type { PagesMade } from './pages-made.ts';
import { renderCompiled } from './render-compiled.ts';
import { renderWhole } from './render-whole.ts';

/** What a render leaves: its pages in the site's folder, and the one security policy they need. */
export type RenderedSite = {
  pages: PagesMade;
  policy: string;
};

const TELL_EVERY_MS = 250;

type RenderJob = Pick<SiteJob, 'slug' | 'tenantsFolder' | 'now' | 'isPreview' | 'previewUrl' | 'code'>;

/** What astro.config.mjs and the pages are told of a build. */
export function renderEnvironment(job: RenderJob, folders: SiteFolders) {
  return {
    FORECOURT_TENANT: job.slug,
    FORECOURT_TENANTS: job.tenantsFolder,
    FORECOURT_STATE: folders.state,
    FORECOURT_OUT: folders.site,
    FORECOURT_CACHE: folders.astro,
    FORECOURT_NOW: job.now,
    ...(job.isPreview ? { FORECOURT_PREVIEW: '[]' } : {}),
    ...(job.previewUrl === undefined ? {} : { FORECOURT_PREVIEW_URL: job.previewUrl }),
    FORECOURT_CODE: (job.code ?? codeDigests()).render,
  };
}

/**
 * Renders one site from the snapshot in its state folder, but for the pages that `cache` has: with code that is compiled
 * once for all sites, or `whole`, by Astro alone. What to build is told to the pages through the environment, which
 * they read when they are imported: a process renders one site at a time, and by Astro alone one for good.
 * Throws ExpectedError with Astro's message, file and hint, and UnknownAstroError where Astro alone can build it.
 */
export async function renderSite(
  job: RenderJob & Pick<SiteJob, 'whole' | 'processes'>,
  { tenant, tenantFolder, texts }: { tenant: Tenant; tenantFolder: string; texts: readonly ContentText[] },
  folders: SiteFolders,
  cache: PageCache,
  onProgress: (text: string) => void,
): Promise<RenderedSite> {
  // What a build that was stopped left there must not be taken for this one's. At once, as a promise for each file costs more.
  for (const left of [folders.site, folders.astro]) rmSync(left, { recursive: true, force: true });
  const environment = renderEnvironment(
    job.isPreview ? { ...job, previewUrl: tenant.site.url } : job,
    folders,
  );
  Object.assign(process.env, environment);
  const policy = onePolicy();
  let told = 0;
  const request = {
    cache,
    siteFolder: folders.site,
    policy,
    processes: job.processes ?? 1,
    onProgress: (done: number, total: number) => {
      if (Date.now() - told < TELL_EVERY_MS) return;
      told = Date.now();
      onProgress(`render ${done} of ${total}`);
    },
  };
  if (job.whole) return { pages: await renderWhole(request), policy: policy.value() };

  const compiled = await compiledCode(environment.FORECOURT_CODE, () => onProgress('compile'));
  const data = await readSiteData(tenant, tenantFolder, texts);
  const dataFile = path.join(folders.state, 'site-data.json');
  await writeWhole(dataFile, JSON.stringify(data));
  process.env['FORECOURT_SITE_DATA'] = dataFile;
  onProgress('render');
  const pages = await renderCompiled(request, compiled, data, tenantFolder);
  return { pages, policy: policy.value() };
}
