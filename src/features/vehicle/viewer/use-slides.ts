import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { wantsLessMotion } from '../../../components/ui/wants-less-motion.ts';
import { afterWheel, WHEEL_AT_REST } from './wheel-steps.ts';

/** What useEmblaCarousel gives once it moves something. */
type Embla = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

/** A drag by a mouse over this share of the row goes on to the next slide, a shorter one goes back; flicks are of fingers. */
const SHARE_TO_STEP = 0.15;
/** Milliseconds without an event of scrolling after which a row has come to rest. */
const REST_MS = 100;

type SlidesOptions = {
  /** The slide (from 0) that is to show. */
  slide: number;
  /** Called with the slide that comes to show by a drag, a wheel or the browser. */
  onShow: (slide: number) => void;
  /** True if a drag or a wheel may move the row now; always, unless given. */
  mayMove?: () => boolean;
};

type Slides = {
  /** For the element that clips; its one child holds the slides, each as wide as it. */
  ref: (element: HTMLDivElement | null) => void;
  viewport: RefObject<HTMLDivElement | null>;
  /** True if embla moves the slides; the browser scrolls them before. */
  isDriven: boolean;
};

/** The slide (from 0) that lies nearest to where a row begins, wherever scrolling and embla have put it. */
function slideAt(viewport: HTMLElement): number {
  const start = viewport.getBoundingClientRect().left;
  const offsets = [...(viewport.firstElementChild?.children ?? [])].map((slide) =>
    Math.abs(slide.getBoundingClientRect().left - start),
  );
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
}

/** True if the browser is not in the middle of scrolling a row from slide to slide. */
const isAtRest = (viewport: HTMLElement): boolean =>
  Math.abs(viewport.scrollLeft - slideAt(viewport) * viewport.clientWidth) < 2;

/** Calls `done` once the browser has brought a row to rest; answers what gives that up. */
function whenAtRest(viewport: HTMLElement, done: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    viewport.removeEventListener('scroll', wait);
  };
  const look = (): void => {
    if (!isAtRest(viewport)) return wait();
    stop();
    done();
  };
  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(look, REST_MS);
  }
  viewport.addEventListener('scroll', wait, { passive: true });
  if (isAtRest(viewport)) look();
  else wait();
  return stop;
}

/** Lets a mouse that is pressed go on by a share of the row, however slowly it went. */
function followMouse(embla: Embla, from: number): void {
  const start = embla.selectedScrollSnap();
  const release = ({ clientX }: MouseEvent): void => {
    const moved = from - clientX;
    const step = Math.abs(moved) < embla.rootNode().clientWidth * SHARE_TO_STEP ? 0 : Math.sign(moved);
    if (step === 0 || embla.selectedScrollSnap() === start) embla.scrollTo(start + step, wantsLessMotion());
  };
  addEventListener('mouseup', release, { once: true });
}

/** Lets wheels and trackpads that move sideways step a row, which does not scroll any more; answers what ends that. */
function followWheel(viewport: HTMLElement, mayMove: () => boolean, step: (by: -1 | 1) => void): () => void {
  let wheel = WHEEL_AT_REST;
  const turn = (event: WheelEvent): void => {
    const { deltaX, deltaY, ctrlKey, timeStamp } = event;
    if (ctrlKey || Math.abs(deltaX) <= Math.abs(deltaY) || !mayMove()) return;
    event.preventDefault();
    const after = afterWheel(wheel, deltaX, timeStamp);
    wheel = after.state;
    if (after.step !== 0) step(after.step);
  };
  viewport.addEventListener('wheel', turn, { passive: false });
  return () => viewport.removeEventListener('wheel', turn);
}

/** Hands embla the press of a mouse that was held before it came, as the mouse moves on; answers what ends that. */
function followHeldMouse(viewport: HTMLElement): () => void {
  const events = ['pointermove', 'pointerdown', 'pointerup'] as const;
  const see = ({ type, pointerType, buttons, clientX, clientY }: PointerEvent): void => {
    stop();
    if (type === 'pointermove' && pointerType === 'mouse' && buttons === 1)
      viewport.dispatchEvent(new MouseEvent('mousedown', { clientX, clientY, buttons, bubbles: true }));
  };
  const stop = (): void => {
    for (const type of events) viewport.removeEventListener(type, see);
  };
  for (const type of events) viewport.addEventListener(type, see);
  return stop;
}

/**
 * Moves a row of slides by embla. A row that scrolls is taken over where it was scrolled, once it rests there, without a move
 * to be seen; and whenever the browser scrolls it again, to an anchor, a focus or a word that is searched (spec X5).
 */
export function useSlides({ slide, onShow, mayMove = () => true }: SlidesOptions): Slides {
  const [isDriven, setDriven] = useState(false);
  const viewport = useRef<HTMLDivElement>(null);
  // Embla keeps its first options, and listeners those of their render: all ask what holds now.
  const now = useRef({ slide, onShow, mayMove, isDriven });
  now.current = { slide, onShow, mayMove, isDriven };
  const [setViewport, embla] = useEmblaCarousel({
    align: 'start',
    containScroll: false,
    watchDrag: (api, event) => {
      if (!now.current.isDriven || !now.current.mayMove()) return false;
      if (event instanceof MouseEvent) followMouse(api, event.clientX);
      return true;
    },
  });
  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      viewport.current = element;
      setViewport(element);
    },
    [setViewport],
  );

  // What the browser scrolls before embla does is what shows, and is not scrolled to again.
  const scrolledTo = useRef(0);
  useEffect(() => {
    const element = viewport.current;
    if (!element || isDriven) return undefined;
    const follow = (): void => {
      // It may hear of embla's taking over, before its own end.
      if (now.current.isDriven) return;
      scrolledTo.current = slideAt(element);
      now.current.onShow(scrolledTo.current);
    };
    if (element.scrollLeft > 0) follow();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [isDriven]);

  useEffect(() => {
    if (!embla || !viewport.current) return undefined;
    return whenAtRest(viewport.current, () => setDriven(true));
  }, [embla]);

  useLayoutEffect(() => {
    const element = viewport.current;
    if (!embla || !element || !isDriven) return undefined;
    const takeOver = (): void => {
      const place = slideAt(element);
      element.scrollLeft = 0;
      embla.scrollTo(place, true);
      now.current.onShow(place);
    };
    const scrolled = (): void => {
      if (element.scrollLeft !== 0) takeOver();
    };
    const select = (): void => now.current.onShow(embla.selectedScrollSnap());
    const release = (): void => {
      if (wantsLessMotion()) embla.scrollTo(embla.selectedScrollSnap(), true);
    };
    // A row without a size, behind another view, has lost its place.
    const putBack = (): void => embla.scrollTo(now.current.slide, true);
    if (element.scrollLeft !== 0) takeOver();
    element.addEventListener('scroll', scrolled);
    embla.on('select', select).on('pointerUp', release).on('reInit', putBack);
    const stopWheel = followWheel(
      element,
      () => now.current.mayMove(),
      (by) => embla.scrollTo(embla.selectedScrollSnap() + by, wantsLessMotion()),
    );
    const stopMouse = followHeldMouse(element);
    return () => {
      element.removeEventListener('scroll', scrolled);
      embla.off('select', select).off('pointerUp', release).off('reInit', putBack);
      stopWheel();
      stopMouse();
    };
  }, [embla, isDriven]);

  // A smooth way past several slides would be long, and load them all.
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    if (!embla || !isDriven) {
      if (slide !== scrolledTo.current)
        element.scrollTo({ left: slide * element.clientWidth, behavior: 'instant' });
      scrolledTo.current = slide;
      return;
    }
    const from = embla.selectedScrollSnap();
    if (from !== slide) embla.scrollTo(slide, Math.abs(slide - from) > 1 || wantsLessMotion());
  }, [embla, isDriven, slide]);

  return { ref, viewport, isDriven };
}
