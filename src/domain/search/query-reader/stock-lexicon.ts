import { CAR_TYPE_WORDS } from '../../vehicle/vehicle-words.ts';
import type { ItemType } from '../../vehicle/vehicle-words.ts';
import { FIGURES, rangeWords } from '../facet.ts';
import { type FacetCounts } from '../listing-links.ts';
import { ORDERS, type Sort } from '../orders.ts';
import { isBetween, isOneOf } from '../filter-terms.ts';
import type { Meaning, PieceField, WeeklyField } from './query-piece.ts';
import {
  CHEAP,
  DROPPED,
  GROUPS,
  HEAVY_TOWING,
  LIGHT_TOWING,
  NAMED,
  NOUNS,
  ORDER_WORDS,
  SEVERAL,
  SMALL_WORDS,
  TOWING,
  USE_RULES,
  type UseRule,
  type WordField,
} from './query-words.ts';
import { BadgeNames } from './badge-names.ts';
import { type FeatureFinder, featureFinder } from './feature-names.ts';
import { MEASURED_FIELDS } from './figure-words.ts';
import { addMakesAndModels } from './make-names.ts';
import { joined, queryTokens } from './query-tokens.ts';
import { TRADE_WORDS } from '../trade-words.ts';

/** A place of the stock: its name, and the suburbs (with their state) that lie in or about it. */
export type StockPlace = { name: string; state: string; cities: readonly string[] };

/** What a stock can be asked for: the values of its facets with their counts, and its places. */
export type StockVocabulary = { counts: FacetCounts; places: readonly StockPlace[] };

/** Facets whose counts the reader takes its words from. */
export const VOCABULARY_FACETS = [
  'make_model',
  'body',
  'fuel',
  'transmission',
  'drive',
  'colour',
  'car_type',
  'state',
  'city',
  'badge',
  'features',
  'equipment',
  'item_type',
  'price_range',
  'price_dropped',
  'year',
  'seats',
  'doors',
  'cylinders',
  'weekly_price_range',
  'axles',
  'licence',
  'rego_ends',
  ...Object.values(MEASURED_FIELDS),
] as const;

/** Phrases of the stock and of the one table, joined, with what they mean; makes are marked where a model may follow. */
export type StockLexicon = {
  phrases: ReadonlyMap<string, Meaning>;
  /** Names that a word may be a misspelling of, with what is meant. */
  names: readonly (readonly [name: string, meaning: Meaning])[];
  has: (facet: (typeof VOCABULARY_FACETS)[number] | 'km') => boolean;
  /** The field, in dollars, that a budget a week is of: repayments or subscriptions; undefined where cars have neither. */
  weekly: WeeklyField | undefined;
  /** A rule of use for what is towed, for a stock whose feed doesn't say what its cars tow. */
  towing: (tonnes: number) => Meaning | undefined;
  /** True if the stock is of vehicles that are asked for by their length, and none of cars. */
  isTowed: boolean;
  /** Finds the features that a run of words names. */
  featureOf: FeatureFinder;
  badges: BadgeNames;
  /** True if a word is of a model's name. */
  isOfModel: (word: string) => boolean;
  /** What bodies mean beside many seats, by what they mean alone. */
  manySeats: ReadonlyMap<string, Meaning>;
  /** Kinds of vehicle that the whole stock is of: their nouns narrow nothing. */
  idleNouns: ReadonlySet<string>;
};

const CHIP_FIELDS: Readonly<Record<WordField, PieceField>> = {
  body: 'body',
  fuel: 'fuel',
  transmission: 'transmission',
  drive: 'drive',
  colour: 'colour',
  car_type: 'condition',
  state: 'state',
};

/** Fields whose common words are understood although no car has them, so that the answer can say so. */
const KNOWN_WITHOUT_CARS: readonly WordField[] = [
  'colour',
  'fuel',
  'transmission',
  'drive',
  'state',
  'car_type',
];
/** Fields of which a word stands for every value with that word: 'white' is 'Polar White' as well. */
const NAMED_BY_A_WORD: readonly WordField[] = ['body', 'colour'];
/** Letters of a word that names a value which has more of them. */
const MIN_NAME = 3;
const MIN_MISSPELLED = 5;

/** Makes the lexicon of a stock; once for a vocabulary, since it costs more than a reading. */
export function stockLexicon(vocabulary: StockVocabulary): StockLexicon {
  const parts = lexiconInParts(vocabulary);
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

/** Places and suburbs that are added in one part. */
const PLACES_A_PART = 100;

/** The same work in parts of a few milliseconds, for a page that goes on with it while it's idle. */
export function* lexiconInParts({
  counts,
  places,
}: StockVocabulary): Generator<undefined, StockLexicon, undefined> {
  const valuesOf = (facet: string): string[] => Object.keys(counts[facet] ?? {});
  const has = (facet: string): boolean => facet === 'km' || valuesOf(facet).length > 0;
  const phrases = new Map<string, Meaning>();
  const names: [string, Meaning][] = [];
  /** The first meaning of a phrase stays: what is added first goes first. */
  const add = (said: string, meaning: Meaning, canBeMisspelled = false): void => {
    const key = joined(said);
    if (key === '' || phrases.has(key)) return;
    phrases.set(key, meaning);
    if (canBeMisspelled && key.length >= MIN_MISSPELLED && !/\d/.test(key)) names.push([key, meaning]);
  };

  const ofGroup = (field: WordField, value: string): string[] => {
    const group = GROUPS.find((one) => one.field === field && one.value === value);
    const said = new Set([value, ...(group?.said ?? [])].map(joined));
    const exact = valuesOf(field).filter((one) => said.has(joined(one)));
    if (!NAMED_BY_A_WORD.includes(field)) return exact;
    const isNamed = (one: string): boolean =>
      queryTokens(one).some(({ word }) => said.has(word) && word.length >= MIN_NAME);
    return [...new Set([...exact, ...valuesOf(field).filter(isNamed)])];
  };
  const meant = (field: WordField, values: readonly string[], label: string): Meaning => ({
    field: CHIP_FIELDS[field],
    label,
    filter: isOneOf(field, values),
  });
  const labelOf = (field: WordField, value: string): string =>
    field === 'car_type' ? (CAR_TYPE_WORDS[value as keyof typeof CAR_TYPE_WORDS] ?? value) : value;

  const addRule = ({ said, label, all }: UseRule): void => {
    const meaning = ruleMeaning(all, label);
    if (meaning) for (const one of said) add(one, meaning);
  };
  function ruleMeaning(all: UseRule['all'], label: string): Meaning | undefined {
    const filters = all.map((condition) => {
      if (!('values' in condition)) {
        const { field, min, max } = condition;
        return has(field === 'price' ? 'price_range' : field) ? isBetween(field, { min, max }) : '';
      }
      const values = condition.values.flatMap((value) => ofGroup(condition.field, value));
      return values.length ? isOneOf(condition.field, values) : '';
    });
    return filters.every(Boolean) ? { field: 'use', label, filter: filters.join(' AND ') } : undefined;
  }

  const isOfCars = valuesOf('item_type').includes('car');
  if (isOfCars) for (const rule of USE_RULES) addRule(rule);
  for (const [sort, said] of Object.entries(ORDER_WORDS) as [Sort, string[]][])
    if (has(sort === 'price-drop' ? 'price_dropped' : sort === 'mass-asc' ? 'trailer_mass' : 'km'))
      for (const one of said) add(one, { field: 'sort', label: ORDERS[sort].label, filter: '', sort });
  if (has('price_dropped'))
    for (const one of DROPPED)
      add(one, {
        field: 'price_dropped',
        label: 'Price dropped',
        filter: isOneOf('price_dropped', ['true']),
      });
  if (isOfCars && has('price_range')) {
    const range = { field: 'price', max: CHEAP.max } as const;
    const filter = isBetween('price', range);
    for (const one of CHEAP.said)
      add(one, { field: 'price', label: rangeWords({ unit: 'dollars' }, range), filter, range });
  }
  // A stock's own spelling of a value, whole, before the words that it shares with others.
  for (const field of Object.keys(CHIP_FIELDS) as WordField[])
    for (const value of valuesOf(field)) {
      const words = queryTokens(value).map(({ word }) => word);
      const others = NAMED_BY_A_WORD.includes(field)
        ? valuesOf(field).filter((one) => hasAllWords(one, words))
        : [value];
      add(value, meant(field, others, labelOf(field, value)), field !== 'state');
      // 'Off-road caravan' is 'Off-road Family Caravan' as well: every run of two words names what has them all.
      if (field === 'body' && words.length === 2)
        for (const noun of NOUNS['caravan'] ?? [])
          if (words[1] !== noun && others.length)
            add(`${words.join(' ')} ${noun}`, meant(field, others, value));
    }
  yield;
  for (const { field, value, said } of GROUPS) {
    if (!has(field)) continue;
    const values = ofGroup(field, value);
    const isKnown = KNOWN_WITHOUT_CARS.includes(field) || (field === 'body' && isOfCars);
    if (values.length === 0 && !isKnown) continue;
    const meaning = meant(field, values.length ? values : [value], labelOf(field, value));
    for (const one of said) add(one, meaning, one.length > MIN_MISSPELLED);
  }
  for (const { field, values, said } of SEVERAL) {
    const known = values.flatMap((value) => ofGroup(field, value));
    if (known.length) for (const one of said) add(one, meant(field, known, known.join(' or ')));
  }
  addCabs(add, ofGroup('body', 'Ute'), has('doors'));
  yield;
  const badges = new BadgeNames(valuesOf('badge'), phrases);
  const kinds = valuesOf('item_type').filter((kind) => isKind(kind));
  addBodies(add, kinds, valuesOf('body'), badges);
  yield;
  yield* addMakesAndModels(add, valuesOf('make_model'), badges);
  for (const [at, { name, state, cities }] of places.entries()) {
    if (at % PLACES_A_PART === 0) yield;
    addPlace(add, name, {
      field: 'place',
      label: cities.length > 1 ? `Around ${name}` : name,
      filter: `${isOneOf('state', [state])} AND ${isOneOf('city', cities)}`,
    });
  }
  for (const [at, city] of valuesOf('city').entries()) {
    if (at % PLACES_A_PART === 0) yield;
    addPlace(add, city, { field: 'place', label: city, filter: isOneOf('city', [city]) });
  }

  for (const kind of kinds)
    if (kinds.length > 1 && kind !== 'car')
      for (const one of NOUNS[kind])
        add(one, {
          field: 'kind',
          label: NOUNS[kind][1] ?? kind,
          filter: isOneOf('item_type', [kind]),
        });
  // Whoever sells nothing but caravans is asked for vans.
  const idleNouns = new Set([
    ...kinds.flatMap((kind) => NOUNS[kind]),
    ...(kinds.length === 1 && kinds[0] === 'caravan' ? ['van', 'vans'] : []),
  ]);
  const [vans, movers] = [ofGroup('body', 'Van'), ofGroup('body', 'People Mover')];
  const manySeats = new Map(
    vans.length && movers.length && isOfCars
      ? [[isOneOf('body', vans), meant('body', [...vans, ...movers], 'Van or people mover')]]
      : [],
  );
  addNamed(add, has);
  yield;
  const ofModels = new Set(
    valuesOf('make_model').flatMap((name) => queryTokens(name).map(({ word }) => word)),
  );
  const isOfModel = (word: string): boolean => ofModels.has(word);
  yield;
  return {
    phrases,
    names,
    badges,
    isOfModel,
    featureOf: featureFinder(counts, isOfModel, badges),
    manySeats,
    has: (facet) => has(facet),
    weekly: weeklyField(valuesOf('weekly_price_range')),
    towing: (tonnes) => {
      const { all, label } = tonnes >= HEAVY_TOWING.fromTonnes ? HEAVY_TOWING : LIGHT_TOWING;
      return isOfCars ? ruleMeaning(all, label) : undefined;
    },
    isTowed: !isOfCars && has('length'),
    idleNouns,
  };
}

/** Types of vehicle; one that isn't in stock is known where all of it is of the kind, so that the answer can say so. */
function addBodies(
  add: (said: string, meaning: Meaning) => void,
  kinds: readonly ItemType[],
  bodies: readonly string[],
  badges: BadgeNames,
): void {
  for (const kind of kinds)
    for (const group of TRADE_WORDS[kind].bodies ?? []) {
      const [name = ''] = group;
      const meaning = bodyMeaning(group, bodies, badges);
      const none: Meaning = { field: 'body', label: name, filter: isOneOf('body', [name]) };
      if (meaning || kinds.length === 1) for (const one of group) add(one, meaning ?? none);
    }
}

/** A type of vehicle by what is said of it: bodies of the stock that are called so, else badges; undefined for none. */
function bodyMeaning(
  said: readonly string[],
  bodies: readonly string[],
  badges: BadgeNames,
): Meaning | undefined {
  const names = said.map((one) => ` ${spaced(one)} `);
  const values = bodies.filter((body) => names.some((name) => ` ${spaced(body)} `.includes(name)));
  const [label = ''] = values.length === 1 ? values : said;
  if (values.length) return { field: 'body', label, filter: isOneOf('body', values) };
  const named = badges.named(spaced(label).split(' '));
  return named && { field: 'body', label, filter: isOneOf('badge', named.values) };
}

/** Words of a text, folded, with one blank between them. */
const spaced = (text: string): string =>
  queryTokens(text)
    .flatMap(({ word }) => (/^[\p{L}\p{N}]/u.test(word) ? [word] : []))
    .join(' ');

const isKind = (name: string): name is ItemType => Object.hasOwn(NOUNS, name);

/** Licences, axles and towing as they are said in words, by the columns that a stock has. */
function addNamed(add: (said: string, meaning: Meaning) => void, has: (facet: string) => boolean): void {
  for (const { field, values, label, said } of NAMED)
    if (has(field)) for (const one of said) add(one, { field, label, filter: isOneOf(field, values) });
  if (!has('towing')) return;
  const [min] = [HEAVY_TOWING.fromTonnes * 1000];
  const label = `Tows ${FIGURES.kilograms.write(min)} or more`;
  for (const one of TOWING) add(one, { field: 'measure', label, filter: isBetween('towing', { min }) });
}

/** Bands of repayments are named by a figure alone (weekly-facet), those of subscriptions by both of their ends. */
function weeklyField([band]: readonly string[]): StockLexicon['weekly'] {
  if (band === undefined) return undefined;
  return /^\d+$/.test(band) ? 'weekly_repayment' : 'subscription_price';
}

function hasAllWords(value: string, words: readonly string[]): boolean {
  const own = new Set(queryTokens(value).map(({ word }) => word));
  return words.every((word) => own.has(word));
}

/** Cabs of utes are told by their doors: two of a single cab, four of a dual cab. */
function addCabs(
  add: (said: string, meaning: Meaning) => void,
  utes: readonly string[],
  hasDoors: boolean,
): void {
  if (utes.length === 0 || !hasDoors) return;
  const cab = (label: string, doors: number): Meaning => ({
    field: 'body',
    label,
    filter: `${isOneOf('body', utes)} AND doors = ${doors}`,
  });
  for (const noun of ['', ' ute', ' utes']) {
    for (const said of ['dual cab', 'double cab', 'crew cab', 'twin cab'])
      add(said + noun, cab('Dual cab ute', 4));
    add(`single cab${noun}`, cab('Single cab ute', 2));
  }
}

/** A postcode that might be a year is one behind 'in' alone. */
const LIKE_A_YEAR = /^(19|20[0-3])\d+$/;

/** A town that is called like a word that narrows nothing, as Sale is, is one behind 'in' alone. */
function addPlace(add: (said: string, meaning: Meaning) => void, name: string, meaning: Meaning): void {
  if (!SMALL_WORDS.has(joined(name)) && !LIKE_A_YEAR.test(name)) add(name, meaning);
  for (const word of ['in', 'near', 'around']) add(`${word} ${name}`, meaning);
}
