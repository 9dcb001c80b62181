import { checkSite } from '../deploy/check-site.ts';
import { deployLocked } from '../deploy/commands/deploy-locked.ts';
import { openDeploy } from '../deploy/commands/open-deploy.ts';
import { lookAtLive } from '../deploy/look-at-live.ts';
import { TARGETS } from '../deploy/targets.ts';
import type { UploadPlan } from '../deploy/upload-plan.ts';
import { ExpectedError } from '../command-line/expected-error.ts';
import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import { reasonOf } from '../command-line/reason-of.ts';
import type { DeployEntry } from './night-entry.ts';

/** An upload, and the difference to what the host had. */
export type Deployed = { entry: DeployEntry; plan?: UploadPlan };

/** Milliseconds that a night waits for another command on a tenant: an event comes while the night builds it. */
export const WAIT_MS = 30 * 60_000;

const NOTHING = { added: 0, changed: 0, removed: 0, bytes: 0 };

/** Where the site of a tenant is, as commands name the folders. */
export type SitePlace = { tenantsFolder: string; outFolder: string };

async function send(slug: string, { tenantsFolder, outFolder }: SitePlace): Promise<Deployed> {
  const open = await openDeploy(slug, { tenants: tenantsFolder, out: outFolder });
  const { target } = open;
  const { problems, warnings } = checkSite(open.read.site, target);
  if (problems.length > 0)
    throw new ExpectedError(`${TARGETS[target].name} cannot take ${slug}. ${problems.join(' ')}`);
  return deployLocked(
    open,
    () => undefined,
    async (host) => {
      const plan = await host.plan(open.read);
      const { isSent, words } = await host.push(open.read);
      const problems = isSent ? await lookAtLive(open.read.site, plan) : [];
      return {
        plan,
        entry: {
          target,
          outcome: !isSent ? 'written' : problems.length > 0 ? 'faulty' : 'sent',
          added: plan.added.length,
          changed: plan.changed.length,
          removed: plan.removed.length,
          bytes: plan.bytes,
          words: [...problems, ...warnings, ...words],
        },
      };
    },
    WAIT_MS,
  );
}

/** Brings the host of a tenant to the release that is live here. What goes wrong is in the entry; it never throws. */
export async function deployTenant(slug: string, target: DeployTarget, place: SitePlace): Promise<Deployed> {
  return send(slug, place).catch((error: unknown) => ({
    entry: { target, outcome: 'failed', ...NOTHING, words: [reasonOf(error)] },
  }));
}
