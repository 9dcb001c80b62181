import type { FilterNode, FilterTest } from './filter-node.ts';
import { FilterScanner, type FilterValue } from './filter-scanner.ts';

/** As the server counts: an `or`, an `and`, a `not` and a condition are a level each. */
const DEEPEST = 150;

const COMPARISON = /!?=|[<>]=?/y;
const ABSENCE = /IS\s+(NOT\s+)?(NULL|EMPTY)\s*|(NOT\s+)?EXISTS\s*/y;
const PART = /(NOT\s+)?(STARTS\s+WITH|CONTAINS)(?![\p{Alphabetic}\p{N}_.-])\s*/uy;
const RANGE = /TO\s+/y;
const RADIUS = /_geoRadius\s*\(/y;
const MAX_LATITUDE = 90;
const MAX_LONGITUDE = 180;

/**
 * Parses one filter expression in Meilisearch's grammar (spec S16); undefined for an empty one. Throws a FilterError
 * where it is not valid. CONTAINS, which a server must be told to allow, is refused, and of geographic filters all but `_geoRadius`.
 */
export function parseFilter(text: string): FilterNode | undefined {
  if (!text.trim()) return undefined;
  const scan = new FilterScanner(text);
  const whole = parseOr(scan, 0);
  if (scan.rest) {
    scan.fail(`Found unexpected characters at the end of the filter: \`${scan.rest}\`.`);
  }
  return whole;
}

type Part = (scan: FilterScanner, depth: number) => FilterNode;

/** Refuses to go deeper than the server does. */
function bounded(part: Part): Part {
  return (scan, depth) =>
    depth > DEEPEST ? scan.fail('The filter exceeded the maximum depth limit.') : part(scan, depth);
}

function parseList(node: 'or' | 'and', word: string, part: Part): Part {
  return bounded((scan, depth) => {
    const first = part(scan, depth + 1);
    const of = [first];
    while (scan.takeWord(word)) of.push(part(scan, depth + 1));
    return of.length > 1 ? { node, of } : first;
  });
}

const parsePrimary = bounded((scan, depth) => {
  const start = scan.at;
  scan.skipSpace();
  const from = scan.at;
  if (scan.take(RADIUS)) return parseRadius(scan, from);
  if (!scan.takeCharacter('(')) return parseCondition(scan, start);
  const inner = parseOr(scan, depth + 1);
  scan.skipSpace();
  if (!scan.takeCharacter(')')) scan.failMissing(')', start);
  return inner;
});
const parseNot = bounded((scan, depth) =>
  scan.takeWord('NOT') ? negate(parseNot(scan, depth + 1)) : parsePrimary(scan, depth + 1),
);
const parseAnd = parseList('and', 'AND', parseNot);
const parseOr = parseList('or', 'OR', parseAnd);

function parseCondition(scan: FilterScanner, start: number): FilterNode {
  const attribute = scan.value();
  const make = (ask: FilterTest, isNegated?: unknown): FilterNode => {
    const node: FilterNode = {
      node: 'condition',
      attribute: attribute?.value ?? '',
      span: attribute!.span,
      ask,
    };
    return isNegated ? negate(node) : node;
  };
  if (attribute) {
    const before = scan.at;
    const isNegated = scan.takeWord('NOT');
    if (scan.takeWord('IN')) return make({ test: 'in', values: parseValues(scan) }, isNegated);
    scan.at = before;
    const comparison = scan.take(COMPARISON)?.[0];
    if (comparison) return parseComparison(comparison, scan.operand(), make);
    const absence = scan.take(ABSENCE);
    if (absence) {
      const [, isNot, state, notExists] = absence;
      return make({ test: state === 'NULL' || state === 'EMPTY' ? state : 'EXISTS' }, isNot ?? notExists);
    }
    const part = scan.take(PART);
    if (part) {
      const [, isNot, operator] = part;
      const value = scan.operand();
      if (operator === 'CONTAINS')
        scan.fail(
          'Using `CONTAINS` in a filter requires enabling the `contains filter` experimental feature.',
          before,
          scan.at,
          'feature_not_enabled',
        );
      return make({ test: 'start', value }, isNot);
    }
    const from = scan.value();
    if (from && scan.take(RANGE)) {
      const to = { value: scan.operand(), isIncluded: true };
      return make({ test: 'range', from: { value: from.value, isIncluded: true }, to });
    }
  } else scan.refuseReserved();
  scan.at = start;
  return scan.fail(
    `Was expecting an operation ${scan.rest.trim() ? `at \`${scan.rest}\`` : 'but instead got nothing'}.`,
  );
}

/** `_geoRadius(latitude, longitude, metres)`, from behind its opening bracket. */
function parseRadius(scan: FilterScanner, start: number): FilterNode {
  const values: FilterValue[] = [];
  for (let one = scan.value(); one; one = scan.takeCharacter(',') ? scan.value() : undefined)
    values.push(one);
  const end = scan.at;
  const isClosed = scan.takeCharacter(')');
  const [lat = NaN, lng = NaN, metres = NaN] = values.map(({ value }) => Number(value));
  if (!isClosed || values.length !== 3 || Number.isNaN(lat + lng + metres) || metres < 0)
    return scan.fail(
      'The `_geoRadius` filter expects three arguments: `_geoRadius(latitude, longitude, radius)`.',
      start,
    );
  if (Math.abs(lat) > MAX_LATITUDE)
    scan.fail(`Bad latitude \`${lat}\`. Latitude must be contained between -90 and 90 degrees.`, start, end);
  if (Math.abs(lng) > MAX_LONGITUDE)
    scan.fail(
      `Bad longitude \`${lng}\`. Longitude must be contained between -180 and 180 degrees.`,
      start,
      end,
    );
  return { node: 'radius', span: scan.span(start, end), from: { lat, lng }, metres };
}

function parseComparison(
  sign: string,
  value: string,
  make: (ask: FilterTest, isNegated?: unknown) => FilterNode,
): FilterNode {
  const bound = { value, isIncluded: sign.length > 1 };
  if (sign.startsWith('<')) return make({ test: 'range', to: bound });
  if (sign.startsWith('>')) return make({ test: 'range', from: bound });
  return make({ test: 'in', values: [value] }, sign === '!=');
}

function parseValues(scan: FilterScanner): string[] {
  if (!scan.takeCharacter('[')) scan.fail('Expected `[` after `IN` keyword.');
  const values: string[] = [];
  for (let one = scan.value(); one; one = scan.takeCharacter(',') ? scan.value() : undefined)
    values.push(one.value);
  if (!scan.rest) scan.fail('Expected matching `]` after the list given to `IN[`');
  if (!scan.takeCharacter(']')) {
    scan.fail(
      `Expected only comma-separated field names inside \`IN[..]\` but instead found \`${scan.rest}\`.`,
    );
  }
  return values;
}

function negate(node: FilterNode): FilterNode {
  return node.node === 'not' ? node.of : { node: 'not', of: node };
}
