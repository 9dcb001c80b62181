import { countFound, type QuickFindCounts } from '../../domain/search/quick-find.ts';
import { PageMarks } from '../../components/ui/page-marks.ts';

/** Parts of the home page that its scripts read. */
export type QuickFindMarks = {
  /** QuickFindCounts as JSON, and the words for one vehicle and for several. */
  counts: string;
  one: string;
  many: string;
  /** The path of a choice's list. */
  path: string;
  /** What the button says it shows. */
  show: true;
};
const marks = new PageMarks<QuickFindMarks>();

type Field = { name: string; value: string; path: string | undefined };

/**
 * The hero's choices lead to the list that has a page of its own; with both, the make's page with the body type as
 * its filter. The button says how many cars that are, and what would lead to none cannot be chosen. Without scripts the
 * choices are not shown, and the button leads to the whole stock.
 */
class QuickFind extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    // A few locations are radio buttons; many are a list like the others.
    const placeOf = (): HTMLInputElement | null =>
      this.querySelector<HTMLInputElement>('[name=location_name]:checked:not([value=""])');
    const { counts: json, one, many } = marks.read(this, 'counts', 'one', 'many');
    const counts = JSON.parse(json || '{}') as QuickFindCounts;
    const selects = [...this.querySelectorAll('select')];
    const valueOf = (name: string): string => selects.find((select) => select.name === name)?.value ?? '';
    const found = (changes: Record<string, string> = {}): number => {
      const chosen = { make: valueOf('make'), body: valueOf('body'), ...changes };
      return countFound(counts, chosen.make, chosen.body);
    };

    const narrow = (): void => {
      for (const { name, options } of selects)
        for (const option of options) option.disabled = found({ [name]: option.value }) === 0;
      const count = found();
      const words = count === 1 ? one : `${count.toLocaleString('en-AU')} ${many}`;
      // How many of a choice are at one location is not known here.
      const isPlaced = placeOf() !== null || valueOf('location_name') !== '';
      marks.find(this, 'show')?.replaceChildren(`Show ${isPlaced ? many : words}`);
    };
    form?.addEventListener('change', narrow);
    form?.addEventListener('submit', (event) => {
      const fields = selects.map(({ name, value, selectedOptions }): Field => ({
        name,
        value,
        path: selectedOptions[0] && marks.valueOf(selectedOptions[0], 'path'),
      }));
      const place = placeOf();
      if (place) fields.push({ name: place.name, value: place.value, path: marks.valueOf(place, 'path') });
      const [page, ...filters] = fields.filter(({ value }) => value !== '');
      if (!page?.path) return;
      event.preventDefault();
      const query = new URLSearchParams(filters.map(({ name, value }) => [name, value])).toString();
      location.assign(`/search/${page.path}${query && '?'}${query}`);
    });
    // Something may have been chosen before this script was here.
    narrow();
  }
}

customElements.define('quick-find', QuickFind);
