import type { HeaderRule } from '../build/publish/headers-file.ts';
import type { Redirect } from '../build/publish/redirects-file.ts';
import type { SiteFile } from '../build/publish/site-files.ts';
import type { DeploySettings } from '../domain/deploy/deploy-settings.ts';

/** A file of a site as hosts must send it. `path` has no slash in front: `cars/x.html` is the page at `/cars/x`. */
export type DeployFile = SiteFile & { contentType: string; cacheControl: string };

/** The origin that answers the addresses of the backend, and the secret by which it knows its proxies, where there is one. */
export type BackendRoute = { origin: string; secret?: string };

/** A published release, and all that a host must know to serve it. What targets make of it depends on nothing else. */
export type DeploySite = {
  slug: string;
  /** Host of the site, as in www.example.com.au. */
  host: string;
  /** The name of the release, as in 000012-23f3cbcabc0d. */
  release: string;
  /** Everything that is served; files that talk to hosts (`_headers`, `_redirects`) are not in it. */
  files: readonly DeployFile[];
  headers: readonly HeaderRule[];
  redirects: readonly Redirect[];
  /** Addresses of vehicles that are gone, whose pages say so. */
  gone: readonly string[];
  backend: BackendRoute | undefined;
  /** Markup of the page that a host of one's own shows where the backend does not answer. */
  away: string;
  /** Settings that need the backend, such as `leads`; empty for a site of files alone. */
  needsBackend: readonly string[];
  settings: DeploySettings;
};

/** A text that is written for a host. `path` is below the bundle, or below a folder beside it. */
export type HostFile = { path: string; text: string };

/** What a host wants beside the files of the site. */
export type HostFiles = {
  /** To be uploaded with the site, in place of a file of that name. */
  bundle: HostFile[];
  /** Never served: configuration of a server, of a Worker, of a cloud. */
  beside: HostFile[];
};
