import {
  type DependentFacet,
  withMenu,
  withQuery,
  withRange,
  withSort,
  withToggled,
} from '../../../domain/search/change-search.ts';
import { isRange } from '../../../domain/search/facet.ts';
import { isSort, type Sort } from '../../../domain/search/orders.ts';
import { rangeBetween, rangeUpTo, readRange } from '../../../domain/search/range.ts';
import type { SearchState } from '../../../domain/search/search-state.ts';
import { cleanQuery, type FacetParameter, readLimit } from '../../../domain/search/search-url.ts';
import { PageMarks } from '../../../components/ui/page-marks.ts';

/** Parts of a list that its island reads before its search has started. */
export type EarlyMarks = {
  /** A field, by what it asks about: 'query', 'sortBy', a facet, or 'price.max'. */
  field: string;
  /** A button that picks a greatest figure, which is its value, by its facet. */
  pick: string;
};
const marks = new PageMarks<EarlyMarks>();

/**
 * A field that no longer says what the build wrote into it: 'query', 'sortBy', a facet, or 'price.max'; a quick pick is
 * 'price.pick'.
 */
export type EarlyChoice = { field: string; value: string };

/**
 * What was typed and chosen in the fields of the page before its scripts woke. Fields name themselves; a
 * figure that is still being typed is told when its field is left.
 */
export function earlyChoices(root: ParentNode | null): EarlyChoice[] {
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(marks.selector('field')) ?? [];
  return Array.from(fields).flatMap((element) => {
    const { value } = element;
    return isChanged(element) ? [{ field: marks.valueOf(element, 'field') ?? '', value }] : [];
  });
}

/** What a press picks; undefined where it is none of a quick pick. */
export function earlyPick(pressed: EventTarget | null): EarlyChoice | undefined {
  if (!(pressed instanceof Element)) return undefined;
  const button = pressed.closest<HTMLButtonElement>(marks.selector('pick'));
  return button ? { field: `${marks.valueOf(button, 'pick')}.pick`, value: button.value } : undefined;
}

function isChanged(element: HTMLInputElement | HTMLSelectElement): boolean {
  if (element instanceof HTMLSelectElement) return !element.selectedOptions[0]?.defaultSelected;
  const { type, value, defaultValue, checked, defaultChecked } = element;
  if (type === 'checkbox') return checked !== defaultChecked;
  if (type === 'radio') return checked && !defaultChecked;
  return value !== defaultValue && !(type === 'text' && element === document.activeElement);
}

/** A state with what was chosen early added to it; with any of that it is about the first page (spec S2). */
export function adoptChoices(
  state: SearchState,
  choices: readonly EarlyChoice[],
  facets: readonly (FacetParameter & DependentFacet)[],
  defaultSort: Sort,
): SearchState {
  return choices.reduce((adopted, { field, value }) => {
    const [name = '', end] = field.split('.');
    if (name === 'query') return withQuery(adopted, cleanQuery(value));
    if (name === 'sortBy' && isSort(value))
      return withSort(adopted, value === defaultSort ? undefined : value);
    const facet = facets.find((one) => one.name === name);
    if (!facet) return adopted;
    if (facet.widget === 'menu') return withMenu(adopted, facets, name, value);
    if (!isRange(facet)) return withToggled(adopted, facets, name, value);
    const figure = readLimit(value);
    const range = readRange(adopted.range?.[name] ?? '') ?? {};
    const { min, max } = range;
    if (figure === undefined) return adopted;
    if (end === 'pick') return withRange(adopted, name, rangeUpTo(figure, range));
    return withRange(adopted, name, end === 'min' ? rangeBetween(figure, max) : rangeBetween(min, figure));
  }, state);
}
