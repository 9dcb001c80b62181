import { isRange } from '../../../domain/search/facet.ts';
import {
  cleanQuery,
  type FacetParameter,
  readLimit,
  type SearchState,
} from '../../../domain/search/search-url.ts';
import { SORTS, type Sort } from '../../../domain/search/orders.ts';

/** A field that no longer says what the build wrote into it: 'query', 'sortBy', a facet, or 'price.max'. */
export type EarlyChoice = { field: string; value: string };

/**
 * What was typed and chosen in the fields of the page before its scripts woke. Fields name themselves in `data-field`; a
 * figure that is still being typed is told when its field is left.
 */
export function earlyChoices(root: ParentNode | null): EarlyChoice[] {
  const fields = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[data-field]') ?? [];
  return Array.from(fields).flatMap((element) => {
    const { value, dataset } = element;
    return isChanged(element) ? [{ field: dataset['field'] ?? '', value }] : [];
  });
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
  facets: readonly FacetParameter[],
  defaultSort: Sort,
): SearchState {
  if (choices.length === 0) return state;
  const { page: _, ...onFirstPage } = structuredClone(state);
  for (const choice of choices) adopt(onFirstPage, choice, facets, defaultSort);
  return onFirstPage;
}

function adopt(
  state: SearchState,
  { field, value }: EarlyChoice,
  facets: readonly FacetParameter[],
  defaultSort: Sort,
): void {
  const [name = '', end] = field.split('.');
  if (name === 'query') state.query = cleanQuery(value);
  if (name === 'sortBy') {
    const sort = SORTS.find((one) => one === value && one !== defaultSort);
    if (sort) state.sortBy = sort;
  }
  const facet = facets.find((one) => one.name === name);
  if (!facet) return;
  if (isRange(facet)) {
    const figure = readLimit(value);
    if (figure !== undefined) state.range[name] = { ...state.range[name], [end ?? 'max']: figure };
  } else if (facet.widget === 'menu') state.menu[name] = value;
  else {
    const values = state.refinementList[name] ?? [];
    state.refinementList[name] = values.includes(value)
      ? values.filter((one) => one !== value)
      : [...values, value];
  }
}
