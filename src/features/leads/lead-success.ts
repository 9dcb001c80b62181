import { savedNote } from '../../state/success-note.ts';
import { successParts } from './success-parts.ts';

/** Shows the words for the category that was saved, else those that the address asks for, and what was asked (spec F10). */
class LeadSuccess extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('category');
    const note = savedNote();
    const wanted = note?.category ?? asked;
    const thanks = successParts.findAll(this, 'category');
    const chosen = thanks.find((one) => successParts.valueOf(one, 'category') === wanted);
    if (chosen) successParts.set(chosen, 'chosen', true);
    // A note of another lead says nothing of this address.
    if (asked !== null && asked !== note?.category) return;
    for (const row of successParts.findAll(this, 'detail')) {
      const detail = note?.[successParts.valueOf(row, 'detail') ?? 'vehicle'];
      const place = row.querySelector('dd');
      if (place) place.textContent = detail ?? '';
      row.hidden = detail === undefined;
    }
  }
}

customElements.define('lead-success', LeadSuccess);
