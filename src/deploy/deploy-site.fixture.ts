import { createHash } from 'node:crypto';
import { contentType } from '../build/publish/content-types.ts';
import { headerRules } from '../build/publish/headers-file.ts';
import { DeploySettings } from '../domain/deploy/deploy-settings.ts';
import type * as z from 'zod';
import { addressOf } from './addresses.ts';
import type { DeployFile, DeploySite } from './deploy-site.ts';
import { cacheControlAt } from './site-headers.ts';

const HEADERS = headerRules("default-src 'none'; script-src 'self'", { https_subdomains: true });

/** A file of a site, with a text in place of its content. */
export function deployFile(path: string, text = path): DeployFile {
  return {
    path,
    sha256: createHash('sha256').update(text).digest('hex'),
    bytes: Buffer.byteLength(text),
    contentType: contentType(path),
    cacheControl: cacheControlAt(HEADERS, addressOf(path)),
  };
}

/** The settings of a tenant that is sent to every kind of host. */
export const deploySettings = (more: z.input<typeof DeploySettings> = {}): DeploySettings =>
  DeploySettings.parse({
    backend: { url: 'https://leads.example.com' },
    preview_host: 'preview.example.com',
    server: { folder: '/srv/my-cars' },
    netlify: { site: 'my-cars' },
    cloudflare: { account: '0123456789abcdef', name: 'my-cars' },
    vercel: { project: 'my-cars' },
    s3: { bucket: 'my-cars' },
    ...more,
  });

/** A small site with one of everything that hosts treat in ways of their own. */
export const deploySite = (more: Partial<DeploySite> = {}): DeploySite => ({
  slug: 'my-cars',
  host: 'www.my-cars.example',
  release: '000001-0123456789ab',
  files: ['404.html', '_astro/a.js', 'cars/new.html', 'cars/sold.html', 'favicon.svg', 'index.html'].map(
    (path) => deployFile(path),
  ),
  headers: HEADERS,
  redirects: [
    { from: '/locations', to: '/our-location', status: 301 },
    { from: '/locations/*', to: '/our-location/:splat', status: 301 },
    { from: '/cars/:slug/checkout', to: '/checkout', status: 200 },
    { from: '/favicon.ico', to: '/favicon.svg', status: 302 },
    { from: '/cars/old', to: '/cars/new', status: 301 },
  ],
  gone: ['/cars/sold'],
  backend: { origin: 'https://leads.example.com', secret: 'a-secret-of-the-proxy' },
  away: '<p>The site did not answer.</p>',
  needsBackend: ['leads'],
  settings: deploySettings(),
  ...more,
});
