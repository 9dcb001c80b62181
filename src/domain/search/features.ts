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

/**
 * Documents of a stock with the features that tell its cars apart (spec S3): all of the dealer's highlights, and of the equipment what
 * at least two cars and at most four of five have.
 */
export function withTellingFeatures(documents: readonly IndexDocument[]): IndexDocument[] {
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
  return documents.map((document) => ({
    ...document,
    features: listOf(document['features']).filter((feature) => telling.has(feature)),
  }));
}

function listOf(value: IndexDocument[string] | undefined): readonly string[] {
  return Array.isArray(value) ? value : [];
}
