import { pageParts } from './page-parts.ts';

/**
 * Names the model that the address asks about, `?model_id=larkspur&vehicle=…` (spec M1). Only names the page holds can
 * show: an address can put no words of its own into the dealer's mouth.
 */
class OrderChoice extends HTMLElement {
  connectedCallback(): void {
    const query = new URLSearchParams(location.search);
    for (const model of pageParts.findAll(this, 'model')) {
      const isChosen = pageParts.valueOf(model, 'model') === query.get('model_id');
      pageParts.set(model, 'chosen', isChosen || undefined);
      const vehicles = pageParts.findAll(model, 'vehicle');
      const asked = query.get('vehicle');
      const chosen = vehicles.find((one) => pageParts.valueOf(one, 'vehicle') === asked) ?? vehicles[0];
      for (const vehicle of vehicles) vehicle.hidden = vehicle !== chosen;
    }
  }
}

customElements.define('order-choice', OrderChoice);
