import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentRoutes } from '../../domain/content/content-routes.ts';
import { checkTenant } from './check-tenant.ts';
import type { DefaultPage } from './default-page.ts';
import { defaultPages } from './default-pages.ts';

/**
 * Writes the default pages that a tenant's settings ask for and that it has no text for; returns those it wrote. Nothing is
 * overwritten. Throws TenantError for a tenant that cannot be built.
 */
export async function addDefaultPages(slug: string, tenantsFolder: string): Promise<DefaultPage[]> {
  const { tenant, folder, texts } = await checkTenant(slug, tenantsFolder);
  const taken = contentRoutes(texts);
  const missing = defaultPages(tenant).filter(({ path: address }) => !taken.has(address));
  for (const { file, text } of missing) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text, { flag: 'wx' });
  }
  return missing;
}
