import { slugify } from '../text/slugify.ts';
import type { Model } from './model.ts';

/** A body type that models have; `slug` is its value in /models?body=. */
export type ModelBody = { slug: string; label: string; count: number };

/** The body types that models have, in the order they first occur (spec M1). */
export function modelBodies(models: readonly Model[]): ModelBody[] {
  const bySlug = Map.groupBy(models, (model) => slugify(model.manufacturer_body));
  return [...bySlug].flatMap(([slug, members]) =>
    slug && members[0] ? [{ slug, label: members[0].manufacturer_body, count: members.length }] : [],
  );
}
