import type { PlatformSettings } from './platform-settings.ts';

/** Who answers the calls of a site's pages (spec K). */
export type SiteCalls = {
  /** Their origin, 'https://api.example.com.au'; '' for the host of the site. */
  origin: string;
  /** The site as they know it. */
  websiteId: string;
};

/** The settings that say which calls are answered. */
export type CallsSettings = { slug: string; platform: PlatformSettings; leads: unknown };

/**
 * The dealer's platform, where it has one; else the backend that takes its leads, on the host of the site; undefined for
 * a site of files alone, whose pages call nobody.
 */
export function siteCalls({ slug, platform, leads }: CallsSettings): SiteCalls | undefined {
  if (platform) return { origin: platform.url ?? '', websiteId: platform.website_id };
  return leads ? { origin: '', websiteId: slug } : undefined;
}
