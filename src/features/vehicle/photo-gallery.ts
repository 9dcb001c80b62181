import { uiParts } from '../../components/ui/ui-parts.ts';
import { pageParts } from './page-parts.ts';

/** Leaves the slot of a photo that could not be loaded empty, as large as it was (spec V20). */
const hide = (image: HTMLImageElement): void => void (image.style.visibility = 'hidden');

const ARROWS = ['ArrowLeft', 'ArrowRight'];
/** What the gallery answers to by a step, as far as the browser does not do it by itself. */
const STEPS = `${uiParts.selector('step')}, ${pageParts.selector('photo')}`;

/**
 * The photo track of a vehicle page, which scrolls by itself. The first sign of a visitor at the gallery loads the photos
 * after the first one, and what moves them; a step that comes before that is not lost.
 */
class PhotoGallery extends HTMLElement {
  readonly #held: Event[] = [];
  /** The press of a pointer that came before what moves the photos, or its end. */
  #press: Event | undefined;

  connectedCallback(): void {
    // An error does not bubble, and the first photo may have failed before this script came.
    this.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && hide(target), true);
    for (const image of this.querySelectorAll('img')) if (image.complete && !image.naturalWidth) hide(image);

    this.addEventListener('pointerdown', (event) => (this.#press = event));
    for (const end of ['pointerup', 'pointercancel'] as const)
      addEventListener(end, (event) => this.#press && (this.#press = event));
    // Else the browser drags a photo away before what moves it is there.
    this.addEventListener('dragstart', (event) => event.preventDefault());
    for (const step of ['keydown', 'click'] as const) this.addEventListener(step, this.#hold);
    const start = (): void => {
      this.#wakePhotos();
      import('./move-gallery.ts').then(
        ({ moveGallery }) => this.#hand(moveGallery),
        () => {}, // Without a network the track still scrolls.
      );
    };
    for (const sign of ['pointerenter', 'touchstart', 'focusin', 'click', 'scroll'] as const) {
      this.addEventListener(sign, start, { once: true, passive: true, capture: true });
    }
  }

  /** Keeps steps until something moves the photos. */
  readonly #hold = (event: Event): void => {
    const isStep =
      event instanceof KeyboardEvent
        ? ARROWS.includes(event.key)
        : event.target instanceof Element && event.target.closest(STEPS) !== null;
    if (!isStep) return;
    event.preventDefault();
    this.#held.push(event);
  };

  #hand(moveGallery: (gallery: HTMLElement, press?: Event) => void): void {
    if (moved.has(this)) return;
    moved.add(this);
    for (const step of ['keydown', 'click'] as const) this.removeEventListener(step, this.#hold);
    moveGallery(this, this.#press);
    for (const event of this.#held.splice(0)) {
      const again =
        event instanceof KeyboardEvent
          ? new KeyboardEvent(event.type, event)
          : new MouseEvent(event.type, event as MouseEvent);
      event.target?.dispatchEvent(again);
    }
  }

  #wakePhotos(): void {
    for (const image of pageParts.findAll(this, 'asleep')) {
      pageParts.set(image, 'asleep', undefined);
      // A photo that waits to be near its place would come as an empty slide.
      if (image instanceof HTMLImageElement) image.loading = 'eager';
    }
  }
}

/** Galleries that move: several signs can come before the first has loaded what moves them. */
const moved = new WeakSet<Element>();

customElements.define('photo-gallery', PhotoGallery);
