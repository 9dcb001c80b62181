import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Tenant } from '../../tenant/schema.ts';
import { themeAsSent } from './theme-as-sent.ts';

/** What `virtual:tenant` gives to pages. */
export type SiteData = {
  tenant: Tenant;
  /** The tenant's theme.css as pages carry it. */
  themeCss: string;
  logoHref: string;
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10);

/** Reads what pages are told of a tenant; `folder` is that of its files, absolute. Throws what the disk throws. */
export async function readSiteData(tenant: Tenant, folder: string): Promise<SiteData> {
  const read = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');
  return {
    tenant,
    themeCss: themeAsSent(await read('theme.css')),
    // The logo keeps its name, so its bytes must be part of what pages are keyed on.
    logoHref: `/logo.svg?v=${hashOf(await read('logo.svg'))}`,
  };
}

/** The module `virtual:tenant` of the build of one site. */
export const moduleOf = ({ tenant, themeCss, logoHref }: SiteData): string =>
  Object.entries({ tenant, themeCss, logoHref })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** The same in code that is compiled once for all sites: it reads the file that FORECOURT_SITE_DATA names when it starts. */
export const READING_MODULE = `
import { readFileSync } from 'node:fs';
export const { tenant, themeCss, logoHref } = JSON.parse(readFileSync(process.env.FORECOURT_SITE_DATA, 'utf8'));
`;
