import { wantsLessMotion } from '../../components/ui/wants-less-motion.ts';

/** Leaves the slot of a photo that could not be loaded empty, as large as it was (spec V20). */
const hide = (image: HTMLImageElement): void => void (image.style.visibility = 'hidden');

/**
 * The photo track of a vehicle page. The track scrolls by itself; this adds arrows, thumbnails, the counter, and loads
 * the photos after the first once someone touches the gallery.
 */
class PhotoGallery extends HTMLElement {
  #track: HTMLElement | null = null;
  #current = 0;
  /** The photo that a smooth scroll is on its way to; positions between say nothing of where the shopper is. */
  #goingTo: number | undefined;

  connectedCallback(): void {
    const track = this.querySelector<HTMLElement>('.gallery-track');
    if (!track) return;
    this.#track = track;

    // An error does not bubble, and the first photo may have failed before this script came.
    this.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && hide(target), true);
    for (const image of this.querySelectorAll('img')) if (image.complete && !image.naturalWidth) hide(image);

    const wake = (): void => this.#wakePhotos();
    for (const event of ['pointerenter', 'touchstart', 'focusin', 'click'] as const) {
      this.addEventListener(event, wake, { once: true, passive: true });
    }
    track.addEventListener(
      'scroll',
      () => {
        wake();
        const position = Math.round(track.scrollLeft / track.clientWidth);
        if (position === this.#goingTo) this.#goingTo = undefined;
        if (this.#goingTo === undefined) this.#showPosition(position);
      },
      { passive: true },
    );
    // Another view of the vehicle was shown meanwhile: the photos begin anew (spec V3).
    this.addEventListener('begin-anew', () => {
      this.#goingTo = undefined;
      if (this.#current === 0) return;
      track.scrollTo({ left: 0, behavior: 'instant' });
      this.#showPosition(0);
    });
    for (const event of ['pointerdown', 'touchstart', 'wheel'] as const) {
      track.addEventListener(event, () => (this.#goingTo = undefined), { passive: true });
    }

    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      button.addEventListener('click', () => this.#goTo(this.#current + Number(button.dataset.step)));
    }
    for (const link of this.querySelectorAll<HTMLElement>('[data-photo]')) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        this.#goTo(Number(link.dataset.photo));
      });
    }
    track.addEventListener('keydown', (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      event.preventDefault();
      this.#goTo(this.#current + (event.key === 'ArrowRight' ? 1 : -1));
    });
  }

  #wakePhotos(): void {
    for (const image of this.querySelectorAll<HTMLImageElement>('img[data-asleep]')) {
      delete image.dataset['asleep'];
      // A photo that waits to be near its place would come as an empty slide.
      image.loading = 'eager';
    }
  }

  /** Goes to a photo (from 0), wrapping round at both ends. */
  #goTo(photo: number): void {
    const track = this.#track;
    if (!track) return;
    const count = track.children.length;
    const target = (photo + count) % count;
    this.#goingTo = target;
    track.scrollTo({
      left: target * track.clientWidth,
      behavior: Math.abs(target - this.#current) > 1 || wantsLessMotion() ? 'instant' : 'smooth',
    });
    this.#showPosition(target);
  }

  #showPosition(photo: number): void {
    if (photo === this.#current) return;
    this.#current = photo;
    const counter = this.querySelector('[data-current]');
    if (counter) counter.textContent = String(photo + 1);
    for (const link of this.querySelectorAll<HTMLElement>('[data-photo]')) {
      if (Number(link.dataset.photo) === photo) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }
}

customElements.define('photo-gallery', PhotoGallery);
