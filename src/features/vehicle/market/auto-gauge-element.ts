import { vehicleParts } from '../../../components/vehicle/vehicle-parts.ts';
import { whenNear } from '../../../components/ui/when-near.ts';
import { BEFORE_SEEN } from '../asked/before-seen.ts';

/** A gauge that counts up when it comes into view, after asking for its figures where somebody answers (spec V16). */
class AutoGauge extends HTMLElement {
  connectedCallback(): void {
    whenNear(this, vehicleParts.valueOf(this, 'slug') ? BEFORE_SEEN : 0)
      .then(() => import('./show-auto-gauge.ts'))
      .then(
        ({ showAutoGauge }) => showAutoGauge(this),
        () => {}, // Without a network the figures stand still.
      );
  }
}

customElements.define('auto-gauge', AutoGauge);
