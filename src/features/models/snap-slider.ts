import type { SnapRow } from '../../components/ui/snap-row.ts';
import { uiParts } from '../../components/ui/ui-parts.ts';
import { wrapRound } from '../../components/ui/wrap-round.ts';

/**
 * Arrows for a row that scrolls by itself; past either end they go on at the other (spec M2, M3). What moves it comes with
 * the first press or key.
 */
class SnapSlider extends HTMLElement {
  #row: SnapRow | undefined;

  connectedCallback(): void {
    const list = this.querySelector('ul');
    if (!list) return;
    const withRow = (act: (row: SnapRow) => void): void => {
      import('../../components/ui/snap-row.ts').then(
        ({ SnapRow }) => act((this.#row ??= new SnapRow(list))),
        () => {}, // Without a network the row scrolls by itself.
      );
    };
    for (const sign of ['pointerdown', 'keydown'] as const) {
      list.addEventListener(sign, () => withRow((row) => row.wake()), { once: true });
    }
    for (const button of uiParts.findAll(this, 'step')) {
      const step = Number(uiParts.valueOf(button, 'step'));
      button.addEventListener('click', () =>
        withRow((row) => row.goTo(wrapRound(row.shown, step, row.count))),
      );
    }
  }
}

customElements.define('snap-slider', SnapSlider);
