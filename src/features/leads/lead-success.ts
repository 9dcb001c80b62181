import { displayPhone, phoneHref } from '../../domain/location/phone.ts';
import { savedNote } from '../../state/success-note.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of /success that its script shows. */
export type SuccessMarks = {
  /** The words for one category. */
  category: string;
  /** The words that show. */
  chosen: true;
  /** The list of what was confirmed. */
  confirmed: true;
  /** The link to the number of the place that answers. */
  call: true;
  /** The link to the calendar file, hidden for a lead without a time. */
  calendar: true;
};
const marks = new PageMarks<SuccessMarks>();

function rowOf([label, words]: readonly [string, string]): HTMLElement {
  const row = document.createElement('div');
  row.append(
    Object.assign(document.createElement('dt'), { textContent: label }),
    Object.assign(document.createElement('dd'), { textContent: words }),
  );
  return row;
}

/** Shows the words for the category that was saved, else those that the address asks for, and what was confirmed (spec F10). */
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
    if (!note) return;
    const { lines = [], phone, calendar } = note;
    marks.find(this, 'confirmed')?.replaceChildren(...lines.map(rowOf));
    const call = marks.find(this, 'call');
    if (call && phone !== undefined) {
      call.setAttribute('href', phoneHref(phone));
      call.textContent = displayPhone(phone);
    }
    const file = marks.find(this, 'calendar');
    if (file && calendar !== undefined) {
      file.setAttribute('href', calendar);
      file.hidden = false;
    }
  }
}

customElements.define('lead-success', LeadSuccess);
