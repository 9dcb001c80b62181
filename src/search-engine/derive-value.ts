import type { Derivation } from './index-format.ts';

/** What a derivation reads: the plain value of another field of the same row. */
export type ValueOf = (field: string) => string | number | undefined;

/** The band a value falls in; undefined without a value. Each edge belongs to the band above it. */
export function bandOf(
  value: number | undefined,
  { edges, labels }: { edges: readonly number[]; labels: readonly string[] },
): string | undefined {
  if (value === undefined) return undefined;
  const above = edges.findIndex((edge) => value < edge);
  return labels[above < 0 ? edges.length : above];
}

/** The band of a number in steps, by its upper end, which belongs to it. */
export const stepOf = (value: number, step: number): string => String(Math.ceil(value / step) * step);

/** The value that follows from the other fields of a row (spec N2); undefined when they have none. */
export function deriveValue(derivation: Derivation, valueOf: ValueOf): string | number | undefined {
  if (derivation.rule === 'band') {
    const value = valueOf(derivation.of);
    return typeof value === 'number' ? bandOf(value, derivation) : undefined;
  }
  if (derivation.rule === 'line') {
    const value = valueOf(derivation.of);
    if (typeof value !== 'number') return undefined;
    const exact = value * derivation.by + derivation.plus;
    return derivation.rounding === 'up' ? Math.ceil(exact) : Math.floor(exact);
  }
  if (derivation.rule === 'step') {
    const value = valueOf(derivation.of);
    return typeof value === 'number' ? stepOf(value, derivation.step) : undefined;
  }
  if (derivation.rule === 'sum') {
    const terms = derivation.of.map(valueOf).filter((term) => typeof term === 'number');
    return terms.length === derivation.of.length ? terms.reduce((sum, term) => sum + term, 0) : undefined;
  }
  const parts = derivation.of.map(valueOf).filter((part) => part !== undefined && part !== '');
  if (parts.length === 0) return undefined;
  return derivation.rule === 'join'
    ? derivation.prefix + parts.join(derivation.separator)
    : slugOf(parts.join('-'));
}

/** The usual rule of addresses. A site may have one of its own: what differs is written beside it, like every exception. */
function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
