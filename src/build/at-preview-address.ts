import { SERVE_PORT } from '../command-line/serve-port.ts';
import type { Tenant } from '../tenant/schema.ts';

/** The origin of a preview that is looked at on the machine that built it (npm run serve). */
const ownMachine = (slug: string): string => `http://${slug}.localhost:${SERVE_PORT}`;

/**
 * A tenant as its preview shows it: canonical addresses, structured data, share images and the files for assistants are at the
 * preview's own origin, and none of them is that of the published site (spec P1). `origin` is where it is shown; undefined for
 * that of `npm run serve` on this machine.
 */
export function atPreviewAddress(tenant: Tenant, origin: string | undefined): Tenant {
  return { ...tenant, site: { ...tenant.site, url: origin ?? ownMachine(tenant.slug) } };
}
