/** A field of every row in memory, as dictionary codes. Code 0 is 'no value' and `values[0]` is ''. */
export interface CodedColumn {
  kind: 'coded';
  codes: Uint16Array;
  values: readonly string[];
  /** Where a field has several values: row r holds the codes from `starts[r]` up to `starts[r + 1]`. Else a code a row. */
  starts?: Uint32Array;
}

/** NaN where a row has none; dates are days since 1970. */
export interface IntegerColumn {
  kind: 'integer';
  numbers: Float64Array;
}

/** Strings that are shown but neither filtered nor counted; '' for none. */
export interface TextColumn {
  kind: 'text';
  texts: readonly string[];
}

export type Column = CodedColumn | IntegerColumn | TextColumn;

export const MILLISECONDS_A_DAY = 86_400_000;
