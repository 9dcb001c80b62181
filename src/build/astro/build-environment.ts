import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { listTenants, loadTenant } from '../../tenant/load-tenant.ts';
import type { Tenant } from '../../tenant/schema.ts';
import { themeAsSent } from './theme-as-sent.ts';

/** What one site is built from and where it goes; all folders are absolute paths with a closing slash. */
export type BuildEnvironment = {
  root: string;
  tenant: Tenant;
  tenantFolder: string;
  /** The tenant's theme.css as pages carry it. */
  themeCss: string;
  stateFolder: string;
  outFolder: string;
  cacheFolder: string;
};

const root = fileURLToPath(new URL('../../../', import.meta.url));
const withSlash = (folder: string): string => path.join(path.resolve(root, folder), '/');

/** The tenant that is taken where none is named; without any, a name that makes the error say how to make one. */
const firstTenant = async (tenantsFolder: string): Promise<string> =>
  (await listTenants(tenantsFolder))[0] ?? '<slug>';

/**
 * Reads the FORECOURT_* variables that build/render/render-site sets. A plain `astro check` has none of them: it renders no page,
 * and is configured as for the first tenant. Throws TenantError for a bad tenant.
 */
export async function readBuildEnvironment(env: NodeJS.ProcessEnv): Promise<BuildEnvironment> {
  const tenantsFolder = path.resolve(root, env.FORECOURT_TENANTS ?? 'tenants');
  const slug = env.FORECOURT_TENANT ?? (await firstTenant(tenantsFolder));
  const { tenant, folder } = await loadTenant(slug, tenantsFolder);
  const stateFolder = withSlash(env.FORECOURT_STATE ?? `.forecourt/check/${slug}`);
  return {
    root,
    tenant,
    tenantFolder: withSlash(folder),
    themeCss: themeAsSent(await readFile(path.join(folder, 'theme.css'), 'utf8')),
    stateFolder,
    outFolder: withSlash(env.FORECOURT_OUT ?? path.join(stateFolder, 'site')),
    cacheFolder: withSlash(env.FORECOURT_CACHE ?? path.join(stateFolder, 'astro')),
  };
}
