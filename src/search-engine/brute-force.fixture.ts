import { foldFacet } from './normalise-text.ts';
import type { IndexDocument } from './index-document.ts';

/** For tests: answers from the documents themselves, one by one, with nothing shared with the engine but folding. */
export type Clause =
  | { is: 'in'; field: string; values: readonly string[] }
  | { is: 'between'; field: string; from: number; to: number }
  | { is: 'exists'; field: string }
  | { is: 'not'; of: Clause }
  | { is: 'all'; of: readonly Clause[] }
  | { is: 'any'; of: readonly Clause[] };

const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** The clause as a filter expression. */
export function toExpression(clause: Clause): string {
  if (clause.is === 'not') return `NOT (${toExpression(clause.of)})`;
  if (clause.is === 'exists') return `${quote(clause.field)} EXISTS`;
  if (clause.is === 'between') return `${quote(clause.field)} ${clause.from} TO ${clause.to}`;
  if (clause.is === 'in') return `${quote(clause.field)} IN [${clause.values.map(quote).join(', ')}]`;
  return `(${clause.of.map(toExpression).join(clause.is === 'all' ? ' AND ' : ' OR ')})`;
}

const textsOf = (value: IndexDocument[string] | undefined): readonly string[] =>
  value === undefined ? [] : typeof value === 'object' ? value : [String(value)];

/** True if a document passes a clause. */
export function passes(document: IndexDocument, clause: Clause): boolean {
  if (clause.is === 'not') return !passes(document, clause.of);
  if (clause.is === 'all') return clause.of.every((one) => passes(document, one));
  if (clause.is === 'any') return clause.of.some((one) => passes(document, one));
  const value = document[clause.field];
  if (clause.is === 'exists') return value !== undefined;
  if (clause.is === 'between') return typeof value === 'number' && value >= clause.from && value <= clause.to;
  const wanted = clause.values.map(foldFacet);
  return textsOf(value).some((text) => wanted.includes(foldFacet(text)));
}

/** The counts of a field's values. */
export function countField(documents: readonly IndexDocument[], field: string): Record<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const text of textsOf(document[field])) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

/** Least and greatest number of a field. */
export function rangeField(
  documents: readonly IndexDocument[],
  field: string,
): { min: number; max: number } | undefined {
  const values = documents.map((document) => document[field]).filter((value) => typeof value === 'number');
  if (values.length === 0) return undefined;
  return { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
}

/** Documents in the order of one sort, those without a value last, equals as they came. */
export function sortDocuments(
  documents: readonly IndexDocument[],
  field: string,
  isAscending: boolean,
): IndexDocument[] {
  return documents.toSorted((a, b) => {
    const left = a[field];
    const right = b[field];
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined);
    const order = left < right ? -1 : Number(left > right);
    return isAscending ? order : -order;
  });
}
