import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasTexts, readTexts } from '../../tenant/content/texts-file.ts';
import { atPreviewAddress } from '../at-preview-address.ts';
import { listTenants, loadTenant } from '../../tenant/load-tenant.ts';
import { readSiteData, type SiteData } from './site-data.ts';

type Folders = {
  root: string;
  outFolder: string;
  cacheFolder: string;
};

/** What one site is built from and where it goes; all folders are absolute paths with a closing slash. */
export type BuildEnvironment = Folders & { data: SiteData; tenantFolder: string; stateFolder: string };

/** Where code is compiled that renders any site. */
export type CompileEnvironment = Folders & { data: undefined };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const withSlash = (folder: string): string => path.join(path.resolve(root, folder), '/');

/** The tenant that is taken where none is named; without any, a name that makes the error say how to make one. */
const firstTenant = async (tenantsFolder: string): Promise<string> =>
  (await listTenants(tenantsFolder))[0] ?? '<slug>';

/**
 * Reads the FORECOURT_* variables that build/render sets. A plain `astro check` has none of them: it renders no page,
 * and is configured as for the first tenant. Throws TenantError for a bad tenant.
 */
export async function readBuildEnvironment(env: NodeJS.ProcessEnv): Promise<BuildEnvironment> {
  const tenantsFolder = path.resolve(root, env.FORECOURT_TENANTS ?? 'tenants');
  const slug = env.FORECOURT_TENANT ?? (await firstTenant(tenantsFolder));
  const loaded = await loadTenant(slug, tenantsFolder);
  const { folder } = loaded;
  const preview = env.FORECOURT_PREVIEW_URL;
  const tenant = preview === undefined ? loaded.tenant : atPreviewAddress(loaded.tenant, preview);
  const stateFolder = withSlash(env.FORECOURT_STATE ?? `.forecourt/check/${slug}`);
  return {
    root,
    data: await readSiteData(tenant, folder, hasTexts(stateFolder) ? readTexts(stateFolder) : []),
    tenantFolder: withSlash(folder),
    stateFolder,
    outFolder: withSlash(env.FORECOURT_OUT ?? path.join(stateFolder, 'site')),
    cacheFolder: withSlash(env.FORECOURT_CACHE ?? path.join(stateFolder, 'astro')),
  };
}

/** The folder in which code is compiled for all sites; undefined where one site is built. */
export function readCompileEnvironment(env: NodeJS.ProcessEnv): CompileEnvironment | undefined {
  const folder = env.FORECOURT_COMPILE;
  if (folder === undefined) return undefined;
  return {
    root,
    data: undefined,
    outFolder: withSlash(path.join(folder, 'client')),
    cacheFolder: withSlash(path.join(folder, 'astro')),
  };
}
