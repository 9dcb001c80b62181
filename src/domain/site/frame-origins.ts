import type { ChatSettings } from '../chat/chat-settings.ts';
import { hasChat } from '../chat/vehicle-chat.ts';
import { serviceFrames, type ServiceSite } from '../lead/service-frames.ts';
import { locationFrames, type EmbeddedPage } from '../location/location-frames.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';
import type { VehiclePageSettings } from '../vehicle/vehicle-page-settings.ts';
import { videoFrames, type VideoEmbed } from '../video/video-embed.ts';

type FramingSite = {
  locations: readonly Location[];
  location: LocationSettings;
  chat: ChatSettings;
  vehicle_page: Pick<VehiclePageSettings, 'video_origins'>;
} & ServiceSite;

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** The pages of others that pages of a site can show once a shopper wants them: of locations (spec L4), and of a service (spec K20). */
export const embeddedPages = (site: Omit<FramingSite, 'chat' | 'vehicle_page'>): EmbeddedPage[] => [
  ...site.locations.flatMap((place) => locationFrames(place, site.location)),
  ...serviceFrames(site, 'service'),
];

/**
 * Origins of the pages that some page of a site shows in a frame, that of the chat (spec V15) and those of `videos`, which its
 * texts name, among them.
 */
export function frameOrigins(site: FramingSite, videos: readonly VideoEmbed[]): string[] {
  const { chat, vehicle_page } = site;
  const urls = [
    ...embeddedPages(site).map(({ url }) => url),
    ...vehicle_page.video_origins,
    ...videoFrames(videos),
  ];
  if (hasChat(chat) && chat.provider !== 'message-form') urls.push(chat.provider.address);
  return originsOf(urls);
}

/** Origins of the files of video that some page of a site plays: of vehicles (spec V2), and of its texts. */
export const mediaOrigins = (
  { vehicle_page }: Pick<FramingSite, 'vehicle_page'>,
  videos: readonly VideoEmbed[],
): string[] =>
  originsOf([
    ...vehicle_page.video_origins,
    ...videos.filter(({ kind }) => kind === 'file').map(({ address }) => address),
  ]);

/** What a security policy says of frames with pages from these addresses. */
export function frameSource(addresses: readonly string[]): `frame-src ${string}` {
  const origins = originsOf(addresses);
  return `frame-src ${origins.length > 0 ? origins.join(' ') : "'none'"}`;
}

/**
 * What one page of a site says of its own frames beside the policy of the whole site, which static hosts send with every page and
 * which a page can only narrow (docs/decisions/0088-drawn-locator.md); undefined where the site frames nothing anyway.
 */
export const pageFrameSource = (
  siteOrigins: readonly string[],
  addresses: readonly string[],
): string | undefined => (siteOrigins.length > 0 ? frameSource(addresses) : undefined);
