import type { TenantInput } from './schema.ts';

/** Gives a tenant file its types and completion; the checking is parse-tenant's. */
export function defineTenant(tenant: TenantInput): TenantInput {
  return tenant;
}
