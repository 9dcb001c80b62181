import { videoFrames } from '../video/video-embed.ts';
import type { ShownText } from './content-view.ts';

/** Addresses of the pages of other companies that a text can show in a frame: the players of its videos (spec P1, K20). */
export const shownFrames = ({ blocks }: Pick<ShownText, 'blocks'>): string[] =>
  videoFrames(blocks.flatMap((block) => (block.block === 'video' ? block.embed : [])));
