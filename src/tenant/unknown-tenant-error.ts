import { TenantError } from './tenant-error.ts';

/** A tenant or a folder of tenants that is not there: a command was called wrongly, and no settings were read. */
export class UnknownTenantError extends TenantError {}
