import { PageParts } from '../ui/page-parts.ts';

/** Parts of a page that show pages of other companies. */
export const frameParts = new PageParts<{
  /** A panel that a frame comes into, with the address of its page and what it shows. */
  frame: string;
  'frame-title': string;
  /** The button of a panel: whoever presses it has agreed. */
  'frame-show': true;
}>();
