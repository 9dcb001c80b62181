import { type Bitset, complement, intersection, setWhere, union } from './bitset.ts';
import type { ColumnStore } from './column-store.ts';
import { MILLISECONDS_A_DAY } from './columns.ts';
import { FilterError } from './filter-scanner.ts';
import type { FilterNode, FilterTest } from './filter-node.ts';
import { foldFacet } from './normalise-text.ts';
import { metresBetween, POINT_FIELD } from './point.ts';

/**
 * The rows a filter keeps (spec S14); `remember` keeps those of each condition, which most filters of a site share. Throws a
 * FilterError for an attribute that is not filterable.
 */
export function evaluateFilter(
  filter: FilterNode,
  store: ColumnStore,
  remember: (key: string, make: () => Bitset) => Bitset,
): Bitset {
  if (filter.node === 'not') return complement(evaluateFilter(filter.of, store, remember), store.rows);
  if (filter.node === 'radius')
    return remember(JSON.stringify([filter.from, filter.metres]), () => evaluateRadius(filter, store));
  if (filter.node === 'condition')
    return remember(JSON.stringify([filter.attribute, filter.ask]), () => evaluateCondition(filter, store));
  const sets = filter.of.map((one) => evaluateFilter(one, store, remember));
  return sets.reduce((a, b) => (filter.node === 'and' ? intersection : union)(a, b));
}

function evaluateCondition(
  { attribute, span, ask }: Extract<FilterNode, { node: 'condition' }>,
  store: ColumnStore,
): Bitset {
  const field = store.fields.get(attribute);
  if (!field?.filterable) throw new FilterError(store.refusal(attribute, 'filterable'), span);
  const numbers = store.integers(attribute);
  if (numbers) {
    const accepts = acceptance<number>(ask, field.kind === 'date' ? parseDay : parseDecimal);
    const out = new Uint32Array((store.rows + 31) >>> 5);
    for (let row = 0; row < numbers.length; row++)
      if (accepts(numbers[row]!)) out[row >>> 5]! |= 1 << (row & 31);
    return out;
  }
  const column = store.coded(attribute);
  const { starts } = column;
  if (starts && ask.test === 'EMPTY') return setWhere(store.rows, (row) => starts[row] === starts[row + 1]);
  if (starts && ask.test === 'EXISTS') return setWhere(store.rows, () => true);
  const accepts = acceptance<string>(ask, foldFacet);
  const folded = store.folded(attribute);
  const { starts: from, rows } = store.rowsByCode(attribute);
  const out = new Uint32Array((store.rows + 31) >>> 5);
  for (let code = 1; code < folded.length; code++) {
    if (!accepts(folded[code]!)) continue;
    for (let at = from[code]!; at < from[code + 1]!; at++) out[rows[at]! >>> 5]! |= 1 << (rows[at]! & 31);
  }
  return out;
}

/** The rows within so many metres of a point; a row without coordinates is in no radius. */
function evaluateRadius(
  { from, metres, span }: Extract<FilterNode, { node: 'radius' }>,
  store: ColumnStore,
): Bitset {
  if (!store.points) throw new FilterError(store.refusal(`${POINT_FIELD}/_geojson`, 'filterable'), span);
  const isNear = store.points.map((point) => point !== undefined && metresBetween(from, point) <= metres);
  const { codes } = store.coded(POINT_FIELD);
  return setWhere(store.rows, (row) => isNear[codes[row]!] === true);
}

/**
 * True if a value passes a test. A field without a value is left out of its document, never null or an empty text, so
 * nothing passes those tests here; nor does NaN, the number that is none, pass any.
 */
function acceptance<Value extends string | number>(
  ask: FilterTest,
  parse: (text: string) => Value,
): (value: Value) => boolean {
  if (ask.test === 'in') {
    const wanted = new Set(ask.values.map(parse));
    return (value) => value === value && wanted.has(value);
  }
  if (ask.test === 'start') {
    const start = parse(ask.value);
    return (value) => typeof value === 'string' && value.startsWith(String(start));
  }
  if (ask.test !== 'range') return (value) => ask.test === 'EXISTS' && value === value;
  const from = ask.from && parse(ask.from.value);
  const to = ask.to && parse(ask.to.value);
  return (value) =>
    (from === undefined || value > from || (value === from && ask.from!.isIncluded)) &&
    (to === undefined || value < to || (value === to && ask.to!.isIncluded));
}

function parseDecimal(text: string): number {
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
}

function parseDay(text: string): number {
  return /^\d{4}-\d\d/.test(text) ? Date.parse(text) / MILLISECONDS_A_DAY : NaN;
}
