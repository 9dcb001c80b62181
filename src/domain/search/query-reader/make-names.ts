import { isOneOf, quoted } from '../filter-terms.ts';
import { makeAndModel } from '../make-models.ts';
import type { BadgeNames, NamedBadges } from './badge-names.ts';
import type { Meaning } from './query-piece.ts';
import { joined, queryTokens, type QueryToken } from './query-tokens.ts';
import { MAKE_NAMES, SMALL_WORDS } from './query-words.ts';

/** Shorter names of models, and figures, mean a model beside their make alone. */
const MIN_NAME = 3;

/** Names of models that are added in one part. */
const NAMES_A_PART = 100;

/** Models that are called after a line, as one of three digits says: 'C200' and 'C63' are of the C-Class, '320i' of the 3 Series. */
const LINES = [
  { noun: 'class', telling: /^([a-z]{1,3})\d{3}[a-z]{0,2}$/, own: /^([a-z]{1,3})(?:\d{2,3}[a-z]{0,2})?$/ },
  { noun: 'series', telling: /^(\d)\d\d[dei]$/, own: /^(\d)(?:\d\d[dei])?$/ },
];

type Model = { make: string; model: string; words: readonly QueryToken[] };
/** A name with its models by make; `label` is the model as it is called. */
type Name = { label: string; models: Map<string, Set<string>> };

/**
 * A model's name means itself, models that begin with it, and what the stock has under another model or make with that name in it. Short
 * ones are known beside their make alone.
 */
export function* addMakesAndModels(
  add: (said: string, meaning: Meaning, canBeMisspelled?: boolean) => void,
  values: readonly string[],
  badges: BadgeNames,
): Generator<undefined, void, undefined> {
  const models = values.map((value): Model => {
    const [make, model = ''] = makeAndModel(value) ?? [value];
    return { make, model, words: queryTokens(model).filter(({ word }) => word !== '-') };
  });
  const makes = [...new Set(models.map(({ make }) => make))].filter(Boolean);
  for (const make of makes)
    add(make, { field: 'make', label: make, filter: isOneOf('make', [make]), makes: [make] }, true);
  for (const [said, name] of Object.entries(MAKE_NAMES)) {
    const make = makes.find((one) => joined(one) === name);
    if (make) add(said, { field: 'make', label: make, filter: isOneOf('make', [make]), makes: [make] }, true);
  }
  yield;
  const names = namesOf(models);
  const within = modelsWithin(models);
  yield;
  for (const [at, [name, { label, models: own }]] of [...names].entries()) {
    if (at % NAMES_A_PART === 0) yield;
    const words = queryTokens(label).flatMap(({ word }) => (word === '-' ? [] : [word]));
    const meaningOf = (make: string, isClear: boolean): Meaning => {
      const all = new Set(own.get(make));
      if (isClear) for (const model of within.get(name)?.get(make) ?? []) all.add(model);
      return modelMeaning(
        make,
        label,
        name,
        [...all],
        isClear && own.has(make) ? badges.named(words) : undefined,
      );
    };
    const isClear = isClearName(name);
    if (isClear) {
      const ofMakes = [...new Set([...own.keys(), ...(within.get(name)?.keys() ?? [])])];
      const meanings = ofMakes.map((make) => meaningOf(make, true));
      const [first] = meanings;
      if (first)
        add(
          name,
          {
            ...first,
            label: meanings.length > 1 ? label : first.label,
            makes: ofMakes,
            filter: meanings.map(({ filter }) => filter).join(' OR '),
          },
          true,
        );
    }
    // Beside its make, as one word or two, a name is that make's.
    for (const make of own.keys()) add(`${make} ${name}`, meaningOf(make, isClear));
  }
}

/** Words of a figure alone may be a price, a year or nothing, those of three digits aside. */
const isClearName = (name: string): boolean =>
  name.length >= MIN_NAME ? !/^(?:\d{1,2}|\d{4,})$/.test(name) : /\d/.test(name) && /\D/.test(name);

/** A model's name run together, without its make where a feed writes that in front: 'Mazda3' is the 3 of Mazda. */
function modelName(make: string, start: string): string {
  const front = joined(make);
  return start.length > front.length && start.startsWith(front) ? start.slice(front.length) : start;
}

/** Names of the models, whole or their first words, with every model of the make that begins so; lines of models behind them. */
function namesOf(models: readonly Model[]): Map<string, Name> {
  const names = new Map<string, Name>();
  const put = (name: string, label: string, { make, model }: Model): void => {
    const known = names.get(name) ?? { label, models: new Map<string, Set<string>>() };
    names.set(name, known);
    known.models.set(make, (known.models.get(make) ?? new Set()).add(model));
  };
  const wholes = new Set(models.map(({ make, model }) => modelName(make, joined(model))));
  for (const one of models) put(modelName(one.make, joined(one.model)), one.model, one);
  for (const one of models)
    for (const [at, { to }] of one.words.entries()) {
      const label = one.model.slice(0, to);
      const name = modelName(one.make, joined(label));
      // One word of a longer name is no name, as 'Grand' of the Grand Vitara, unless a figure goes on with it: 'Tor 900'.
      const isFigured =
        /\d/.test(one.words[1]?.word ?? '') && name.length > MIN_NAME && !SMALL_WORDS.has(name);
      if (at > 0 || isFigured || wholes.has(name)) put(name, label, one);
    }
  names.delete('');
  for (const { noun, telling, own } of LINES) {
    const startOf = ({ make, words }: Model, form: RegExp): string | undefined => {
      const [, start] = form.exec(words[0]?.word ?? '') ?? [];
      return start && `${make} ${start}`;
    };
    const told = new Set(models.map((one) => startOf(one, telling)));
    for (const one of models) {
      const line = startOf(one, own);
      if (line === undefined || !told.has(line)) continue;
      const start = line.slice(one.make.length + 1);
      put(start + noun, noun === 'class' ? `${start.toUpperCase()}-Class` : `${start} Series`, one);
    }
  }
  return names;
}

/** The models of each make that have some words, run together, among theirs. */
function modelsWithin(models: readonly Model[]): ReadonlyMap<string, ReadonlyMap<string, Set<string>>> {
  const within = new Map<string, Map<string, Set<string>>>();
  for (const { make, model, words } of models)
    for (let from = 1; from < words.length; from++) {
      let run = '';
      for (const { word } of words.slice(from)) {
        run += joined(word);
        const ofMakes = within.get(run) ?? new Map<string, Set<string>>();
        within.set(run, ofMakes);
        ofMakes.set(make, (ofMakes.get(make) ?? new Set()).add(model));
      }
    }
  return within;
}

function modelMeaning(
  make: string,
  label: string,
  name: string,
  models: readonly string[],
  badges: NamedBadges | undefined,
): Meaning {
  // Some feeds give the line as the model and write the model into the badge: 'C-Class', 'C200 Avantgarde'.
  const others = badges?.values.filter((badge) => !badge.toLowerCase().startsWith(label.toLowerCase())) ?? [];
  const starts = name.length > MIN_NAME ? ` OR badge STARTS WITH ${quoted(label)}` : '';
  const among = name.length > MIN_NAME ? others : (badges?.values ?? []);
  const byBadge = starts + (among.length ? ` OR ${isOneOf('badge', among)}` : '');
  return {
    field: 'model',
    label: `${make} ${label}`,
    filter: `${isOneOf('make', [make])} AND (${isOneOf('model', models)}${byBadge})`,
    makes: [make],
  };
}
