import { namedVideo, type VideoEmbed } from '../video/video-embed.ts';
import type { ContentText } from './content-text.ts';

/** How the videos of texts play, each once: what the security policy of their site has to allow (spec P1, K20). */
export function textVideos(texts: readonly Pick<ContentText, 'blocks'>[]): VideoEmbed[] {
  const named = texts.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.block === 'video' ? namedVideo(block.src) : [])),
  );
  return [...new Map(named.map((video) => [video.address, video])).values()];
}
