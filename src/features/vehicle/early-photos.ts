import { pageMarks } from './page-marks.ts';

/** Photos of a vehicle before, and beside, the island that moves them: it comes at a touch, and they may fail or be swiped before. */
const PHOTOS = '.photo-gallery img';

/** Leaves the slot of a photo that could not be loaded empty, as large as it was (spec V20). */
const hide = (image: HTMLImageElement): void => void (image.style.visibility = 'hidden');

// An error does not bubble, and the first photo may have failed before this script came.
document.addEventListener(
  'error',
  ({ target }) => target instanceof HTMLImageElement && target.matches(PHOTOS) && hide(target),
  true,
);
for (const image of document.querySelectorAll<HTMLImageElement>(PHOTOS))
  if (image.complete && !image.naturalWidth) hide(image);

const gallery = document.querySelector('.photo-gallery');
/** Lets the photos after the first load: one that waits to be near its place would come as an empty slide. */
const wake = (): void => {
  for (const image of gallery ? pageMarks.findAll(gallery, 'asleep') : []) {
    pageMarks.set(image, 'asleep', undefined);
    if (image instanceof HTMLImageElement) image.loading = 'eager';
  }
};
for (const sign of ['pointerenter', 'touchstart', 'focusin', 'scroll'] as const)
  gallery?.addEventListener(sign, wake, { once: true, passive: true, capture: true });
