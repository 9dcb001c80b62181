import { stat } from 'node:fs/promises';
import path from 'node:path';
import { loadTenant } from '../tenant/load-tenant.ts';

/** Bytes of a tenant's feed; a feed that is fetched comes last, and settings that cannot be used are told first. */
async function feedBytes(slug: string, tenantsFolder: string): Promise<number> {
  const loaded = await loadTenant(slug, tenantsFolder).catch(() => undefined);
  if (!loaded) return 0;
  const file = path.resolve(loaded.folder, loaded.tenant.feed.source);
  return stat(file).then(
    ({ size }) => size,
    () => Infinity,
  );
}

/** Tenants in the order of the size of their feeds, so that someone who waits for a first site has one soon. */
export async function smallestFirst(slugs: readonly string[], tenantsFolder: string): Promise<string[]> {
  const sized = await Promise.all(
    slugs.map(async (slug) => ({ slug, bytes: await feedBytes(slug, tenantsFolder) })),
  );
  return sized.sort((a, b) => (a.bytes < b.bytes ? -1 : a.bytes > b.bytes ? 1 : 0)).map(({ slug }) => slug);
}
