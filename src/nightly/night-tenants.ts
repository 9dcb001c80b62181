import { chosenTenants } from '../build/chosen-tenants.ts';
import { loadTenant } from '../tenant/load-tenant.ts';
import type { Tenant } from '../tenant/schema.ts';
import { shardOf, type Shard } from './shard.ts';

/** Who takes part in a night. */
export type NightTenants = {
  slugs: string[];
  /** Demonstrations that are left out (`night.demo` of their settings). */
  demos: string[];
  /** Settings by slug; a tenant whose settings cannot be used has none here, and its build says why. */
  settings: ReadonlyMap<string, Tenant>;
};

type Choice = {
  named: readonly string[];
  tenantsFolder: string;
  shard?: Shard | undefined;
  withDemos: boolean;
};

/**
 * The tenants of a night: those named, or all of the folder, or those of a shard of them. Demonstrations are left out
 * unless they are named or asked for. Throws UsageError for a name that is no tenant, and for a folder without any.
 */
export async function nightTenants({
  named,
  tenantsFolder,
  shard,
  withDemos,
}: Choice): Promise<NightTenants> {
  const all = await chosenTenants(named, tenantsFolder);
  const chosen = shard ? all.filter((slug) => shardOf(slug, shard.of) === shard.number) : all;
  const settings = new Map<string, Tenant>();
  for (const slug of chosen) {
    const tenant = await loadTenant(slug, tenantsFolder).then(
      (loaded) => loaded.tenant,
      () => undefined,
    );
    if (tenant) settings.set(slug, tenant);
  }
  const isDemo = (slug: string): boolean =>
    !withDemos && named.length === 0 && settings.get(slug)?.night.demo === true;
  return {
    slugs: chosen.filter((slug) => !isDemo(slug)),
    demos: chosen.filter(isDemo),
    settings,
  };
}
