/** A car as both engines hold it; a field without a value is undefined or left out. */
export type IndexDocument = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;
