/** A value in the search's filter language. */
export const quoted = (value: string): string => `"${value.replace(/["\\]/g, '\\$&')}"`;

/** That a field is one of some values. */
export const isOneOf = (field: string, values: readonly string[]): string =>
  values.length === 1
    ? `${field} = ${quoted(values[0] ?? '')}`
    : `${field} IN [${values.map(quoted).join(', ')}]`;

/** That a field lies between two figures. */
export function isBetween(
  field: string,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): string {
  const ends = [
    ...(min === undefined ? [] : [`${field} >= ${min}`]),
    ...(max === undefined ? [] : [`${field} <= ${max}`]),
  ];
  return ends.join(' AND ');
}
