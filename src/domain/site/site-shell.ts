import type { AccountSite } from '../account/account-paths.ts';
import type { AnalyticsSettings } from '../analytics/analytics-settings.ts';
import type { ChatSettings } from '../chat/chat-settings.ts';
import { hasChatOfOthers } from '../chat/vehicle-chat.ts';
import { CONSENT_KINDS, type ConsentKind } from '../consent/consent-kinds.ts';
import type { GarageSite } from '../garage/garage-site.ts';
import type { ServiceSite } from '../lead/service-frames.ts';
import type { FooterPlaces } from './footer-places.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import { searchBoxSettings, type SearchBoxSettings } from '../search/search-box-settings.ts';
import type { CardSettings } from '../vehicle/card-settings.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';
import type { VideoEmbed } from '../video/video-embed.ts';
import { type OfflineSite, offlineSite } from '../offline/offline-site.ts';
import { siteCalls, type CallsSettings, type SiteCalls } from '../platform/site-calls.ts';
import { embeddedPages, frameOrigins } from './frame-origins.ts';
import { accountLinks, type AccountLink, type RunningPromotion } from './account-links.ts';
import type { ShownNavigation } from './filled-navigation.ts';
import type { SiteSettings } from './site-settings.ts';

/** What is around every page of a site: its head, header and footer. */
export type SiteShell = {
  slug: string;
  site: SiteSettings;
  /** The links of the header with what their menus list. */
  navigation: readonly ShownNavigation[];
  search: SearchBoxSettings;
  /** The dealer's places, as the footer shows them. */
  places: FooterPlaces;
  hasFavourites: boolean;
  hasComparison: boolean;
  /** What opens again without a network (spec S17). */
  offline: OfflineSite;
  /** The menu of a signed-in shopper; empty where there are no accounts. */
  accountLinks: readonly AccountLink[];
  /** Where what visitors do is counted; false where it is not. */
  analytics: AnalyticsSettings | false;
  /** What visitors are asked about before it is loaded or sent. */
  consents: readonly ConsentKind[];
  /** Origins of what some page of the site shows in a frame. */
  frameOrigins: readonly string[];
  /** Who answers what the pages ask; undefined where nobody does. */
  calls: SiteCalls | undefined;
  /** The address of the tenant's colours, corners and shadows: the first style of the page. */
  themeHref: string;
  logoHref: string;
  /** What the banner of a preview says. */
  preview: SitePreview | undefined;
};

/** A preview: when it was built, on the dealer's clock, in words, and what is wrong with the files since. */
export type SitePreview = { builtAt: string; problems: readonly string[] };

type ShellTenant = Pick<SiteShell, 'slug' | 'site' | 'analytics'> & {
  locations: readonly Location[];
  location: LocationSettings;
} & Parameters<typeof searchBoxSettings>[0] & {
    card: Pick<CardSettings, 'favourites' | 'compare'>;
    chat: ChatSettings;
    vehicle_page: Pick<VehiclePageSettings, 'video_origins'>;
    switches: { offline: boolean };
  } & ServiceSite &
  AccountSite &
  GarageSite &
  RunningPromotion &
  CallsSettings;

/** The shell of a tenant's pages, which its settings, its look and the videos of its texts decide (spec P1, D11). */
export function siteShell(
  tenant: ShellTenant,
  look: Pick<SiteShell, 'themeHref' | 'logoHref' | 'navigation' | 'places'>,
  videos: readonly VideoEmbed[] = [],
  preview?: SitePreview,
): SiteShell {
  const { slug, site, card, analytics, chat, vehicle_page } = tenant;
  const hasVideos = vehicle_page.video_origins.length + videos.length > 0;
  const asked: Record<ConsentKind, boolean> = {
    analytics: analytics !== false,
    chat: hasChatOfOthers(chat),
    frames: hasVideos || embeddedPages(tenant).length > 0,
  };
  return {
    slug,
    site,
    search: searchBoxSettings(tenant),
    hasFavourites: card.favourites !== 'off',
    hasComparison: card.compare,
    offline: offlineSite(tenant),
    accountLinks: accountLinks(tenant),
    analytics,
    consents: CONSENT_KINDS.filter((kind) => asked[kind]),
    frameOrigins: frameOrigins(tenant, videos),
    calls: siteCalls(tenant),
    ...look,
    preview,
  };
}
