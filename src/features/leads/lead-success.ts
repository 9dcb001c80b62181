import { savedNote } from '../../state/success-note.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of /success that its script shows. */
export type SuccessMarks = {
  /** The words for one category. */
  category: string;
  /** The words that show. */
  chosen: true;
  /** The row of a detail of the lead, by its name; hidden where the lead has none. */
  detail: 'vehicle' | 'place' | 'hours' | 'reference';
};
const marks = new PageMarks<SuccessMarks>();

/** Shows the words for the category that was saved, else those that the address asks for, and what was asked (spec F10). */
class LeadSuccess extends HTMLElement {
  connectedCallback(): void {
    const asked = new URLSearchParams(location.search).get('category');
    const note = savedNote();
    const wanted = note?.category ?? asked;
    const thanks = marks.findAll(this, 'category');
    const chosen = thanks.find((one) => marks.valueOf(one, 'category') === wanted);
    if (chosen) marks.set(chosen, 'chosen', true);
    // A note of another lead says nothing of this address.
    if (asked !== null && asked !== note?.category) return;
    for (const row of marks.findAll(this, 'detail')) {
      const detail = note?.[marks.valueOf(row, 'detail') ?? 'vehicle'];
      const place = row.querySelector('dd');
      if (place) place.textContent = detail ?? '';
      row.hidden = detail === undefined;
    }
  }
}

customElements.define('lead-success', LeadSuccess);
