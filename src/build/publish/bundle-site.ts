import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tenant } from '../../tenant/schema.ts';
import type { LeftAddresses } from '../../stock/history/left-addresses.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { headerRules, headersFile } from './headers-file.ts';
import { checkHostLimits, MAX_REDIRECTS } from './host-limits.ts';
import { leftListPages } from './left-list-pages.ts';
import { leftRedirects } from './left-redirects.ts';
import { redirectsFile, siteRedirects } from './redirects-file.ts';
import {
  byPath,
  readSiteFiles,
  toSiteFile,
  type ReadFile,
  type SiteFile,
  type SitePage,
} from './site-files.ts';
import { datePages, type SitemapDates } from './sitemap-dates.ts';
import { previewRobotsFile, robotsFile, sitemapFiles } from './sitemap.ts';

export type Bundle = {
  /** Every file of the bundle, sorted by path. */
  files: SiteFile[];
  /** Those of them that search engines may list. */
  pages: SitePage[];
  /** To be kept once the bundle is published. */
  dates: SitemapDates;
  /** Redirects from addresses that vehicles and pages of lists left behind. */
  redirects: number;
  warnings: string[];
};

/**
 * Completes a rendered site to what a static host needs: `_headers` with the one security policy, `_redirects`,
 * sitemaps and robots.txt; a preview has no sitemap and keeps search engines away. `dates` are those of the last published build, `today` is the dealer's day, `read` the files
 * that this build has read already, `left` the addresses that vehicles left behind, and the pages of lists that were published last. Throws ExpectedError with the numbers when the bundle is over a host's limits.
 */
export async function bundleSite(
  siteFolder: string,
  tenant: Tenant,
  policy: string,
  dates: SitemapDates,
  today: string,
  read?: ReadonlyMap<string, ReadFile>,
  left: LeftAddresses & { listPages?: readonly string[] } = { gone: [], moved: [] },
  isPreview = false,
): Promise<Bundle> {
  const { files: rendered, pages } = await readSiteFiles(siteFolder, read);
  const dated = datePages(pages, dates, today);
  const headers = headersFile(headerRules(policy, tenant.site, isPreview));
  const own = siteRedirects(tenant);
  const listings = new Set(
    rendered.flatMap(({ path: file }) => /^search\/(.+)\.html$/.exec(file)?.[1] ?? []),
  );
  const ofLeft = leftRedirects(left, tenant.stock, listings, today, MAX_REDIRECTS - own.length);
  const ofLists = leftListPages(
    left.listPages ?? [],
    new Set(rendered.map((file) => file.path)),
    listings,
    MAX_REDIRECTS - own.length - ofLeft.length,
  );
  const redirects = redirectsFile([...own, ...ofLeft, ...ofLists]);
  const texts = [
    { path: '_headers', text: headers },
    { path: '_redirects', text: redirects },
    ...(isPreview
      ? [previewRobotsFile()]
      : [...sitemapFiles(tenant.site.url, pages, dated), robotsFile(tenant.site.url)]),
  ];
  for (const { path: file, text } of texts) await writeFile(path.join(siteFolder, file), text);

  const written = new Set(texts.map((file) => file.path));
  const files = [...rendered.filter((file) => !written.has(file.path)), ...texts.map(toSiteFile)].sort(
    byPath,
  );
  const { problems, warnings } = checkHostLimits({ files, headers, redirects, policy });
  if (problems.length > 0) throw new ExpectedError(`The bundle cannot be hosted. ${problems.join(' ')}`);
  return { files, pages, dates: dated, redirects: ofLeft.length + ofLists.length, warnings };
}
