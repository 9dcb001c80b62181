/**
 * Names the model that the address asks about, `?model_id=larkspur&vehicle=…` (spec M1). Only names the page holds can
 * show: an address can put no words of its own into the dealer's mouth.
 */
class OrderChoice extends HTMLElement {
  connectedCallback(): void {
    const query = new URLSearchParams(location.search);
    for (const model of this.querySelectorAll<HTMLElement>('[data-model]')) {
      model.toggleAttribute('data-chosen', model.dataset.model === query.get('model_id'));
      const vehicles = [...model.querySelectorAll<HTMLElement>('[data-vehicle]')];
      const chosen = vehicles.find(({ dataset }) => dataset.vehicle === query.get('vehicle')) ?? vehicles[0];
      for (const vehicle of vehicles) vehicle.hidden = vehicle !== chosen;
    }
  }
}

customElements.define('order-choice', OrderChoice);
