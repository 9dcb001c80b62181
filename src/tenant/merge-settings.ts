type Settings = Record<string, unknown>;

const isSettings = (value: unknown): value is Settings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a tenant says, laid over what its template says: objects merge key by key; lists, words, numbers and `false`
 * replace. Of two objects with different `kind`s (one of several alternatives) the upper replaces the lower whole.
 */
export function mergeSettings(lower: unknown, upper: unknown): unknown {
  if (upper === undefined) return lower;
  if (!isSettings(lower) || !isSettings(upper)) return upper;
  if (upper.kind !== undefined && lower.kind !== upper.kind) return upper;
  const merged: Settings = { ...lower };
  for (const [key, value] of Object.entries(upper)) merged[key] = mergeSettings(lower[key], value);
  return merged;
}
