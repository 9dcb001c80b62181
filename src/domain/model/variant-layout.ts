/** How a model's variants stand on its page. */
export type VariantLayout =
  | { kind: 'none' }
  /** One variant: its features under a heading. */
  | { kind: 'heading' }
  /** Two, side by side. */
  | { kind: 'row' }
  | { kind: 'slider'; arrows: boolean };

/** Above this many variants the slider has arrows: three fit a wide screen. */
const MAX_WITHOUT_ARROWS = 3;

/** The layout for a number of variants: 1 a heading, 2 a row, more a slider with arrows above 3 (spec M2). */
export function variantLayout(count: number): VariantLayout {
  if (count <= 0) return { kind: 'none' };
  if (count === 1) return { kind: 'heading' };
  return count === 2 ? { kind: 'row' } : { kind: 'slider', arrows: count > MAX_WITHOUT_ARROWS };
}

/** Features of a variant that show at first (spec M2). */
const FIRST_FEATURES = 8;

/** A list cut into what shows at once and what 'View more' opens (spec M2). */
export function cutFeatures<T>(features: readonly T[]): { first: T[]; more: T[] } {
  return { first: features.slice(0, FIRST_FEATURES), more: features.slice(FIRST_FEATURES) };
}
