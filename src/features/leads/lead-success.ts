import { successParts } from './success-parts.ts';
import { savedCategory } from '../../state/success-note.ts';

/** Shows the words for the category that was saved, else those that the address asks for (spec F10). */
class LeadSuccess extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('category');
    const wanted = savedCategory() ?? asked;
    const thanks = successParts.findAll(this, 'category');
    const chosen = thanks.find((one) => successParts.valueOf(one, 'category') === wanted);
    if (chosen) successParts.set(chosen, 'chosen', true);
  }
}

customElements.define('lead-success', LeadSuccess);
