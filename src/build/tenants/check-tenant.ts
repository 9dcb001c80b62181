import { nextCommand } from '../../command-line/next-command.ts';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { ContentText } from '../../domain/content/content-text.ts';
import { leadRoutes } from '../../domain/lead/lead-routes.ts';
import type { TextLines } from './content-warnings.ts';
import { settingsRoutes } from '../../domain/site/site-routes.ts';
import { secondaryFeedProblems } from '../../stock/secondary/secondary-feed-problems.ts';
import { readOverrides } from '../../stock/override/read-overrides.ts';
import { feedSettingProblems } from '../../stock/maps/feed-setting-problems.ts';
import { deadSwitches } from '../../tenant/between-settings.ts';
import type { LoadedPreset } from '../../tenant/load-preset.ts';
import { placeholderLines } from '../../tenant/placeholders.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { withLines } from '../../tenant/setting-lines.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { TenantError, type TenantProblem } from '../../tenant/tenant-error.ts';
import { checkContent, contentLinks, contentPages, linesOf, textsOf } from './check-content.ts';
import { checkLinks } from './check-links.ts';
import { checkDrawings, pictureWarnings } from './check-pictures.ts';
import { settingLinks } from './setting-links.ts';

/** A tenant that can be built, its folder (absolute), what its file says, and what is worth a look. */
export type CheckedTenant = {
  tenant: Tenant;
  folder: string;
  input: unknown;
  /** The preset that it names. */
  preset?: LoadedPreset;
  /** Its texts, but for those that are left out. */
  texts: ContentText[];
  textLines: TextLines;
  /** Examples of a new tenant that still stand. */
  placeholderWarnings: string[];
  /** Links and switches that may be slips. */
  warnings: string[];
  /** Pictures of the settings that will be missing or blurred; a build tells of the missing ones itself. */
  pictureWarnings: string[];
};

async function missingFeed(source: string, setting: string, folder: string): Promise<TenantProblem[]> {
  if (/^[a-z][a-z\d+.-]+:/i.test(source)) return [];
  const file = path.resolve(folder, source);
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) return [];
  return [
    {
      path: setting,
      expected: "a file in the tenant's folder",
      found: `'${source}': no such file`,
      wayOut: `put the feed at ${shownPath(file)}, or name another; the demo dealers' are written by \`npm run demo\``,
    },
  ];
}

async function feedProblems({ feed, further_feeds }: Tenant, folder: string): Promise<TenantProblem[]> {
  const missing = further_feeds.map((secondary, at) =>
    missingFeed(secondary.feed.source, `further_feeds[${at}].feed.source`, folder),
  );
  return [
    ...feedSettingProblems(feed),
    ...(await missingFeed(feed.source, 'feed.source', folder)),
    ...secondaryFeedProblems(further_feeds),
    ...(await Promise.all(missing)).flat(),
  ];
}

/** The server of a site's searches needs its key before a site can be built for it. */
function missingKey({ search, slug }: Tenant): TenantProblem[] {
  if (search.engine !== 'meilisearch' || !search.meilisearch || search.meilisearch.search_key) return [];
  return [
    {
      path: 'search.meilisearch.search_key',
      expected: "a key that can only search, beside engine 'meilisearch'",
      found: 'nothing',
      wayOut: `run \`${nextCommand('search', `push ${slug}`)}\` and write the key it prints, or write engine: 'auto'`,
    },
  ];
}

/** A problem of a text that does not stop the build, as a line of its report. */
function leftOut({ path: where, expected, found, wayOut }: TenantProblem): string {
  const what = / link\b/.test(where) ? 'the link is left out' : 'the text is left out';
  return `${where}: ${what}. Expected ${expected}, found ${found}. Way out: ${wayOut}.`;
}

/**
 * Reads a tenant as loadTenant does, and checks besides what a build would meet only later: how its feed is to be read, its
 * texts, pictures and links. Without `ownFeed` another feed is read in place of the tenant's, and what the settings say of
 * theirs is not looked at. Throws TenantError with every problem at once; takes a second at most.
 */
export async function checkTenant(
  slug: string,
  tenantsFolder: string,
  { ownFeed = true }: { ownFeed?: boolean } = {},
): Promise<CheckedTenant> {
  const loaded = await loadTenant(slug, tenantsFolder);
  const { tenant, folder } = loaded;
  const routes = settingsRoutes(tenant);
  // A text may be at the address of a form: it stands above it.
  const forms = new Set(leadRoutes(tenant).map(({ path: address }) => address));
  const taken = routes.difference(forms);
  const content = await checkContent(folder, tenant, taken);
  const pages = new Set([...routes, ...contentPages(content.files)]);
  // While a text cannot be read, its address is not known: links to it are not dead.
  const judged = content.isWhole ? [...settingLinks(tenant), ...contentLinks(content.files)] : [];
  const links = checkLinks(judged, pages);

  const inSettings = (problem: TenantProblem): boolean => !problem.path.startsWith('content/');
  const ofSettings = [
    ...(ownFeed ? await feedProblems(tenant, folder) : []),
    ...missingKey(tenant),
    ...links.problems.filter(inSettings),
  ];
  const ofTexts = [...content.problems, ...links.problems.filter((problem) => !inSettings(problem))];
  const leavesOut = tenant.content.problems === 'leave-out';
  const corrections = await readOverrides(folder);
  const ofFiles = [...(leavesOut ? [] : ofTexts), ...(await checkDrawings(folder)), ...corrections.problems];
  const settingsFile = path.join(folder, 'tenant.ts');
  const file = ofFiles.length > 0 ? folder : settingsFile;
  const problems = [...(await withLines(ofSettings, settingsFile)), ...ofFiles];
  if (problems.length > 0) throw new TenantError(shownPath(file), problems);
  return {
    ...loaded,
    texts: textsOf(content.files).filter(
      ({ file }) => !content.problems.some(({ path: where }) => where.startsWith(`${file} `)),
    ),
    textLines: linesOf(content.files),
    placeholderWarnings: placeholderLines(tenant),
    warnings: [...deadSwitches(tenant), ...links.warnings, ...(leavesOut ? ofTexts.map(leftOut) : [])],
    pictureWarnings: await pictureWarnings(tenant, folder),
  };
}
