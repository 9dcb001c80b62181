/** The most photos that a card shows (spec S4); its page has them all. */
const MAX_PHOTOS = 5;
/** CSS pixels to the side that make a touch a swipe; a tap trembles by less. */
const MIN_SWIPE = 30;

/** A place in the window, in CSS pixels. */
export type WindowPoint = { x: number; y: number };

/** How many photos a card of a vehicle with `count` photos shows in place: 1 to 5. */
export const shownPhotos = (count = 1): number => Math.min(Math.max(count, 1), MAX_PHOTOS);

/** The id of a photo in the gallery of a vehicle's page, by its number from 1: the page says where its photos are. */
export const photoId = (number: number): string => `photo-${number}`;

/**
 * The address of a photo for a card: the narrowest of a `srcset`, which is 960 px wide in a gallery, else `src`. Addresses may have
 * commas in them, and no spaces.
 */
export function narrowestSource(srcset: string, src: string): string {
  return /^\S+/.exec(srcset.trim())?.[0] ?? src;
}

/** The step that a touch asks for: 1 to the next photo, -1 back, 0 where it is no swipe to the side. */
export function swipeStep(from: WindowPoint, to: WindowPoint): -1 | 0 | 1 {
  const across = from.x - to.x;
  if (Math.abs(across) < MIN_SWIPE || Math.abs(across) <= Math.abs(from.y - to.y)) return 0;
  return across > 0 ? 1 : -1;
}
