import type { PresetInput } from './define-preset.ts';
import type { TenantInput } from './schema.ts';

/** A tenant that names a preset may leave out whatever that says. */
type TenantOfPreset = PresetInput & { slug: string; preset: string };
type AnyTenant = TenantInput | TenantOfPreset;

/** Gives a tenant file its types and completion; the checking is parse-tenant's. */
export function defineTenant(tenant: AnyTenant): AnyTenant {
  return tenant;
}
