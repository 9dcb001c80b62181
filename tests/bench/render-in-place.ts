// The way not to keep pages: Astro's own cache, which writes bodies over those of the build before while it renders, and
// their keys at the end. It is the control of the stop trials.
// node render-in-place.ts <site job as JSON> [<pages to write> <signal that stops it then>]
import type { AstroIntegration } from 'astro';
import { prerenderEntry } from '../../src/build/astro/prerender-entry.ts';
import { localTime } from '../../src/domain/location/local-time.ts';
import { SiteJob } from '../../src/build/report/build-message.ts';
import { checkTenant } from '../../src/build/tenants/check-tenant.ts';
import { renderEnvironment } from '../../src/build/render/render-site.ts';
import { siteFolders } from '../../src/build/site-folders.ts';
import { startSiteRecord } from '../../src/build/report/site-record.ts';
import { writeSiteSnapshot } from '../../src/build/write-site-snapshot.ts';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

/** Stops this process when it has written a number of pages and files: from outside, the last moments are over too soon. */
const stopAfter = (count: number, signal: string): AstroIntegration => ({
  name: 'stop-after',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({ vite: { plugins: [prerenderEntry] } });
    },
    'astro:build:start': ({ setPrerenderer }) => {
      let begun = 0;
      setPrerenderer((astro) => ({
        ...astro,
        render: (request, options) => {
          if (begun === count) {
            process.kill(process.pid, signal);
            return new Promise(() => undefined);
          }
          begun += 1;
          return astro.render(request, options);
        },
      }));
    },
  },
});

process.chdir(PROJECT_ROOT);
const [, , jobText = '', count, signal = 'SIGKILL'] = process.argv;
const job = SiteJob.parse(JSON.parse(jobText));
const now = new Date(job.now);
const folders = siteFolders(job.tenantsFolder, job.outFolder, job.slug);
const { tenant, folder: tenantFolder, texts } = await checkTenant(job.slug, job.tenantsFolder);
const today = localTime(now, tenant.site.time_zone).day;
await writeSiteSnapshot(
  { job, folders, tenant, tenantFolder, texts, today, now },
  startSiteRecord(job),
  () => undefined,
);
Object.assign(process.env, renderEnvironment(job, folders));
const { build } = await import('astro');
await build({
  root: PROJECT_ROOT,
  configFile: 'astro.config.mjs',
  logLevel: 'error',
  integrations: count === undefined ? [] : [stopAfter(Number(count), signal)],
  experimental: { incrementalBuild: true },
});
process.exit(0);
