import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FilterError } from './filter-scanner.ts';
import { parseFilter } from './filter-grammar.ts';
import type { Bound, FilterNode } from './filter-node.ts';

/** The tree in short: `[a = x AND ...]`, `!(...)`. */
function show(node: FilterNode): string {
  if (node.node === 'not') return `!(${show(node.of)})`;
  if (node.node === 'radius') return `${node.metres} m of ${node.from.lat} ${node.from.lng}`;
  if (node.node !== 'condition') return `[${node.of.map(show).join(` ${node.node} `)}]`;
  const { attribute, ask } = node;
  if (ask.test === 'in') return `{${attribute}} in {${ask.values.join('|')}}`;
  if (ask.test === 'start') return `{${attribute}} start {${ask.value}}`;
  if (ask.test !== 'range') return `{${attribute}} ${ask.test}`;
  const bound = (end: Bound | undefined): string =>
    end ? (end.isIncluded ? end.value : `(${end.value})`) : '';
  return `{${attribute}} ${bound(ask.from)}..${bound(ask.to)}`;
}

const VALID = [
  ['make = Toyota', '{make} in {Toyota}'],
  ['price=12', '{price} in {12}'],
  ["make = 'Great Wall'", '{make} in {Great Wall}'],
  ['"body type" = "Ute / Tray"', '{body type} in {Ute / Tray}'],
  ['make != Kia', '!({make} in {Kia})'],
  ['price < 1000', '{price} ..(1000)'],
  ['price > 1000', '{price} (1000)..'],
  ['price <= 1000', '{price} ..1000'],
  ['"price">=20000', '{price} 20000..'],
  ['price 100 TO 1000', '{price} 100..1000'],
  ['NOT price 100 TO 1000', '!({price} 100..1000)'],
  ['colour IN[]', '{colour} in {}'],
  ['colour IN[green,]', '{colour} in {green}'],
  [' colour NOT  IN [  green , "dark blue" , ]', '!({colour} in {green|dark blue})'],
  ['tag EXISTS', '{tag} EXISTS'],
  ['tag NOT   EXISTS', '!({tag} EXISTS)'],
  ['NOT tag NOT EXISTS', '{tag} EXISTS'],
  ['tag IS NULL', '{tag} NULL'],
  ['tag  IS   NOT   NULL', '!({tag} NULL)'],
  ['tag IS EMPTY AND km=1', '[{tag} EMPTY and {km} in {1}]'],
  ['NOT tag IS NOT EMPTY', '{tag} EMPTY'],
  ['NOT NOT NOT a = 1', '!({a} in {1})'],
  ['NOT (a = 1 OR b = 2)', '!([{a} in {1} or {b} in {2}])'],
  ['a = 1 AND b = 2 OR c = 3', '[[{a} in {1} and {b} in {2}] or {c} in {3}]'],
  ['a = 1 AND ( b = 2 OR c = 3 ) ', '[{a} in {1} and [{b} in {2} or {c} in {3}]]'],
  ['(status = in_stock OR status = coming_soon)', '[{status} in {in_stock} or {status} in {coming_soon}]'],
  ['a=1 AND(b=2)', '[{a} in {1} and {b} in {2}]'],
  [String.raw`a = "say \"hi\" \\ there"`, String.raw`{a} in {say "hi" \ there}`],
  [String.raw`a = 'foo\x20\n\t\"\'"'`, `{a} in {foo \n\t"'"}`],
  [String.raw`a = "\u00e9\u{1F697}"`, '{a} in {é🚗}'],
  [String.raw`a = 'foo\\\\'`, String.raw`{a} in {foo\\}`],
  ['日本 = Élan_2.0-x', '{日本} in {Élan_2.0-x}'],
  ['"OR" EXISTS AND \'NOT\' = "IN"', '[{OR} EXISTS and {NOT} in {IN}]'],
  ['_geoRadius(-33.87, 151.21, 50000)', '50000 m of -33.87 151.21'],
  ['NOT _geoRadius (1,2 , 3) AND a = 1', '[!(3 m of 1 2) and {a} in {1}]'],
  ['make STARTS WITH Ald', '{make} start {Ald}'],
  ['make NOT STARTS  WITH "Al d"', '!({make} start {Al d})'],
  [`${'('.repeat(36)}x = 1${')'.repeat(36)}`, '{x} in {1}'],
  [`${'NOT '.repeat(147)}x = 1`, '!({x} in {1})'],
] as const;

const INVALID = [
  ['channel = Ponce = 12', 'Found unexpected characters at the end of the filter: `= 12`', '17:21'],
  ['channel =    ', 'Was expecting a value but instead got nothing.', '14:14'],
  ['channel = 🐻 AND followers < 100', 'Was expecting a value but instead got `🐻`.', '11:12'],
  ["'OR'", 'Was expecting an operation', '1:5'],
  ['OR', 'Was expecting a value but instead got `OR`, which is a reserved keyword.', '1:3'],
  ['channel Ponce', 'Was expecting an operation', '1:14'],
  ['channel = Ponce OR', 'Was expecting an operation', '19:19'],
  ['x = EXISTS', 'Was expecting a value but instead got `EXISTS`, which is a reserved keyword.', '5:11'],
  [
    'NOT OR EXISTS AND EXISTS',
    'Was expecting a value but instead got `OR`, which is a reserved keyword.',
    '5:7',
  ],
  ["channel = 'ponce", "Expression `'ponce` is missing the following closing delimiter: `'`.", '11:17'],
  ['channel = "ponce\\"', 'Expression `"ponce\\"` is missing the following closing delimiter: `"`.', '11:19'],
  [
    'a = mv OR (b >= 1000',
    'Expression `(b >= 1000` is missing the following closing delimiter: `)`.',
    '11:21',
  ],
  ['a = mv OR b >= 1000)', 'Found unexpected characters at the end of the filter: `)`.', '20:21'],
  ['colour NOT EXIST', 'Was expecting an operation', '1:17'],
  ['subscribers 100 TO1000', 'Was expecting an operation', '1:23'],
  ['a = ponce ORdog != b', 'Found unexpected characters at the end of the filter: `ORdog != b`.', '11:21'],
  ['colour IN blue, green]', 'Expected `[` after `IN` keyword.', '11:23'],
  ['colour IN [blue, 2 > 2]', 'Expected only comma-separated field names inside `IN[..]`', '20:24'],
  ['colour IN [blue, green', 'Expected matching `]` after the list given to `IN[`', '23:23'],
  ['colour IN [blue, AND]', 'Expected only comma-separated field names inside `IN[..]`', '18:22'],
  ['value NULL', 'Was expecting an operation', '1:11'],
  ['value IS NOT', 'Was expecting an operation', '1:13'],
  ['a CONTAINS b', 'Using `CONTAINS` in a filter requires', '3:13'],
  ['a STARTS b', 'Was expecting an operation', '1:11'],
  ['a STARTS WITH', 'Was expecting a value but instead got nothing.', '14:14'],
  ['a STARTS WITHIN b', 'Was expecting an operation', '1:18'],
  ['_geoRadius = 1', 'Was expecting a value but instead got `_geoRadius`', '1:11'],
  ['_geoRadius(1, 2)', 'The `_geoRadius` filter expects three arguments', '1:17'],
  ['_geoRadius(a, 2, 3)', 'The `_geoRadius` filter expects three arguments', '1:20'],
  ['_geoRadius(1, 2, 3', 'The `_geoRadius` filter expects three arguments', '1:19'],
  ['_geoRadius(91, 2, 3)', 'Bad latitude `91`.', '1:20'],
  ['_geoRadius(1, -181, 3)', 'Bad longitude `-181`.', '1:22'],
  [String.raw`a = "\q"`, String.raw`Malformed value: ${'`'}\q${'`'}.`, '6:8'],
  [String.raw`a = "\x2"`, 'Malformed value', '6:9'],
  [String.raw`a = "\u{110000}"`, 'Malformed value', '6:16'],
  [`${'('.repeat(37)}x = 1${')'.repeat(37)}`, 'The filter exceeded the maximum depth limit.', '38:80'],
  [`${'NOT '.repeat(149)}x = 1`, 'The filter exceeded the maximum depth limit.', '597:602'],
] as const;

describe('S14 the filter grammar reads', () => {
  test.each(VALID)('%s', (text, tree) => {
    expect(show(parseFilter(text)!)).toBe(tree);
  });
  test('nothing where there is nothing', () => {
    expect(parseFilter('  ')).toBeUndefined();
  });
});

describe('S14 the filter grammar refuses', () => {
  test.each(INVALID)('%s', (text, reason, place) => {
    const message = ((): string => {
      try {
        return show(parseFilter(text)!);
      } catch (error) {
        return error instanceof FilterError ? error.message : 'something else was thrown';
      }
    })();
    expect(message.startsWith(reason) ? reason : message).toBe(reason);
    expect(message.slice(message.lastIndexOf('\n') + 1)).toBe(`${place} ${text}`);
  });
});

test('S14 any text is either parsed or refused with a FilterError', () => {
  const scrap = fc.constantFrom(
    'make',
    '=',
    '!=',
    '>=',
    'IN',
    '[',
    ']',
    ',',
    '(',
    ')',
    'NOT',
    'AND',
    'OR',
    'TO',
    'EXISTS',
    'IS',
    'NULL',
    '"',
    "'",
    '\\',
    '\\x4',
    ' ',
    '5',
    '🐻',
  );
  const text = fc.oneof(
    fc.array(scrap, { maxLength: 20 }).map((parts) => parts.join(' ')),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (filter) => {
      try {
        parseFilter(filter);
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError);
      }
    }),
    { numRuns: 3000 },
  );
});

test('S14 a quoted value comes back whatever it holds, escaped as the search client escapes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (value) => {
      const node = parseFilter(`"a"="${value.replace(/(["\\])/g, '\\$1')}"`);
      expect(node).toMatchObject({ attribute: 'a', ask: { test: 'in', values: [value] } });
    }),
  );
});

test('S14 an expression of 100,000 conditions or characters is answered', () => {
  expect(parseFilter(Array.from({ length: 100_000 }, () => 'a=1').join(' OR '))).toMatchObject({
    node: 'or',
  });
  expect(() => parseFilter('('.repeat(100_000))).toThrow(FilterError);
});
