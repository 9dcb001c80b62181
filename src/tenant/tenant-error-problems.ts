import type * as z from 'zod';
import { STATE_NAMES } from '../domain/law/known-state.ts';
import { nearestWord } from './nearest-word.ts';
import { defaultOf, keysAt, schemaAt } from './schema-at.ts';
import { pathText, valueAt } from './settings-path.ts';
import type { SettingsPath } from './settings-path.ts';
import type { TenantProblem } from './tenant-error.ts';

type Issue = z.core.$ZodIssue;

const TYPE_WORDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object, { … }',
  array: 'a list, [ … ]',
  record: 'an object, { … }',
};

const FORMAT_WORDS: Record<string, string> = {
  email: 'an email address such as sales@example.com.au',
  date: 'a date such as 2026-03-31',
};

/** Patterns that the domain's schemas use without words of their own. */
const PATTERN_WORDS: Record<string, string> = {
  '/^[a-z0-9]+(-[a-z0-9]+)*$/': 'small letters, digits and single hyphens',
  '/^\\d{4}$/': 'four digits',
  '/^\\d{2}:\\d{2}$/': 'a time such as 08:30',
};

const quoted = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));
const oneOf = (values: readonly unknown[]): string =>
  values.length === 1 ? quoted(values[0]) : `one of ${values.map(quoted).join(', ')}`;

function sizeWords(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): string {
  const isLeast = issue.code === 'too_small';
  const bound = Number(isLeast ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (isLeast && bound === 1) return 'text that is not empty';
    return `text of ${isLeast ? 'at least' : 'at most'} ${bound} ${bound === 1 ? 'character' : 'characters'}`;
  }
  if (issue.origin === 'array') return `a list of ${isLeast ? 'at least' : 'at most'} ${bound}`;
  if (!issue.inclusive) return `a number ${isLeast ? 'above' : 'below'} ${bound}`;
  return `a number of ${isLeast ? 'at least' : 'at most'} ${bound}`;
}

function formatWords(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url') {
    return `${'note' in issue ? 'an https address' : 'an address'} such as https://www.example.com.au`;
  }
  const known = FORMAT_WORDS[issue.format] ?? PATTERN_WORDS[issue.pattern ?? ''];
  if (known) return known;
  return issue.message.startsWith('Invalid') ? `text that matches ${issue.pattern}` : issue.message;
}

/** The kinds a discriminated union knows; zod gives them without naming them in the issue's type. */
function discriminatorWords(issue: Extract<Issue, { code: 'invalid_union' }>): string[] {
  return 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

/** What a setting should have been, in words that complete 'expected …'. */
export function expectedOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return TYPE_WORDS[issue.expected] ?? issue.expected;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    case 'invalid_format':
      return formatWords(issue);
    case 'invalid_union':
      if (discriminatorWords(issue).length > 0) return oneOf(discriminatorWords(issue));
      return [...new Set(issue.errors.flat().map(expectedOf))].join(', or ');
    default:
      return issue.message;
  }
}

/** A rule of the domain's own gives its words beside its message. */
function customWords(params: Readonly<Record<string, unknown>> | undefined): string[] {
  const allowed = params?.['allowed'];
  return Array.isArray(allowed) ? allowed.map(String) : [];
}

/** The words a setting could have been, for a suggestion; empty where any text would do. */
function allowedWords(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'custom') return customWords(issue.params);
  if (issue.code !== 'invalid_union') return [];
  return [...discriminatorWords(issue), ...issue.errors.flat().flatMap(allowedWords)];
}

/** For settings every tenant must give: what to write, by path. */
const MUST_BE_GIVEN: Record<string, string> = {
  slug: "add slug: '…', the name of the tenant's folder",
  template: "add template: 'used', or the preset that fits the trade",
  site: "add site: { name: '…', url: 'https://…', licence: { number: '…' } }",
  'site.name': "add name: '…', the dealer's trading name",
  'site.url': "add url: 'https://…', where the site will be published",
  'site.licence': "add licence: { number: '…' }: a motor dealer's advertising must carry the licence number",
  'site.licence.number': "add number: '…': a motor dealer's advertising must carry the licence number",
  feed: "add feed: { source: 'stock/stock.csv', format: 'csv' }",
  'feed.source': "add source: '…', a file in the tenant's folder or an https address",
  'feed.format': "add format: 'csv', 'json', 'ndjson', 'xml' or 'xlsx'",
  locations: 'add locations: [{ … }] with at least one place',
};

/** How a setting that is not given is put right. */
function wayOutOfMissing(path: string): string {
  return MUST_BE_GIVEN[path] ?? 'add it';
}

const MAX_QUOTE_LENGTH = 60;

/** A value as a person would recognise it in the file, cut at 60 characters. */
function foundText(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') {
    return `'${value.length > MAX_QUOTE_LENGTH ? `${value.slice(0, MAX_QUOTE_LENGTH)}…` : value}'`;
  }
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.slice(0, 5).join(', ')}`;
  }
  return typeof value === 'function' ? 'a function' : String(value);
}

/** A union's failure is explained by the branch the person was writing, where one stands out from the rest. */
function flattened(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const written = issue.errors.find((branch) => branch.some((inner) => inner.path.length > 0));
  if (!written) return [issue];
  return written.flatMap((inner) => flattened({ ...inner, path: [...issue.path, ...inner.path] }));
}

function unknownKeyProblem(path: SettingsPath, key: string, schema: z.core.$ZodType): TenantProblem {
  const known = keysAt(schema, path);
  const nearest = nearestWord(key, known);
  const suggestion = nearest ? `write ${nearest} in place of ${key}` : `take ${key} out`;
  const knownText = known.length > 0 ? known.join(', ') : 'none';
  return {
    path: pathText([...path, key]),
    expected: 'a setting that exists',
    found: 'one that does not',
    wayOut: `${suggestion}; known here: ${knownText}`,
  };
}

/** The word that was meant: a state by its name, or the nearest one. */
function meantWord(value: string, allowed: readonly string[]): string | undefined {
  const named = value.trim().toLowerCase();
  const state = Object.entries(STATE_NAMES).find(
    ([, name]) => name.toLowerCase().replace(/^the /, '') === named,
  );
  return state && allowed.includes(state[0]) ? state[0] : nearestWord(value, allowed);
}

function hasDefault(schema: z.core.$ZodType, path: SettingsPath): boolean {
  const found = schemaAt(schema, path);
  return found !== undefined && defaultOf(found) !== undefined;
}

function valueProblem(issue: Issue, input: unknown, schema: z.core.$ZodType): TenantProblem {
  const path = pathText(issue.path);
  const value = valueAt(input, issue.path);
  const expected = expectedOf(issue);
  const nearest = typeof value === 'string' ? meantWord(value, allowedWords(issue)) : undefined;
  const wayOut = nearest
    ? `write '${nearest}'`
    : value === undefined
      ? wayOutOfMissing(path)
      : `change it to ${expected}${hasDefault(schema, issue.path) ? ', or take it out for its default' : ''}`;
  return { path: path === '' ? 'the default export' : path, expected, found: foundText(value), wayOut };
}

/** What `schema` found wrong with `input`, one problem for each setting, in the schema's order. */
export function problemsOf(
  issues: readonly Issue[],
  input: unknown,
  schema: z.core.$ZodType,
): TenantProblem[] {
  const flat = issues.flatMap(flattened);
  const meant = new Set(flat.flatMap((issue) => meantKeys(issue, schema)));
  const problems = flat.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownKeyProblem(issue.path, key, schema));
    // A key that is only misspelt is not missing as well.
    if (valueAt(input, issue.path) === undefined && meant.has(pathText(issue.path))) return [];
    return [valueProblem(issue, input, schema)];
  });
  return problems.filter(({ path }, at) => problems.findIndex((other) => other.path === path) === at);
}

/** The paths that the unknown keys of an issue were most likely meant for. */
function meantKeys(issue: Issue, schema: z.core.$ZodType): string[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const known = keysAt(schema, issue.path);
  return issue.keys.flatMap((key) => {
    const nearest = nearestWord(key, known);
    return nearest === undefined ? [] : pathText([...issue.path, nearest]);
  });
}
