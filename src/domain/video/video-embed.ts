/** A video as a page can play it: a file in its own player, or a page in a frame. */
export type VideoEmbed = { kind: 'file' | 'frame'; address: string };

/** Pages of the sites dealers put their videos on, and the address that plays one in a frame. */
const PLAYERS: readonly { page: RegExp; player: (id: string) => string }[] = [
  {
    page: /^https:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/|live\/)|youtu\.be\/)([\w-]{6,})/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    page: /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1`,
  },
];

const VIDEO_FILE = /\.(mp4|webm)$/i;

/** How a page can play a video of the web; undefined for an address of neither a known player nor a file. */
function knownPlayer(url: string): VideoEmbed | undefined {
  if (!URL.canParse(url)) return undefined;
  const { href, pathname } = new URL(url);
  const framed = PLAYERS.map(({ page, player }) => ({ id: page.exec(href)?.[1], player })).find(
    ({ id }) => id,
  );
  if (framed?.id) return { kind: 'frame', address: framed.player(framed.id) };
  return VIDEO_FILE.test(pathname) ? { kind: 'file', address: href } : undefined;
}

/**
 * How a video of the web can be played within the page (spec V2), or undefined where it can only be linked to: `origins`
 * are those the site's security policy lets play.
 */
export function videoEmbed(url: string, origins: readonly string[]): VideoEmbed | undefined {
  const embed = knownPlayer(url);
  return embed && origins.includes(new URL(embed.address).origin) ? embed : undefined;
}

/** How a page plays the video that a text of the dealer names: an address of no known player is a page made for frames (spec P1, K20). */
export const namedVideo = (url: string): VideoEmbed => knownPlayer(url) ?? { kind: 'frame', address: url };

/** Addresses of the players among videos, which are pages in frames. */
export const videoFrames = (videos: readonly VideoEmbed[]): string[] =>
  videos.filter(({ kind }) => kind === 'frame').map(({ address }) => address);
