import { isOneOf } from './filter-terms.ts';

/** What stands between make and model in a value of make_model: 'Aldera > Brook'. */
export const MODEL_SEPARATOR = ' > ';

/** Make and model of a value of make_model; undefined for a model alone, and for a car without one. */
export function makeAndModel(value: string): [make: string, model: string] | undefined {
  const at = value.indexOf(MODEL_SEPARATOR);
  return at < 0 ? undefined : [value.slice(0, at), value.slice(at + MODEL_SEPARATOR.length)];
}

/** The make of such a value; undefined for a model alone. */
export const makeOf = (value: string): string | undefined => makeAndModel(value)?.[0];

/** The model of such a value, or the model alone. */
export const modelOf = (value: string): string => makeAndModel(value)?.[1] ?? value;

/** A model of an address that names one make, with that make: `make=Aldera&model=Brook` is 'Aldera > Brook'. */
export function withMake(model: string, makes: readonly string[]): string {
  const [make] = makes;
  return make === undefined || makes.length > 1 || makeAndModel(model)
    ? model
    : make + MODEL_SEPARATOR + model;
}

/**
 * Such a value as an address writes it (spec S2): without the make where that is the only one, and on a list that is about a make,
 * which offers no choice of `makes`.
 */
export function withoutMake(value: string, makes: readonly string[] | undefined): string {
  const isOnly = makes?.length === 1 && makeOf(value) === makes[0];
  return isOnly || !makes ? modelOf(value) : value;
}

/**
 * The cars of several makes and models, in the search's filter language (spec S2); '' for no choice. Each make is narrowed by those
 * of the models that are its own: a make of which no model is chosen is whole, and a model of another make joins. `models` are values
 * of make_model; a model alone, whose make nothing says, narrows every make that no other model narrows.
 */
export function makesFilter(makes: readonly string[], models: readonly string[]): string {
  const { alone = [], paired = [] } = Object.groupBy(models, (value) =>
    makeAndModel(value) ? 'paired' : 'alone',
  );
  const ofMakes = Map.groupBy(paired, makeOf);
  const whole = makes.filter((make) => !ofMakes.has(make));
  const others = [
    ...(whole.length > 0 ? [isOneOf('make', whole)] : []),
    ...(alone.length > 0 ? [isOneOf('model', alone)] : []),
  ];
  const parts = [
    ...(others.length > 0 ? [others.join(' AND ')] : []),
    ...[...ofMakes].map(
      ([make = '', own]) => `${isOneOf('make', [make])} AND ${isOneOf('model', own.map(modelOf))}`,
    ),
  ];
  return parts.length > 1 ? `(${parts.map((part) => `(${part})`).join(' OR ')})` : (parts[0] ?? '');
}
