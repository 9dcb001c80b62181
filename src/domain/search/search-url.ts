import { hasWords } from '../text/normalise-query.ts';
import { readFigure } from '../text/typed-figure.ts';
import { isRange, isValue, type ShownFacet } from './facet.ts';
import { withMake, withoutMake } from './make-models.ts';
import { NEAR, readNear, readWithin, WITHIN } from './near.ts';
import { isSort, type Sort } from './orders.ts';
import { readRange, writeRange } from './range.ts';
import { type SearchState, tidyState } from './search-state.ts';

/** A facet as its parameter is read and written: by its name, and by how much of it can be chosen. */
export type FacetParameter = Pick<ShownFacet, 'name' | 'widget' | 'step' | 'field'>;

/** The parameters that choose what of an answer is shown; every other one narrows the list. */
export const VIEW_PARAMETERS = ['page', 'sortBy'] as const;

/** The longest text that is searched for; what follows tells a search nothing. */
const MAX_QUERY_LENGTH = 256;
const LAST_PAGE = 10_000;
const MAX_VALUES = 50;

/** The names of the parameters that narrow a list with these facets. */
export function filterParameters(facets: readonly { name: string }[]): string[] {
  return ['query', ...facets.flatMap(({ name }) => (name === NEAR ? [NEAR, WITHIN] : [name]))];
}

/** The names of all parameters that a list with these facets understands. */
function searchParameters(facets: readonly { name: string }[]): string[] {
  return [...filterParameters(facets), ...VIEW_PARAMETERS];
}

/**
 * Reads an address (spec S2): `?query=…&page=2&sortBy=price-asc&make=…&body=…&body=…&price=5000:20000`. What it does
 * not understand is passed over; nothing is thrown. A model beside one make is of that make, beside several it says its own:
 * `make=Aldera&model=Brook`, `make=Aldera&make=Corvane&model=Aldera > Brook`.
 */
export function readSearchState(
  parameters: URLSearchParams,
  facets: readonly FacetParameter[],
  defaultSort: Sort,
): SearchState {
  const page = Number(parameters.get('page'));
  const sort = parameters.get('sortBy') ?? '';
  const menu: Record<string, string> = {};
  const refinementList: Record<string, string[]> = {};
  const range: Record<string, string> = {};
  const isNearOffered = facets.some(({ name }) => name === NEAR);
  for (const facet of facets) {
    const { name, widget } = facet;
    if (name === NEAR) continue;
    const values = parameters.getAll(name).filter((value) => value !== '' && isValue(facet, value));
    const [first = ''] = values;
    if (isRange(facet)) range[name] = writeRange(readRange(first) ?? {});
    else if (widget === 'menu') menu[name] = first;
    else refinementList[name] = [...new Set(values)].slice(0, MAX_VALUES);
  }
  const { make: makes = [] } = refinementList;
  for (const { name } of facets.filter(({ field }) => field))
    refinementList[name] = (refinementList[name] ?? []).map((model) => withMake(model, makes));
  return tidyState({
    query: cleanQuery(parameters.get('query') ?? ''),
    page: Number.isInteger(page) && page <= LAST_PAGE ? page : undefined,
    sortBy: isSort(sort) && sort !== defaultSort ? sort : undefined,
    menu,
    refinementList,
    range,
    ...(isNearOffered && {
      near: readNear(parameters.get(NEAR) ?? ''),
      within: readWithin(parameters.get(WITHIN) ?? ''),
    }),
  });
}

/** Facets that a tenant may show (spec S3); search-fields.ts says what they are. */
const KNOWN_FACETS: readonly string[] =
  'axles,badge,electric_range,engine_cc,gvm,length,licence,power,sleeps,tare,towing,trailer_mass,status,car_type,categories,city,colour,dealership_name,features,filtered_features,item_type,km,location_name,make,make_model,model,price,subscription_price,price_range,price_dropped,seats,body,drive,fuel,transmission,state,tag,weekly_price_range,year,certified,near'.split(
    ',',
  );

/**
 * Parameters of an address that would narrow a list of another tenant and not this one, whose `facets` are offered and whose `settled`
 * ones it is about already.
 */
export function unofferedParameters(
  parameters: URLSearchParams,
  facets: readonly { name: string }[],
  settled: readonly string[],
): string[] {
  return KNOWN_FACETS.filter(
    (name) =>
      parameters.getAll(name).some((value) => value !== '') &&
      !settled.includes(name) &&
      !facets.some((facet) => facet.name === name),
  );
}

/** What is said of parameters that a list cannot be narrowed by; '' of none. */
export function unofferedWords(names: readonly string[]): string {
  if (names.length === 0) return '';
  const words = names.map((name) => (name === NEAR ? 'distance' : name.replaceAll('_', ' ')));
  const last = words.at(-1) ?? '';
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${last}` : last;
  return `We can't filter this list by ${all}, so what you see isn't narrowed by it.`;
}

/** Writes a state into an address that keeps the parameters the list does not know (spec S2). */
export function writeSearchState(
  state: SearchState,
  previous: URLSearchParams,
  facets: readonly FacetParameter[],
): URLSearchParams {
  const parameters = new URLSearchParams(previous);
  for (const name of searchParameters(facets)) parameters.delete(name);
  if (state.query) parameters.set('query', state.query);
  const makes = facets.some(({ name }) => name === 'make')
    ? (state.refinementList?.['make'] ?? [])
    : undefined;
  for (const { name, field } of facets) {
    const { [name]: value } = state.menu ?? {};
    if (value) parameters.set(name, value);
    for (const one of state.refinementList?.[name] ?? [])
      parameters.append(name, field ? withoutMake(one, makes) : one);
    const { [name]: range } = state.range ?? {};
    if (range) parameters.set(name, range);
    if (name === NEAR && state.near) parameters.set(NEAR, state.near);
    if (name === NEAR && state.within) parameters.set(WITHIN, String(state.within));
  }
  if (state.sortBy) parameters.set('sortBy', state.sortBy);
  if (state.page && state.page > 1) parameters.set('page', String(state.page));
  return parameters;
}

/**
 * A typed text as it is searched for: control characters are spaces, and no more of it than tells something. Signs without a letter
 * or digit narrow nothing and are no text.
 */
export function cleanQuery(text: string): string {
  const clean = text
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .trim();
  return hasWords(clean) ? clean : '';
}

/** The end of a range as it was typed (spec S8), to the nearest whole number; undefined for what is no figure or below 0. */
export function readLimit(text: string): number | undefined {
  const figure = readFigure(text);
  return figure === undefined || figure < 0 ? undefined : Math.round(figure);
}
