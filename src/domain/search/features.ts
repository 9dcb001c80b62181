import type { IndexDocument } from '../../search-engine/index-document.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What fewer cars have is no choice between cars. */
const MIN_CARS = 2;
/** What a larger share of a stock has narrows it to nearly all of it. */
const MAX_SHARE = 0.8;
/** Features of a stock, the commonest. */
const MAX_FEATURES = 300;

/** What a car has: the dealer's highlights, and its list of equipment. */
export const featuresOf = (car: Pick<Vehicle, 'filtered_features' | 'standardEquipment'>): string[] =>
  [...car.filtered_features, ...car.standardEquipment].map((feature) => feature.trim()).filter(Boolean);

/** Before a feature these words say that a car has something else, or nothing: 'No sunroof', 'Wiring for tow bar', 'Faux leather seats'. */
const OTHERWISE =
  /\b(?:no|not|non|without|less|for|to|of|with|delete|excluding|faux|fake|imitation|artificial|synthetic|vegan|optional)\b/i;

/**
 * What a feature is a kind of, of those in `known` (in small letters, by what they are written as): the last words of a noun phrase
 * say what it is, so a panoramic sunroof is a sunroof and adaptive cruise control is cruise control.
 */
function kindsOf(feature: string, known: ReadonlyMap<string, string>): string[] {
  const words = feature.split(' ');
  return words.flatMap((_, at) => {
    if (at === 0 || OTHERWISE.test(words.slice(0, at).join(' '))) return [];
    return known.get(words.slice(at).join(' ').toLowerCase()) ?? [];
  });
}

/** Documents whose features have what each is a kind of, too, where another car of the stock has just that. */
function withKinds(documents: readonly IndexDocument[]): IndexDocument[] {
  const known = new Map(
    documents.flatMap((document) =>
      listOf(document['features']).map((feature) => [feature.toLowerCase(), feature] as const),
    ),
  );
  const kinds = new Map([...known.values()].map((feature) => [feature, kindsOf(feature, known)]));
  return documents.map((document) => {
    const features = listOf(document['features']);
    const more = features.flatMap((feature) => kinds.get(feature) ?? []);
    return more.length === 0 ? document : { ...document, features: [...new Set([...features, ...more])] };
  });
}

/**
 * Documents of a stock with the features that tell its cars apart (spec S3): all of the dealer's highlights, and of the equipment what
 * at least two cars and at most four of five have. What is a kind of another feature counts as that one, too. The rest is in
 * `equipment`, which typed words ask for (spec S2).
 */
export function withTellingFeatures(plain: readonly IndexDocument[]): IndexDocument[] {
  const documents = withKinds(plain);
  const counts = new Map<string, number>();
  const highlights = new Set(documents.flatMap((document) => listOf(document['filtered_features'])));
  for (const document of documents)
    for (const one of listOf(document['features'])) counts.set(one, (counts.get(one) ?? 0) + 1);
  const isTelling = ([feature, count]: [string, number]): boolean =>
    highlights.has(feature) || (count >= MIN_CARS && count <= documents.length * MAX_SHARE);
  const telling = new Set(
    [...counts]
      .filter(isTelling)
      .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
      .slice(0, MAX_FEATURES)
      .map(([feature]) => feature),
  );
  const known = new Set(
    [...counts]
      .sort(([, some], [, others]) => others - some)
      .slice(0, 2 * MAX_FEATURES)
      .map(([feature]) => feature),
  );
  return documents.map((document) => {
    const all = listOf(document['features']);
    return {
      ...document,
      features: all.filter((feature) => telling.has(feature)),
      equipment: all.filter((feature) => known.has(feature) && !telling.has(feature)),
    };
  });
}

function listOf(value: IndexDocument[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
