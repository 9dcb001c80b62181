import type { ChatSettings } from '../chat/chat-settings.ts';
import { hasChat } from '../chat/vehicle-chat.ts';
import { locationFrames } from '../location/location-frames.ts';
import type { LocationSettings } from '../location/location-settings.ts';
import type { Location } from '../location/location.ts';

type FramingSite = { locations: readonly Location[]; location: LocationSettings; chat: ChatSettings };

const originsOf = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.map((address) => new URL(address).origin)),
];

/** Origins of the pages that some page of a site shows in a frame: of locations (spec L4), and of the chat (spec V15). */
export function frameOrigins({ locations, location, chat }: FramingSite): string[] {
  const urls = locations.flatMap((place) => locationFrames(place, location).map(({ url }) => url));
  if (hasChat(chat) && chat.provider !== 'message-form') urls.push(chat.provider.address);
  return originsOf(urls);
}

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
