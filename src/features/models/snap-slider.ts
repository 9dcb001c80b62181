import { wantsLessMotion } from '../../components/ui/wants-less-motion.ts';

/** Arrows for a row that scrolls by itself; past either end they go on at the other (spec M2, M3). */
class SnapSlider extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector('ul');
    const first = row?.firstElementChild;
    if (!row || !first) return;
    for (const button of this.querySelectorAll<HTMLElement>('[data-step]')) {
      button.addEventListener('click', () => {
        const step = Number(button.dataset.step);
        const end = row.scrollWidth - row.clientWidth;
        const next = row.scrollLeft + step * first.getBoundingClientRect().width;
        // Within half a pixel of an end counts as there: positions are fractions on scaled screens.
        const isPast = step > 0 ? row.scrollLeft >= end - 1 : row.scrollLeft <= 1;
        const left = isPast ? (step > 0 ? 0 : end) : next;
        row.scrollTo({ left, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
      });
    }
  }
}

customElements.define('snap-slider', SnapSlider);
