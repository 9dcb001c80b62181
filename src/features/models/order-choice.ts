import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the page that orders a model. */
export type OrderMarks = {
  /** A model to ask a quote for, by its slug, and the variant or model that a link asks for. */
  model: string;
  vehicle: string;
  /** The model that was asked about. */
  chosen: true;
};
const marks = new PageMarks<OrderMarks>();

/**
 * Names the model that the address asks about, `?model_id=larkspur&vehicle=…` (spec M1). Only names the page holds can
 * show: an address can put no words of its own into the dealer's mouth.
 */
class OrderChoice extends HTMLElement {
  connectedCallback(): void {
    const query = new URLSearchParams(location.search);
    for (const model of marks.findAll(this, 'model')) {
      const isChosen = marks.valueOf(model, 'model') === query.get('model_id');
      marks.set(model, 'chosen', isChosen || undefined);
      const vehicles = marks.findAll(model, 'vehicle');
      const asked = query.get('vehicle');
      const chosen = vehicles.find((one) => marks.valueOf(one, 'vehicle') === asked) ?? vehicles[0];
      for (const vehicle of vehicles) vehicle.hidden = vehicle !== chosen;
    }
  }
}

customElements.define('order-choice', OrderChoice);
