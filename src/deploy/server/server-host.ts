import type { DeployTarget } from '../../domain/deploy/deploy-settings.ts';
import type { Host } from '../host.ts';
import { TARGETS } from '../targets.ts';
import { uploadPlan } from '../upload-plan.ts';
import { previewOnServer, pushServer, serverHas } from './push-server.ts';
import { serverPlaces } from './server-places.ts';

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
      const { isReconfigured } = await pushServer(site, files(site), folder, has?.release);
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
