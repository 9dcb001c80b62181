import { pageParts } from '../page-parts.ts';

/** A gauge that counts up when it comes into view, after asking the platform for its figures where the feed has none (spec V16). */
class AutoGauge extends HTMLElement {
  connectedCallback(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./show-auto-gauge.ts').then(
          ({ showAutoGauge }) => showAutoGauge(this),
          () => {}, // Without a network the figures stand still.
        );
      },
      // Asked for before it is seen, so that a block that has to go is gone by then.
      { rootMargin: pageParts.valueOf(this, 'path') ? '800px' : '0px' },
    );
    observer.observe(this);
  }
}

customElements.define('auto-gauge', AutoGauge);
