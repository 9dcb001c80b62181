import { uiParts } from '../../../components/ui/ui-parts.ts';
import { pageParts } from '../page-parts.ts';
import { sendEvent } from '../../../components/ui/send-event.ts';
import { SnapRow } from '../../../components/ui/snap-row.ts';
import { adoptStyles } from '../../../components/ui/adopt-styles.ts';
import { viewerSlide } from './viewer-slide.ts';
import { viewerThumbnails } from './viewer-thumbnails.ts';
import viewerStyles from './viewer.css?inline';
import { ZoomGestures } from './zoom-gestures.ts';

const ZOOM_STEP = 1.5;
/** Pixels that an arrow key moves a magnified photo by. */
const PAN_STEP = 80;

adoptStyles(viewerStyles);

type Viewer = { open: (slide: number, opener: HTMLElement) => void };
const viewers = new WeakMap<HTMLDialogElement, Viewer>();

/** Opens the viewer of a gallery at a slide (from 0); `opener` gets the focus back when it closes (spec V2). */
export function openViewer(
  dialog: HTMLDialogElement,
  gallery: HTMLElement,
  slide: number,
  opener: HTMLElement,
): void {
  const viewer = viewers.get(dialog) ?? makeViewer(dialog, gallery);
  viewers.set(dialog, viewer);
  viewer.open(slide, opener);
}

function makeViewer(dialog: HTMLDialogElement, gallery: HTMLElement): Viewer {
  const find = (selector: string): HTMLElement => dialog.querySelector<HTMLElement>(selector) ?? dialog;
  const track = find('.viewer-track');
  const counter = find(pageParts.selector('counter'));
  const sources = [...gallery.children];
  const slides = sources.map(viewerSlide);
  const count = slides.length;
  let current = -1;
  let opener: HTMLElement = gallery;
  track.replaceChildren(...slides.map(({ element }) => element));

  const zoom = new ZoomGestures(track, (isZoomed) => track.classList.toggle('viewer-zoomed', isZoomed));
  const thumbnails = viewerThumbnails(find('.viewer-thumbnails'), sources, (index) => goTo(index));

  /** Makes a slide the current one; only it and its neighbours load. */
  const show = (slide: number): void => {
    if (slide === current || !slides[slide]) return;
    slides[current]?.leave();
    current = slide;
    counter.textContent = `${slide + 1} of ${count}`;
    slides.forEach(({ element }, index) => (element.inert = index !== slide));
    for (const near of [slide, slide + 1, slide - 1]) slides[near]?.load();
    zoom.watch(slides[slide].picture);
    thumbnails.show(slide);
  };
  const row = new SnapRow(track, {
    onShow: (slide) => dialog.open && show(slide),
    mayDrag: () => !zoom.isZoomed,
    touchAction: 'none',
  });
  /** Goes to a slide; a smooth way past several would load them all. */
  const goTo = (slide: number): void => {
    const target = Math.min(count - 1, Math.max(0, slide));
    row.goTo(target, Math.abs(target - current) !== 1);
  };

  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (zoom.isZoomed ? zoom.panBy(PAN_STEP, 0) : goTo(current - 1)),
    ArrowRight: () => (zoom.isZoomed ? zoom.panBy(-PAN_STEP, 0) : goTo(current + 1)),
    ArrowUp: () => zoom.isZoomed && zoom.panBy(0, PAN_STEP),
    ArrowDown: () => zoom.isZoomed && zoom.panBy(0, -PAN_STEP),
    Home: () => goTo(0),
    End: () => goTo(count - 1),
    '+': () => zoom.zoomBy(ZOOM_STEP),
    '=': () => zoom.zoomBy(ZOOM_STEP),
    '-': () => zoom.zoomBy(1 / ZOOM_STEP),
  };
  dialog.addEventListener('keydown', (event) => {
    const act = keys[event.key];
    const isTyped = event.target instanceof Element && event.target.closest('video') !== null;
    if (!act || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  });
  for (const button of uiParts.findAll(dialog, 'step')) {
    button.addEventListener('click', () => goTo(current + Number(uiParts.valueOf(button, 'step'))));
  }
  for (const button of pageParts.findAll(dialog, 'zoom')) {
    button.addEventListener('click', () =>
      zoom.zoomBy(ZOOM_STEP ** Number(pageParts.valueOf(button, 'zoom'))),
    );
  }
  find(pageParts.selector('close')).addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    slides[current]?.leave();
    zoom.watch(undefined);
    gallery.scrollTo({ left: current * gallery.clientWidth, behavior: 'instant' });
    opener.focus({ preventScroll: true });
    current = -1;
  });
  new ResizeObserver(() => {
    if (dialog.open && current >= 0) row.goTo(current, true);
  }).observe(track);

  return {
    open(slide, openedBy): void {
      if (dialog.open) return;
      opener = openedBy;
      dialog.showModal();
      sendEvent(dialog, 'media-use', { media: 'photo', did: 'open' });
      track.focus({ preventScroll: true });
      row.goTo(slide, true);
      show(slide);
    },
  };
}
