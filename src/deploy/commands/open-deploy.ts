import { siteFolders } from '../../build/site-folders.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { DEPLOY_TARGETS, type DeployTarget } from '../../domain/deploy/deploy-settings.ts';
import { loadTenant } from '../../tenant/load-tenant.ts';
import { placeholderRefusal } from '../../tenant/placeholders.ts';
import { folderHost } from '../folder-host.ts';
import type { Host, Progress } from '../host.ts';
import { readSite, type ReadSite } from '../read-site.ts';
import { s3Host } from '../s3/s3-host.ts';
import { accessFromEnvironment } from '../s3/s3-call.ts';
import { s3Store } from '../s3/s3-store.ts';
import { serverHost } from '../server/server-host.ts';

export type DeployOptions = { target?: DeployTarget; tenants: string; out: string; json?: boolean };

/** A tenant's release with the host it is meant for, and where work on this machine is kept. */
export type OpenDeploy = {
  read: ReadSite;
  target: DeployTarget;
  state: string;
  /** Why the site is not for shoppers yet, where its settings have examples of a new tenant. */
  unready: string | undefined;
  /** How search engines are told of changes; `key` is empty where nobody is told. */
  announced: { siteUrl: string; key: string };
};

/** Reads the release of a tenant that a command is about: the live one, or the one named. Throws ExpectedError without a target. */
export async function openDeploy(
  slug: string,
  options: DeployOptions,
  release?: string,
): Promise<OpenDeploy> {
  const { tenant } = await loadTenant(slug, options.tenants);
  const target = options.target ?? tenant.deploy.target;
  if (target === false)
    throw new ExpectedError(
      `No host is named for ${slug}. Write deploy.target to its settings, or --target with one of ${DEPLOY_TARGETS.join(', ')}.`,
    );
  const secret = process.env['FORECOURT_PROXY_SECRET'] || undefined;
  return {
    read: await readSite(tenant, options.out, release, secret),
    target,
    state: siteFolders(options.tenants, options.out, slug).state,
    unready: placeholderRefusal(tenant),
    announced: { siteUrl: tenant.site.url, key: tenant.reach.indexnow_key },
  };
}

/** The host itself. Throws ExpectedError when the environment lacks its keys. */
export function hostOf({ read, target, state }: OpenDeploy, progress: Progress): Host {
  if (target === 'nginx' || target === 'caddy') return serverHost(target);
  if (target !== 's3') return folderHost(target, state, process.env);
  return s3Host(
    s3Store(read.site.settings.s3, accessFromEnvironment(process.env)),
    state,
    new Date(),
    progress,
  );
}
