import type { VideoEmbed } from '../../domain/video/video-embed.ts';
import { hasConsent, keepConsent } from '../../state/consent.ts';
import { foreignFrame, VIDEO_RIGHTS } from '../ui/foreign-frame.ts';
import { PageMarks } from '../ui/page-marks.ts';

/** Parts of a page that show pages and videos of other companies. */
export type FrameMarks = {
  /** A panel that a frame comes into, with the address of its page and what it shows. */
  frame: string;
  'frame-title': string;
  /** Of a panel with a video: how it plays. */
  'frame-video': VideoEmbed['kind'];
  /** The button of a panel: a press on it is consent. */
  'frame-show': true;
};
const marks = new PageMarks<FrameMarks>();

/** Pixels. */
const PAGE_HEIGHT = '640';

/** A file of video in the browser's own player. */
function player(title: string, address: string): HTMLVideoElement {
  const video = document.createElement('video');
  Object.assign(video, { src: address, controls: true, autoplay: true, playsInline: true });
  video.setAttribute('aria-label', title);
  return video;
}

/** What a panel shows once it is wanted; its style is in no class, because those of forms are full. */
function shownIn(panel: Element): HTMLElement {
  const {
    frame: address,
    'frame-title': title,
    'frame-video': kind,
  } = marks.read(panel, 'frame', 'frame-title', 'frame-video');
  if (kind === 'file') return player(title, address);
  if (kind) return foreignFrame(title, address, '', VIDEO_RIGHTS);
  const frame = foreignFrame(title, address, 'w-full rounded-medium bg-raised');
  frame.height = PAGE_HEIGHT;
  return frame;
}

/**
 * Loads the page or the video of a panel (spec L4, K20, P1): on its button, which is the shopper's consent, or on its tab where
 * the shopper agreed before. A tab alone asks.
 */
export function showFrame(pressed: HTMLElement): void {
  const isTab = pressed.getAttribute('role') === 'tab';
  if (isTab && !hasConsent('frames')) return;
  const panel = isTab
    ? document.getElementById(pressed.getAttribute('aria-controls') ?? '')
    : pressed.closest(marks.selector('frame'));
  if (!panel || panel.querySelector('iframe, video')) return;
  if (!isTab) keepConsent({ frames: true });
  const shown = shownIn(panel);
  panel.replaceChildren(shown);
  if (!isTab) shown.focus();
}
