import { hasConsent, keepConsent } from '../../state/consent.ts';
import { foreignFrame } from '../ui/foreign-frame.ts';
import { frameParts } from './frame-parts.ts';

/**
 * Loads the page of a panel into a frame (spec L4, K20): on its button, which is the shopper's consent, or on its tab where
 * the shopper agreed before. A tab alone asks.
 */
export function showFrame(pressed: HTMLElement): void {
  const isTab = pressed.getAttribute('role') === 'tab';
  if (isTab && !hasConsent('frames')) return;
  const panel = isTab
    ? document.getElementById(pressed.getAttribute('aria-controls') ?? '')
    : pressed.closest(frameParts.selector('frame'));
  if (!panel || panel.querySelector('iframe')) return;
  const { frame: address, 'frame-title': title } = frameParts.read(panel, 'frame', 'frame-title');
  if (!isTab) keepConsent({ frames: true });
  const frame = foreignFrame(title, address, 'w-full rounded-medium bg-raised');
  // Pixels. As an attribute: a class of its own would be in the style of every page, and those of forms are full.
  frame.height = '640';
  panel.replaceChildren(frame);
  if (!isTab) frame.focus();
}
