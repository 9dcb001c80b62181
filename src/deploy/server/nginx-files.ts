import type { DeploySite, HostFiles } from '../deploy-site.ts';
import { headersEverywhere } from '../site-headers.ts';
import { nginxHeader, nginxSite } from './nginx-site.ts';
import { nginxBlock } from './nginx-text.ts';
import { serverPlaces } from './server-places.ts';

const serverBlock = (name: string, include: string): string[] =>
  nginxBlock('server', ['listen 80;', 'listen [::]:80;', `server_name ${name};`, `include ${include};`]);

const file = (path: string, lines: readonly string[]) => ({ path, text: `${lines.join('\n')}\n` });

/**
 * The configuration of nginx for a site on a server of one's own. `<slug>.conf` is included once by the operator, who
 * adds certificates to it; what it includes is written anew with each push.
 */
export function nginxFiles(site: DeploySite): HostFiles {
  const { configuration, current, previews } = serverPlaces(site.settings.server.folder);
  const at = (name: string): string => `${configuration}/${site.slug}.${name}.conf`;
  const awayFile = `${site.slug}.away.html`;
  const away = `${configuration}/${awayFile}`;
  const { preview_host: previewHost } = site.settings;
  const headers = headersEverywhere(site.headers).map(nginxHeader);
  const previewName = `"~^(?<branch>[a-z0-9-]+)\\.${previewHost.replaceAll('.', '\\.')}$"`;
  const ofPreviews = [
    file(`${site.slug}.preview-headers.conf`, [...headers, nginxHeader(['X-Robots-Tag', 'noindex'])]),
    file(
      `${site.slug}.previews.conf`,
      nginxSite(
        { ...site, backend: undefined, gone: [] },
        { root: `${previews}/$branch`, headers: at('preview-headers'), away },
      ),
    ),
  ];
  return {
    bundle: [],
    beside: [
      file(`${site.slug}.conf`, [
        ...serverBlock(site.host, at('site')),
        ...(previewHost === '' ? [] : serverBlock(previewName, at('previews'))),
      ]),
      file(`${site.slug}.headers.conf`, headers),
      file(`${site.slug}.site.conf`, nginxSite(site, { root: current, headers: at('headers'), away })),
      ...(site.backend ? [{ path: awayFile, text: site.away }] : []),
      ...(previewHost === '' ? [] : ofPreviews),
    ],
  };
}
