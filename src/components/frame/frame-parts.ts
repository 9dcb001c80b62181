import type { VideoEmbed } from '../../domain/video/video-embed.ts';
import { PageParts } from '../ui/page-parts.ts';

/** Parts of a page that show pages and videos of other companies. */
export const frameParts = new PageParts<{
  /** A panel that a frame comes into, with the address of its page and what it shows. */
  frame: string;
  'frame-title': string;
  /** Of a panel with a video: how it plays. */
  'frame-video': VideoEmbed['kind'];
  /** The button of a panel: whoever presses it has agreed. */
  'frame-show': true;
}>();
