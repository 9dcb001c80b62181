import { rowStops, nearestStop } from './snap-stops.ts';
import { uiMarks } from './ui-marks.ts';
import { wantsLessMotion } from './wants-less-motion.ts';
import { wrapRound } from './connect-tabs.ts';

/** Arrows for a row that scrolls and snaps by itself; past either end they go on at the other (spec M2, M3). */
class SnapSlider extends HTMLElement {
  connectedCallback(): void {
    const row = this.querySelector('ul');
    if (!row) return;
    /** The stop that a press is on the way to: the next press goes on from there. */
    let heading: number | undefined;
    for (const sign of ['scrollend', 'pointerdown', 'wheel'])
      row.addEventListener(sign, () => (heading = undefined), { passive: true });
    for (const button of uiMarks.findAll(this, 'step')) {
      button.addEventListener('click', () => {
        const stops = rowStops(row);
        const from = heading ?? nearestStop(stops, row.scrollLeft);
        heading = wrapRound(from, Number(uiMarks.valueOf(button, 'step')), stops.length);
        row.scrollTo({ left: stops[heading] ?? 0, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
      });
    }
  }
}

customElements.define('snap-slider', SnapSlider);
