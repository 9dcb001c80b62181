/** A car as both engines hold it: fields without a value are left out. */
export type IndexDocument = Readonly<Record<string, string | number | boolean | readonly string[]>>;
