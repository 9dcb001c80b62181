import path from 'node:path';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { readSite, type ReadSite } from '../../../src/deploy/read-site.ts';
import { DeploySettings } from '../../../src/domain/deploy/deploy-settings.ts';
import { loadTenant } from '../../../src/tenant/load-tenant.ts';
import type * as z from 'zod';

/** The live release of a demo dealer in `out`, with settings of an upload in place of its own. */
export async function demoSite(
  slug: string,
  out: string,
  deploy: z.input<typeof DeploySettings>,
): Promise<ReadSite> {
  const { tenant } = await loadTenant(slug, path.join(PROJECT_ROOT, 'tenants'));
  return readSite({ ...tenant, deploy: DeploySettings.parse(deploy) }, out, undefined, undefined);
}
