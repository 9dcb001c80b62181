import { isOneOf, quoted } from '../filter-terms.ts';
import { makeAndModel } from '../make-models.ts';
import type { Meaning } from './query-piece.ts';
import { joined, queryTokens } from './query-tokens.ts';
import { MAKE_NAMES } from './query-words.ts';

/** Shorter names of models, and figures, mean a model beside their make alone. */
const MIN_NAME = 3;

/** Names of models that are added in one part. */
const NAMES_A_PART = 100;

/** A model's name stands for itself and the models of its make that begin with it; short ones are known beside their make alone. */
export function* addMakesAndModels(
  add: (said: string, meaning: Meaning, canBeMisspelled?: boolean) => void,
  values: readonly string[],
): Generator<undefined, void, undefined> {
  const models = values.map((value): [make: string, model?: string] => makeAndModel(value) ?? [value]);
  const makes = [...new Set(models.map(([make]) => make))].filter(Boolean);
  for (const make of makes)
    add(make, { field: 'make', label: make, filter: isOneOf('make', [make]), makes: [make] }, true);
  for (const [said, name] of Object.entries(MAKE_NAMES)) {
    const make = makes.find((one) => joined(one) === name);
    if (make) add(said, { field: 'make', label: make, filter: isOneOf('make', [make]), makes: [make] }, true);
  }
  yield;
  const line = modelLines(models);
  const byName = Map.groupBy(models, ([make, model = '']) => modelName(make, model));
  for (const [at, [name, own]] of [...byName].entries()) {
    if (at % NAMES_A_PART === 0) yield;
    if (name === '') continue;
    const ofMakes = [...new Set(own.map(([make]) => make))];
    const meanings = ofMakes.map((make) =>
      modelMeaning(
        make,
        own.find(([one]) => one === make)?.[1] ?? '',
        name,
        line.get(`${make} ${name}`) ?? [],
      ),
    );
    const isClear = name.length >= MIN_NAME ? !/^\d+$/.test(name) : /\d/.test(name) && /\D/.test(name);
    const [first] = meanings;
    if (isClear && first) {
      const filter = meanings.map((one) => one.filter).join(' OR ');
      const label = meanings.length > 1 ? (own[0]?.[1] ?? '') : first.label;
      add(name, { ...first, label, makes: ofMakes, filter }, true);
    }
    // Beside its make, as one word or two, a name is that make's.
    for (const meaning of meanings) add(`${meaning.makes?.[0]} ${name}`, meaning);
  }
}

/** A model's name run together, without its make where a feed writes that in front: 'Mazda3' is the 3 of Mazda. */
function modelName(make: string, model: string): string {
  const [name, front] = [joined(model), joined(make)];
  return name.length > front.length && name.startsWith(front) ? name.slice(front.length) : name;
}

/** The models of each make that begin with the same words, by the make and those words run together. */
function modelLines(models: readonly [string, string?][]): ReadonlyMap<string, string[]> {
  const lines = new Map<string, string[]>();
  for (const [make, model = ''] of models) {
    let start = '';
    for (const { word } of queryTokens(model)) {
      if (word === '-') continue;
      start += joined(word);
      const key = `${make} ${modelName(make, start)}`;
      const known = lines.get(key);
      if (known) known.push(model);
      else lines.set(key, [model]);
    }
  }
  return lines;
}

function modelMeaning(make: string, model: string, name: string, line: readonly string[]): Meaning {
  // Some feeds give the line as the model and write the model into the badge: 'C-Class', 'C200 Avantgarde'.
  const byBadge = name.length > MIN_NAME ? ` OR badge STARTS WITH ${quoted(model)}` : '';
  return {
    field: 'model',
    label: `${make} ${model}`,
    filter: `${isOneOf('make', [make])} AND (${isOneOf('model', [...new Set([model, ...line])])}${byBadge})`,
    makes: [make],
  };
}
