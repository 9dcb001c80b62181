import { wordsMatch } from '../../domain/location/location-words.ts';
import { hasWords } from '../../domain/text/normalise-query.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the list of locations and of its search. */
export type LocationSearchMarks = {
  /** A block, with the words of its locations, a line for each tab. */
  words: string;
  /** The form that asks where the visitor is, and its button that asks the browser. */
  near: true;
  here: true;
  /** Says how many blocks show, or which is the nearest. */
  status: true;
  /** Shows where none does. */
  nothing: true;
};
const marks = new PageMarks<LocationSearchMarks>();

const PARAMETER = 'locationQuery';

/**
 * The box above the list of locations: hides what does not match and keeps the words in the address, where an empty box
 * leaves nothing (spec L1). Each block carries the words of its locations, a line for each tab; the tab
 * that matches is opened, and the first again once the box is empty.
 */
class LocationSearch extends HTMLElement {
  connectedCallback(): void {
    this.#sortOnDemand();
    const input = this.querySelector<HTMLInputElement>('input[type=search]');
    if (!input) return;
    input.addEventListener('input', () => {
      this.#filter(input.value);
      this.#remember(input.value);
    });
    this.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
    // What was typed before this script was here is looked for as well.
    const early = input.value;
    input.value ||= new URLSearchParams(location.search).get(PARAMETER) ?? '';
    if (input.value) this.#filter(input.value);
    if (early) this.#remember(early);
  }

  #filter(text: string): void {
    const blocks = marks.findAll(this, 'words');
    for (const block of blocks) {
      const matches = (marks.valueOf(block, 'words') ?? '')
        .split('\n')
        .map((words) => wordsMatch(words, text));
      block.hidden = !matches.includes(true);
      const tabs = [...block.querySelectorAll<HTMLElement>('[role=tab]')];
      const chosen = tabs.findIndex((tab) => tab.ariaSelected === 'true');
      // An emptied box opens what stood open first.
      if (!matches[chosen] || (chosen > 0 && !hasWords(text))) tabs[matches.indexOf(true)]?.click();
    }
    const shown = blocks.filter((block) => !block.hidden).length;
    const nothing = marks.find(this, 'nothing');
    if (nothing) nothing.hidden = shown > 0;
    const status = marks.find(this, 'status');
    if (status) status.textContent = hasWords(text) ? `${shown} of ${blocks.length} locations` : '';
  }

  /** What sorts by distance comes with the first press. */
  #sortOnDemand(): void {
    const form = marks.find(this, 'near');
    if (!(form instanceof HTMLFormElement)) return;
    const sort = (isHere: boolean): void =>
      void import('./sort-by-distance.ts').then(
        ({ sortByDistance }) => sortByDistance(this, form, isHere),
        () => {}, // Without a network the next press tries again.
      );
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sort(false);
    });
    marks.find(form, 'here')?.addEventListener('click', () => sort(true));
  }

  #remember(text: string): void {
    const url = new URL(location.href);
    if (hasWords(text)) url.searchParams.set(PARAMETER, text);
    else url.searchParams.delete(PARAMETER);
    history.replaceState(history.state, '', url);
  }
}

customElements.define('location-search', LocationSearch);
