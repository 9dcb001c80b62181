import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTenant } from '../../tenant/load-tenant.ts';
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

/**
 * Reads the FORECOURT_* variables that scripts/build-site.ts sets; with FORECOURT_TENANT alone (a plain `astro check`
 * or `astro dev`) the folders are those of a build of the first tenant. Throws TenantError for a bad tenant.
 */
export async function readBuildEnvironment(env: NodeJS.ProcessEnv): Promise<BuildEnvironment> {
  const slug = env.FORECOURT_TENANT ?? 'plain';
  const tenantsFolder = path.resolve(root, env.FORECOURT_TENANTS ?? 'tests/tenants');
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
