import type * as z from 'zod';

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
export function allowedWords(issue: Issue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code === 'custom') return customWords(issue.params);
  if (issue.code !== 'invalid_union') return [];
  return [...discriminatorWords(issue), ...issue.errors.flat().flatMap(allowedWords)];
}
