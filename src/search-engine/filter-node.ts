import type { Point } from './point.ts';

/** The stretch of an expression that a name or value stands in; both are offsets in UTF-16 units. */
export interface Span {
  text: string;
  from: number;
  to: number;
}

/** An end of a range. */
export interface Bound {
  value: string;
  isIncluded: boolean;
}

/** What a condition asks of the values of its attribute; `!=`, NOT IN and the like are a `not` around it. */
export type FilterTest =
  | { test: 'in'; values: readonly string[] }
  | { test: 'range'; from?: Bound; to?: Bound }
  | { test: 'start'; value: string }
  | { test: 'EXISTS' | 'NULL' | 'EMPTY' };

/** A parsed filter; `span` says where the attribute stands, for messages. */
export type FilterNode =
  | { node: 'and' | 'or'; of: readonly FilterNode[] }
  | { node: 'not'; of: FilterNode }
  | { node: 'condition'; attribute: string; span: Span; ask: FilterTest }
  | { node: 'radius'; span: Span; from: Point; metres: number };
