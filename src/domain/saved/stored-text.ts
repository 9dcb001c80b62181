/** A text field of something read from storage; '' for anything else. */
export function textOf(entry: unknown, field: string): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const value: unknown = Reflect.get(entry, field);
  return typeof value === 'string' ? value : '';
}
