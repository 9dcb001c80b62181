import { leadParts } from './lead-parts.ts';
import { savedCategory } from './success-note.ts';

/** Shows the words for the category that was saved, else those that the address asks for (spec F10). */
class LeadSuccess extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('category');
    const wanted = savedCategory() ?? asked;
    const thanks = leadParts.findAll(this, 'category');
    const chosen = thanks.find((one) => leadParts.valueOf(one, 'category') === wanted);
    if (chosen) leadParts.set(chosen, 'chosen', true);
  }
}

customElements.define('lead-success', LeadSuccess);
