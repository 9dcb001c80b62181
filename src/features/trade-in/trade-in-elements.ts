import { ownForm } from './own-form.ts';
import { tradeInParts } from './trade-in-parts.ts';

/** Looks a plate up when its button is pressed (spec F8). */
class TradeInPlate extends HTMLElement {
  connectedCallback(): void {
    tradeInParts.find(this, 'look-up')?.addEventListener('click', () => {
      void import('./fill-by-plate.ts').then(({ fillByPlate }) => fillByPlate(this, ownForm(this)));
    });
  }
}

/** Shows a figure when its step comes into view (spec F8). */
class TradeInEstimate extends HTMLElement {
  connectedCallback(): void {
    const step = this.closest('fieldset');
    if (!step) return;
    const form = ownForm(this);
    new MutationObserver(() => {
      if (!step.hidden)
        void import('./show-estimate.ts').then(({ showEstimate }) => showEstimate(this, form));
    }).observe(step, { attributes: true, attributeFilter: ['hidden'] });
  }
}

customElements.define('trade-in-plate', TradeInPlate);
customElements.define('trade-in-estimate', TradeInEstimate);
