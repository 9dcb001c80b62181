import type { DeployTarget } from '../../domain/deploy/deploy-settings.ts';
import type { DeploySite } from '../deploy-site.ts';
import type { Host } from '../host.ts';
import { policyOf } from '../site-headers.ts';
import { TARGETS } from '../targets.ts';
import { uploadPlan } from '../upload-plan.ts';
import { joinPolicies, policyAllows } from './join-policies.ts';
import { previewOnServer, pushServer, serverHas } from './push-server.ts';
import { serverPlaces } from './server-places.ts';

/** A site as its server sends it while tabs and pages of the live release, which need the policy `live`, are still about. */
function forBoth(site: DeploySite, live = ''): DeploySite {
  const policy = policyOf(site.headers);
  if (policy === '' || live === '') return site;
  const joined =
    policyAllows(live, policy) && policyAllows(policy, live) ? policy : joinPolicies(live, policy);
  return {
    ...site,
    headers: site.headers.map(({ pattern, set }) => ({
      pattern,
      set: 'Content-Security-Policy' in set ? { ...set, 'Content-Security-Policy': joined } : set,
    })),
  };
}

/** A server of your own with nginx or Caddy, reached by rsync and ssh, or this machine. */
export function serverHost(target: DeployTarget): Host {
  const { files, name } = TARGETS[target];
  return {
    plan: async ({ site }) => {
      const has = await serverHas(site.settings.server);
      const wanted = site.files.map(({ path, sha256, bytes }) => ({ path, mark: sha256, bytes }));
      const known = new Map([...(has?.files ?? [])].filter(([path]) => !/^_(headers|redirects)$/.test(path)));
      return uploadPlan(site.release, has?.release, known, wanted);
    },
    push: async ({ site, folder }) => {
      const has = await serverHas(site.settings.server);
      const { isReconfigured } = await pushServer(
        target,
        site,
        files(forBoth(site, has?.policy)),
        folder,
        has,
      );
      const { configuration } = serverPlaces(site.settings.server.folder);
      const { reload } = site.settings.server;
      return {
        isSent: true,
        words: [
          ...(has === undefined
            ? [`The configuration of ${name} is in ${configuration}; include it once.`]
            : []),
          ...(isReconfigured && reload === '' ? [`The configuration has changed: reload ${name}.`] : []),
        ],
      };
    },
    preview: async ({ site, folder }, branch) => {
      await previewOnServer(site, files(site), folder, branch);
      return { isSent: true, words: [`It is at https://${branch}.${site.settings.preview_host}.`] };
    },
    before: async ({ site, releases }) => {
      const live = (await serverHas(site.settings.server))?.release;
      return releases.filter((release) => live !== undefined && release < live).at(-1);
    },
  };
}
