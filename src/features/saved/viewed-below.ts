import { keptText } from '../../state/kept-text.ts';

/** Pixels from the window at which the row is filled: it's there before it is seen. */
const BEFORE_SEEN = 600;

/**
 * The row of viewed vehicles below a list (spec A4), where the device remembers one. It has its room from the start, below what a
 * window shows, and is filled when it comes near.
 */
class ViewedBelow extends HTMLElement {
  connectedCallback(): void {
    // An empty list is two brackets.
    if (!keptText('viewed-vehicles')?.[2]) return;
    const section = this.querySelector('section');
    if (section) section.hidden = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./show-viewed-below.ts').then(
          ({ showViewedBelow }) => showViewedBelow(this),
          () => {}, // Without a network the row stays empty.
        );
      },
      { rootMargin: `${BEFORE_SEEN}px` },
    );
    observer.observe(this);
  }
}

customElements.define('viewed-below', ViewedBelow);
