import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { textVideos } from '../../domain/content/text-videos.ts';
import type { ContentText } from '../../domain/content/content-text.ts';
import type { VideoEmbed } from '../../domain/video/video-embed.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { themeAsSent } from './theme-as-sent.ts';

/** What `virtual:tenant` gives to pages. */
export type SiteData = {
  tenant: Tenant;
  /** The tenant's theme.css and the style of the header's menus, and the address of that file, with a digest of it. */
  themeCss: string;
  themeHref: string;
  logoHref: string;
  /** How the videos of its texts play. */
  videos: readonly VideoEmbed[];
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

const MENU_STYLE = new URL('../../features/shell/site-menu.css', import.meta.url);

/** Reads what pages are told of a tenant with its texts; `folder` is that of its files, absolute. Throws what the disk throws. */
export async function readSiteData(
  tenant: Tenant,
  folder: string,
  texts: readonly ContentText[],
): Promise<SiteData> {
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  const themeCss = themeAsSent(`${await read('theme.css')}${await readFile(MENU_STYLE, 'utf8')}`);
  return {
    tenant,
    themeCss,
    themeHref: `/_astro/theme.${hashOf(themeCss)}.css`,
    // The logo keeps its name, so its bytes must be part of what pages are keyed on.
    logoHref: `/logo.svg?v=${hashOf(await read('logo.svg'))}`,
    videos: textVideos(texts),
  };
}

/** The module `virtual:tenant` of the build of one site. */
export const moduleOf = ({ tenant, themeHref, logoHref }: SiteData): string =>
  Object.entries({ tenant, themeHref, logoHref })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The same in code that is compiled once for all sites: it reads the file that FORECOURT_SITE_DATA names when it starts. */
export const READING_MODULE = `
import { readFileSync } from 'node:fs';
export const { tenant, themeHref, logoHref } = JSON.parse(readFileSync(process.env.FORECOURT_SITE_DATA, 'utf8'));
`;
