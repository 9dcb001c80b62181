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

/**
 * How a video of the web can be played within the page (spec V2), or undefined where it can only be linked to: `origins`
 * are those the site's security policy lets play.
 */
export function videoEmbed(url: string, origins: readonly string[]): VideoEmbed | undefined {
  if (!URL.canParse(url)) return undefined;
  const { href, pathname } = new URL(url);
  const framed = PLAYERS.map(({ page, player }) => ({ id: page.exec(href)?.[1], player })).find(
    ({ id }) => id,
  );
  const embed: VideoEmbed | undefined = framed?.id
    ? { kind: 'frame', address: framed.player(framed.id) }
    : VIDEO_FILE.test(pathname)
      ? { kind: 'file', address: href }
      : undefined;
  return embed && origins.includes(new URL(embed.address).origin) ? embed : undefined;
}
