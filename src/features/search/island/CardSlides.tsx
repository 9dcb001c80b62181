import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/ui/Icon.tsx';
import { wantsLessMotion } from '../../../components/ui/wants-less-motion.ts';
import { shownPhotos } from '../../../domain/vehicle/card-photos.ts';
import { whenIdle } from '../../../services/search/do-while-idle.ts';
import type { CardSlidesProps } from './card-photos-context.ts';
import { loadCardPhotos } from './load-card-photos.ts';

/** The whole card is dragged, since its link covers all of it; embla keeps a drag from opening that. */
const OPTIONS: NonNullable<Parameters<typeof useEmblaCarousel>[0]> = {
  container: '.card-track',
  align: 'start',
  containScroll: false,
  watchFocus: false,
  watchDrag: (_, { target }) => !(target as Element).closest('button'),
};

/**
 * The photos of a card after its first, moved by embla once the mouse is over the card, or where there is none once it is in the
 * window, and its arrows (spec S4, X5). Where they are is asked when the shopper first reaches for them; each loads when the one
 * before it shows.
 */
export function CardSlides({
  card,
  track,
  at,
  onShow,
  onSlides,
  swipe,
  followed,
  areNearReady,
}: CardSlidesProps) {
  const [isNear, setNear] = useState(false);
  const [photos, setPhotos] = useState<readonly string[]>();
  const [reached, setReached] = useState(0);
  const [setRoot, embla] = useEmblaCarousel(OPTIONS);
  const asked = useRef<Promise<void>>(undefined);
  const count = photos ? shownPhotos(photos.length) : shownPhotos(card.photos);

  useEffect(() => {
    const element = track.current;
    const article = element?.closest('article');
    if (!element || !article) return undefined;
    // A busy phone may have no idle moment for seconds, and a swipe that was made is answered at once.
    if (swipe?.card === article) {
      setNear(true);
      return undefined;
    }
    if (!areNearReady) {
      const reach = (): void => setNear(true);
      if (article.matches(':hover')) reach();
      article.addEventListener('pointerenter', reach, { once: true });
      return () => article.removeEventListener('pointerenter', reach);
    }
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // A carousel measures its card: a list that was just filtered shows first.
      whenIdle(() => setNear(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [track, areNearReady, swipe]);
  useEffect(() => {
    if (isNear) setRoot(track.current?.closest('article') ?? null);
  }, [isNear, setRoot, track]);

  useEffect(() => {
    if (isNear)
      onSlides(
        Array.from({ length: count - 1 }, (_, index) => (index <= reached ? photos?.[index + 1] : undefined)),
      );
  }, [isNear, count, reached, photos, onSlides]);

  const ask = (): void => {
    asked.current ??= loadCardPhotos(card.href).then(setPhotos, () => {
      // Without a network the first photo is what there is; the next try asks again.
      asked.current = undefined;
      embla?.scrollTo(0, true);
    });
  };
  const step = (by: -1 | 1): void => {
    ask();
    embla?.scrollTo(at + by, wantsLessMotion());
  };

  const now = useRef({ ask, step, onShow });
  now.current = { ask, step, onShow };
  useEffect(() => {
    if (!embla) return undefined;
    const show = (): void => {
      const shown = embla.selectedScrollSnap();
      now.current.onShow(shown);
      setReached((before) => Math.max(before, shown));
    };
    let isHeld = false;
    const hold = (): void => void (isHeld = true);
    const move = (): void => {
      if (isHeld) now.current.ask();
    };
    const release = (): void => {
      isHeld = false;
      if (wantsLessMotion()) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    const answers = { select: show, reInit: show, pointerDown: hold, scroll: move, pointerUp: release };
    const events = Object.entries(answers) as [keyof typeof answers, () => void][];
    for (const [event, answer] of events) embla.on(event, answer);
    followed.add(embla.rootNode());
    return () => {
      for (const [event, answer] of events) embla.off(event, answer);
    };
  }, [embla, followed]);
  useEffect(() => {
    if (embla && swipe?.card === embla.rootNode()) now.current.step(swipe.by);
  }, [embla, swipe]);

  if (!isNear || count === 1) return null;
  const arrow = (by: -1 | 1) => {
    const isOver = by < 0 ? at === 0 : at === count - 1;
    return (
      <button
        type="button"
        className={`card-arrow no-print ${by < 0 ? 'left-2' : 'right-2'}`}
        aria-label={`${by < 0 ? 'Previous' : 'Next'} photo of ${card.title}`}
        // It stays where it is focused; the keyboard passes by it only where it leads nowhere.
        aria-disabled={isOver}
        tabIndex={isOver ? -1 : 0}
        onPointerEnter={ask}
        onFocus={ask}
        onClick={() => !isOver && step(by)}
      >
        <Icon name={by < 0 ? 'chevron-left' : 'chevron-right'} className="size-5" />
      </button>
    );
  };
  return (
    <>
      {arrow(-1)}
      {arrow(1)}
      <span className="sr-only" aria-live="polite">
        {reached > 0 && `Photo ${at + 1} of ${count}`}
      </span>
    </>
  );
}
