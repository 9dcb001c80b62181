import type * as z from 'zod';
import { STATE_NAMES } from '../domain/law/known-state.ts';
import { nearestWord } from './nearest-word.ts';
import { keysAt } from './schema-at.ts';
import { pathText, valueAt } from './settings-path.ts';
import type { SettingsPath } from './settings-path.ts';
import { allowedWords, expectedOf } from './tenant-error-expected.ts';
import type { TenantProblem } from './tenant-error.ts';
import { wayOutOfMissing } from './tenant-error-way-out.ts';

type Issue = z.core.$ZodIssue;

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

function valueProblem(issue: Issue, input: unknown): TenantProblem {
  const path = pathText(issue.path);
  const value = valueAt(input, issue.path);
  const expected = expectedOf(issue);
  const nearest = typeof value === 'string' ? meantWord(value, allowedWords(issue)) : undefined;
  const wayOut = nearest
    ? `write '${nearest}'`
    : value === undefined
      ? wayOutOfMissing(path)
      : 'change it to that';
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
    return [valueProblem(issue, input)];
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
