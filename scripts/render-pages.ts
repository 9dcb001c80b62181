// Renders pages of one site beside the process that builds it (src/build/render/render-process.ts).
// node render-pages.ts <folder of the compiled code> <folder of the site>, with the site in FORECOURT_* variables
import { readFile } from 'node:fs/promises';
import { loadCompiledPages } from '../src/build/astro/compiled-pages.ts';
import { describeAstroError } from '../src/build/astro/describe-astro-error.ts';
import type { SiteData } from '../src/build/astro/site-data.ts';
import { siteSizes } from '../src/build/compliance/site-sizes.ts';
import { onePolicy } from '../src/build/render/one-policy.ts';
import type { NamedPath, RenderMessage } from '../src/build/render/render-message.ts';
import { processUse } from '../src/build/report/process-use.ts';
import { writePages } from '../src/build/render/write-pages.ts';

const [compiled = '', siteFolder = ''] = process.argv.slice(2);
const tell = (message: RenderMessage): unknown => process.send?.(message);
const fail = (error: unknown): unknown => tell({ kind: 'failed', reason: describeAstroError(error) });

// The build has ended or was killed, so there is nothing left to render.
process.on('disconnect', () => process.exit(0));
try {
  const data = JSON.parse(await readFile(process.env['FORECOURT_SITE_DATA'] ?? '', 'utf8')) as SiteData;
  const pages = await loadCompiledPages(compiled, data);
  const policy = onePolicy();
  const site = { siteFolder, sizeOf: await siteSizes(siteFolder) };
  process.on('message', (raw) => {
    const paths = (raw as NamedPath[]).map(pages.pathOf);
    writePages(pages, paths, site, policy.take).then((made) => {
      tell({ kind: 'rendered', pages: { ...made, policy: policy.found() }, use: processUse() });
    }, fail);
  });
  tell({ kind: 'ready', use: processUse() });
} catch (error) {
  fail(error);
}
