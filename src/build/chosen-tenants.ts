import { shownPath } from '../tenant/shown-path.ts';
import { listTenants, loadTenant } from '../tenant/load-tenant.ts';
import { TenantError } from '../tenant/tenant-error.ts';
import { nextCommand } from '../command-line/next-command.ts';
import { UsageError } from '../command-line/usage-error.ts';

async function knownTenants(tenantsFolder: string): Promise<string[]> {
  try {
    return await listTenants(tenantsFolder);
  } catch (cause) {
    throw new UsageError(
      `There is no folder ${shownPath(tenantsFolder)}. --tenants names the folder that holds a folder for each tenant.`,
      { cause },
    );
  }
}

async function errorOf(slug: string, tenantsFolder: string): Promise<Error> {
  return loadTenant(slug, tenantsFolder).then(
    () => new Error(`There is no tenant ${slug}.`),
    (error: unknown) => {
      if (error instanceof TenantError) return error;
      throw error;
    },
  );
}

/**
 * The tenants to build: those named, in that order, or all there are. Throws UsageError for a name that is no tenant, a
 * name given twice, and a folder without tenants, before anything is started.
 */
export async function chosenTenants(named: readonly string[], tenantsFolder: string): Promise<string[]> {
  const known = await knownTenants(tenantsFolder);
  const twice = named.find((slug, index) => named.indexOf(slug) !== index);
  if (twice !== undefined) throw new UsageError(`${twice} is named twice. Name each tenant once.`);
  const unknown = named.filter((slug) => !known.includes(slug));
  if (unknown.length > 0) {
    const errors = await Promise.all(unknown.map((slug) => errorOf(slug, tenantsFolder)));
    throw new UsageError(errors.map(({ message }) => message).join('\n\n'), { cause: errors[0] });
  }
  if (known.length === 0)
    throw new UsageError(
      `${shownPath(tenantsFolder)} holds no tenant. Make one with \`${nextCommand('tenant', 'new <slug>')}\`.`,
    );
  return named.length > 0 ? [...named] : known;
}
