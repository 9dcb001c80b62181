import { uiParts } from '../../components/ui/ui-parts.ts';

const MAX_LENGTH = 100;

/**
 * Tells the title of each offer of the page whenever it is in view. Lists are drawn anew while they are filtered, so that
 * it looks at what is there after each scroll and choice.
 */
export function watchOffers(seen: (title: string) => void): void {
  let isLooking = false;
  const look = (): void => {
    isLooking = false;
    for (const offer of uiParts.findAll(document, 'offer')) {
      const { top, bottom, height } = offer.getBoundingClientRect();
      if (height > 0 && top < innerHeight && bottom > 0)
        seen((uiParts.valueOf(offer, 'offer') ?? '').slice(0, MAX_LENGTH));
    }
  };
  const lookSoon = (): void => {
    if (isLooking) return;
    isLooking = true;
    requestAnimationFrame(look);
  };
  document.addEventListener('scroll', lookSoon, { passive: true });
  document.addEventListener('list-choice', lookSoon);
  lookSoon();
}
