import EmblaCarousel from 'embla-carousel';
import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { rowEnd, rowStops } from './row-stops.ts';
import { nearestStop } from './snap-stops.ts';
import { wantsLessMotion } from './wants-less-motion.ts';

/** What embla-carousel-react gives a React part; the core alone gives the same without React (docs/decisions/0041). */
type Embla = NonNullable<UseEmblaCarouselType[1]>;

/** A drag by a mouse over this share of the row goes on to the next stop, a shorter one goes back; flicks are of fingers. */
const SHARE_TO_STEP = 0.15;

export type RowDriver = {
  /** Moves smoothly to a stop (from 0). */
  goTo: (stop: number) => void;
  /** Ends a move on its way where it is. */
  stop: () => void;
};

export type DriveOptions = {
  /** Whether a drag may move the row now; always, unless given. */
  mayDrag?: () => boolean;
  /** What of a touch is left to the browser, in words of CSS; scrolling the page up and down, unless given. */
  touchAction?: string;
  /** Called with the stop that embla is on the way to. */
  onSelect?: (stop: number) => void;
  onSettle?: () => void;
};

/**
 * Lets embla drag and step a row; `pressed` is the press of a mouse that is still held, whose drag begins now. The row stays
 * what scrolls, so wheels, focus and links to a slide work as before.
 */
export function driveRow(
  row: HTMLElement,
  options: DriveOptions,
  pressed: PointerEvent | undefined,
): RowDriver {
  const { mayDrag, touchAction = 'pan-y pinch-zoom', onSelect, onSettle } = options;
  const stopOf = (slide: number): number => rowStops(row)[slide] ?? rowEnd(row);
  const embla: Embla = EmblaCarousel(row, {
    container: row,
    containScroll: false,
    // Embla puts a slide's left edge at this distance from the row's; the difference makes its stops those of the browser.
    align: (_, __, slide) => {
      const { offsetLeft = 0 } = (row.children[slide] as HTMLElement | undefined) ?? {};
      return Math.abs(row.offsetLeft - offsetLeft) - stopOf(slide);
    },
    watchSlides: false,
    watchFocus: false,
    watchDrag: (_, event) => {
      if (rowEnd(row) === 0 || mayDrag?.() === false) return false;
      startWhereItIs();
      if (event instanceof MouseEvent) followMouse(event.clientX);
      return true;
    },
  });

  /** Embla moves its container by a transform; here its positions become scroll positions. */
  const scrollInstead = (): void => {
    const { translate } = embla.internalEngine();
    translate.clear();
    translate.toggleActive(false);
  };
  /** The row may have been scrolled by something else since embla last moved it. */
  function startWhereItIs(): void {
    const { location, offsetLocation, previousLocation, target, index } = embla.internalEngine();
    for (const place of [location, offsetLocation, previousLocation, target]) place.set(-row.scrollLeft);
    index.set(nearestStop(rowStops(row), row.scrollLeft));
  }
  function followMouse(from: number): void {
    const start = embla.selectedScrollSnap();
    const release = ({ clientX }: MouseEvent): void => {
      const moved = from - clientX;
      const step = Math.abs(moved) < row.clientWidth * SHARE_TO_STEP ? 0 : Math.sign(moved);
      if (step === 0 || embla.selectedScrollSnap() === start) moveTo(start + step);
    };
    addEventListener('mouseup', release, { once: true });
  }
  const settle = (): void => {
    row.style.scrollSnapType = '';
    onSettle?.();
  };
  const stop = (): void => {
    embla.internalEngine().animation.stop();
    settle();
  };
  const moveTo = (index: number): void => {
    embla.scrollTo(index);
    if (!wantsLessMotion()) return;
    stop();
    row.scrollLeft = stopOf(embla.selectedScrollSnap());
  };

  scrollInstead();
  row.style.touchAction = touchAction;
  embla.on('reInit', scrollInstead);
  embla.on('select', () => onSelect?.(embla.selectedScrollSnap()));
  embla.on('scroll', () => {
    // Snapping would pull against every step of the way.
    row.style.scrollSnapType = 'none';
    row.scrollLeft = -embla.internalEngine().offsetLocation.get();
  });
  embla.on('settle', settle);
  embla.on('pointerUp', () => wantsLessMotion() && moveTo(embla.selectedScrollSnap()));
  const yieldToWheel = ({ deltaX, deltaY }: WheelEvent): void => {
    if (Math.abs(deltaX) > Math.abs(deltaY)) stop();
  };
  row.addEventListener('wheel', yieldToWheel, { passive: true });
  if (pressed) row.dispatchEvent(new MouseEvent('mousedown', pressed));

  return {
    goTo(index): void {
      startWhereItIs();
      embla.scrollTo(index);
    },
    stop,
  };
}
