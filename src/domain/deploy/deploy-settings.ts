import * as z from 'zod';
import { BackendOrigin } from '../address/web-address.ts';

/** Hosts that a site can be sent to. */
export const DEPLOY_TARGETS = [
  'nginx',
  'caddy',
  'netlify',
  'cloudflare-pages',
  'cloudflare-workers',
  'vercel',
  's3',
] as const;
export type DeployTarget = (typeof DEPLOY_TARGETS)[number];

const Name = z.string().regex(/^[\w.-]*$/, 'letters, digits, dots, hyphens and underscores');

/** Where a site is sent, and where its host finds the backend. Secrets are never here: they come from the environment. */
export const DeploySettings = z.strictObject({
  /** The host that `npm run deploy` takes when it is named none; false for none. */
  target: z.union([z.literal(false), z.enum(DEPLOY_TARGETS)]).default(false),
  /** Origin at which two pages are asked for after each sending, to see that they are this release with its styles and its policy; empty for that of `site.url`, false for a site that has no address yet. */
  live_at: z.union([z.literal(false), z.literal(''), BackendOrigin]).default(''),
  /** Who answers `/api/*`, `/_leads` and forms on the host of the site. */
  backend: z
    .strictObject({
      /** Origin of the backend, as the host reaches it: https://leads.example.com, on a server of your own also http://127.0.0.1:4322; empty for none. */
      url: z.union([z.literal(''), BackendOrigin]).default(''),
    })
    .prefault({}),
  /** Days that files which no page needs any more stay on the host, for tabs that are still open. */
  grace_days: z.number().int().min(1).max(365).default(7),
  /** Host below which each preview has a name of its own, `<branch>.<this host>`, on servers and S3; empty for no previews there. */
  preview_host: z
    .string()
    .regex(/^([a-z\d-]+(\.[a-z\d-]+)+)?$/, 'a host such as preview.example.com')
    .default(''),
  /** A server of your own, with nginx or Caddy. */
  server: z
    .strictObject({
      /** Where to by ssh, as in deploy@www.example.com; empty for this machine. */
      host: z
        .string()
        .regex(/^([\w.-]+@)?[\w.-]*$/, 'a host, or user@host')
        .refine((host) => !host.startsWith('-'), 'a host, not an option')
        .default(''),
      /** The folder of the site there, absolute. */
      folder: z
        .string()
        .regex(
          /^(\/[\w.-]+(\/[\w.-]+)*)?$/,
          'an absolute path of letters, digits, dots, hyphens and underscores',
        )
        .default(''),
      /** A command that is run there when the configuration has changed, as in `sudo systemctl reload nginx`; empty for none. */
      reload: z.string().default(''),
    })
    .prefault({}),
  netlify: z
    .strictObject({
      /** The id of the project at Netlify (API ID), or its name there. */
      site: Name.default(''),
    })
    .prefault({}),
  /** Pages and Workers of Cloudflare. */
  cloudflare: z
    .strictObject({
      /** The id of the account. */
      account: Name.default(''),
      /** The name of the Pages project or of the Worker. */
      name: Name.default(''),
    })
    .prefault({}),
  vercel: z
    .strictObject({
      /** The name of the project. */
      project: Name.default(''),
      /** The id of the team; empty for a personal account. */
      team: Name.default(''),
    })
    .prefault({}),
  /** S3 or a storage that speaks its language, with CloudFront in front. */
  s3: z
    .strictObject({
      /** The name of the bucket. */
      bucket: Name.default(''),
      /** Its region. */
      region: Name.default('ap-southeast-2'),
      /** Origin of a storage that is not Amazon's, as in https://storage.example.com; empty for Amazon's. */
      endpoint: z.union([z.literal(''), BackendOrigin]).default(''),
    })
    .prefault({}),
});
export type DeploySettings = z.output<typeof DeploySettings>;
