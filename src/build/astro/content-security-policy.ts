import type { AstroUserConfig } from 'astro';
import { pictureOrigins } from '../../domain/picture/picture-origins.ts';
import { siteCalls } from '../../domain/platform/site-calls.ts';
import { frameOrigins, frameSource, mediaOrigins } from '../../domain/site/frame-origins.ts';
import type { SiteData } from './site-data.ts';
import type { Tenant } from '../../tenant/schema.ts';

type CspSettings = Exclude<NonNullable<NonNullable<AstroUserConfig['security']>['csp']>, boolean>;

/**
 * Where the browser may send requests: the site itself, its search server, its collector of events and its platform, where they
 * are named.
 */
function connectOrigins(tenant: Tenant): string {
  const { meilisearch } = tenant.search;
  const { analytics, site } = tenant;
  const collector = analytics && new URL(analytics.endpoint, site.url).origin;
  const others = [meilisearch && new URL(meilisearch.host).origin, collector, siteCalls(tenant)?.origin];
  const named = others.filter((origin) => typeof origin === 'string' && origin !== '' && origin !== site.url);
  return ["'self'", ...new Set(named)].join(' ');
}

/**
 * The directives of a tenant's one policy; Astro adds the hashes of its own inline loaders. Nothing is allowed that the
 * site does not use, `videos` of its texts among that. Trusted Types are enforced with the single policy that the addresses of workers pass.
 */
export function contentSecurityPolicy({ tenant, videos }: Pick<SiteData, 'tenant' | 'videos'>): CspSettings {
  const media = mediaOrigins(tenant, videos);
  return {
    algorithm: 'SHA-256',
    directives: [
      "default-src 'none'",
      `img-src ${["'self'", 'data:', ...pictureOrigins(tenant.images)].join(' ')}`,
      "font-src 'self'",
      `connect-src ${connectOrigins(tenant)}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      frameSource(frameOrigins(tenant, videos)),
      ...(media.length > 0 ? ([`media-src ${media.join(' ')}`] as const) : []),
      "require-trusted-types-for 'script'",
      'trusted-types forecourt',
    ],
  };
}
