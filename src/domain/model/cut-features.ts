/** Features of a variant that show at first (spec M2). */
const FIRST_FEATURES = 8;

/** A list cut into what shows at once and what 'View more' opens (spec M2). */
export function cutFeatures<T>(features: readonly T[]): { first: T[]; more: T[] } {
  return { first: features.slice(0, FIRST_FEATURES), more: features.slice(FIRST_FEATURES) };
}
