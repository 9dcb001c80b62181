import type { DeployTarget } from '../domain/deploy/deploy-settings.ts';
import type { Limit } from './check-limits.ts';
import { CLOUDFLARE_LIMITS } from './cloudflare/cloudflare-limits.ts';
import { pagesFiles } from './cloudflare/pages-files.ts';
import { workersFiles } from './cloudflare/workers-files.ts';
import type { DeploySite, HostFiles } from './deploy-site.ts';
import { netlifyFiles } from './netlify/netlify-files.ts';
import { NETLIFY_LIMITS } from './netlify/netlify-limits.ts';
import { s3Files } from './s3/s3-files.ts';
import { S3_LIMITS } from './s3/s3-limits.ts';
import { caddyFiles } from './server/caddy-files.ts';
import { nginxFiles } from './server/nginx-files.ts';
import { vercelFiles } from './vercel/vercel-files.ts';
import { VERCEL_LIMITS } from './vercel/vercel-limits.ts';

/** A host as far as it is known without asking it. */
export type Target = {
  /** The host's name for people. */
  name: string;
  files: (site: DeploySite) => HostFiles;
  limits: readonly Limit[];
  /** Settings that a push needs, as they are written. */
  needs: readonly (
    | 'server.folder'
    | 'netlify.site'
    | 'cloudflare.account'
    | 'cloudflare.name'
    | 'vercel.project'
    | 's3.bucket'
  )[];
  /** True if the host reaches the backend over the open net, so that it must be https. */
  isRemote: boolean;
  /** True if the backend believes this host by the secret alone, so that a rewrite needs it when it is written. */
  needsSecret?: boolean;
};

/** Every host that a site can be sent to. */
export const TARGETS: Readonly<Record<DeployTarget, Target>> = {
  nginx: { name: 'nginx', files: nginxFiles, limits: [], needs: ['server.folder'], isRemote: false },
  caddy: { name: 'Caddy', files: caddyFiles, limits: [], needs: ['server.folder'], isRemote: false },
  netlify: {
    name: 'Netlify',
    files: netlifyFiles,
    limits: NETLIFY_LIMITS,
    needs: ['netlify.site'],
    isRemote: true,
    needsSecret: true,
  },
  'cloudflare-pages': {
    name: 'Cloudflare Pages',
    files: pagesFiles,
    limits: CLOUDFLARE_LIMITS,
    needs: ['cloudflare.name'],
    isRemote: true,
  },
  'cloudflare-workers': {
    name: 'Cloudflare Workers',
    files: workersFiles,
    limits: CLOUDFLARE_LIMITS,
    needs: ['cloudflare.account', 'cloudflare.name'],
    isRemote: true,
  },
  vercel: {
    name: 'Vercel',
    files: vercelFiles,
    limits: VERCEL_LIMITS,
    needs: ['vercel.project'],
    isRemote: true,
  },
  s3: { name: 'S3 with CloudFront', files: s3Files, limits: S3_LIMITS, needs: ['s3.bucket'], isRemote: true },
};
