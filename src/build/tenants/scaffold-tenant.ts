import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseTenant } from '../../tenant/parse-tenant.ts';
import { shownPath } from '../../tenant/shown-path.ts';
import { Tenant } from '../../tenant/schema.ts';
import type { TEMPLATE_NAMES, TenantInput } from '../../tenant/schema.ts';
import { UsageError } from '../../command-line/usage-error.ts';
import { defaultPages } from './default-pages.ts';
import { footerOf } from './footer-of-pages.ts';
import { MARK_FILE, THEME_FILE } from './scaffold-look.ts';
import {
  SCAFFOLD_COMMENTS,
  settingsFile,
  scaffoldSettings,
  type SettingComments,
} from './scaffold-settings.ts';
import { stockFile } from './scaffold-stock.ts';

/** The feed of a new tenant in place of example stock: its settings, what is said above them, and its files by path. */
export type ScaffoldFeed = {
  feed: TenantInput['feed'];
  further_feeds?: TenantInput['further_feeds'];
  /** The https origins of its photos. */
  origins: readonly string[];
  comments: SettingComments;
  files: Readonly<Record<string, Buffer>>;
};

/** `my-cars` as `My Cars`. */
function nameOf(slug: string): string {
  return slug
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/**
 * Makes `<tenantsFolder>/<slug>` with everything a build needs and returns the files made, relative to it; its example
 * stock came in `today` (YYYY-MM-DD), unless it has a feed of its own. Throws UsageError when the slug is not one or the folder is there already:
 * nothing is ever overwritten.
 */
export async function scaffoldTenant(
  slug: string,
  template: (typeof TEMPLATE_NAMES)[number],
  tenantsFolder: string,
  today: string,
  own?: ScaffoldFeed,
): Promise<string[]> {
  if (!Tenant.shape.slug.safeParse(slug).success) {
    throw new UsageError(
      `'${slug}' cannot be a slug: write small letters, digits and single hyphens, as in my-cars.`,
    );
  }
  const name = nameOf(slug);
  const settings: TenantInput = {
    ...scaffoldSettings(slug, name, template),
    ...(own && { feed: own.feed }),
    ...(own?.further_feeds && { further_feeds: own.further_feeds }),
    ...(own && own.origins.length > 0 && { images: { origins: [...own.origins] } }),
  };
  const tenant = parseTenant(settings, `${slug}/tenant.ts`);
  const pages = defaultPages(tenant);
  settings.site = { ...settings.site, footer: footerOf(pages, tenant) };
  const files: Record<string, string | Buffer> = {
    'tenant.ts': settingsFile(settings, path.join(tenantsFolder, slug), {
      ...SCAFFOLD_COMMENTS,
      ...own?.comments,
    }),
    'theme.css': THEME_FILE,
    'logo.svg': MARK_FILE,
    'favicon.svg': MARK_FILE,
    ...(own ? own.files : { 'stock/stock.csv': stockFile(tenant.site.stock_noun, name, today) }),
    ...Object.fromEntries(pages.map(({ file, text }) => [file, text])),
  };

  const folder = path.join(tenantsFolder, slug);
  await mkdir(tenantsFolder, { recursive: true });
  try {
    await mkdir(folder);
  } catch (cause) {
    const reason = `${shownPath(folder)} is there already and stays as it is. Take another slug, or remove the folder first.`;
    throw new UsageError(reason, { cause });
  }
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content, { flag: 'wx' });
  }
  return Object.keys(files);
}
