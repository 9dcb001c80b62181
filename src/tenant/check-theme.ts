import { nearestWord } from './nearest-word.ts';
import { opaqueColour } from './opaque-colour.ts';
import type { TenantProblem } from './tenant-error.ts';
import { THEME_TOKENS, type ThemeToken } from './theme-tokens.ts';
import { wcagContrast } from 'culori';

/** WCAG contrast of two opaque CSS colours, 1 to 21; undefined when `opaqueColour` cannot read one of them. */
export function colourContrast(one: string, other: string): number | undefined {
  const first = opaqueColour(one);
  const second = opaqueColour(other);
  return first && second && wcagContrast(first, second);
}

/** Text and the colour behind it. */
const READ_ON: [text: ThemeToken, ground: ThemeToken][] = [
  ['--color-ink', '--color-ground'],
  ['--color-ink', '--color-surface'],
  ['--color-ink-soft', '--color-ground'],
  ['--color-ink-soft', '--color-surface'],
  ['--color-accent-strong', '--color-ground'],
  ['--color-accent-strong', '--color-surface'],
  ['--color-accent-ink', '--color-accent'],
  ['--color-band-ink', '--color-band'],
  ['--color-band-ink-soft', '--color-band'],
  ['--color-positive', '--color-positive-soft'],
  ['--color-warning', '--color-warning-soft'],
  ['--color-danger', '--color-danger-soft'],
];

/** WCAG 2.2, 1.4.3 Contrast (Minimum), level AA. */
const MIN_CONTRAST = 4.5;

const FILE = 'theme.css';

/** The value of every declaration on `:root`, or the first thing in the file that is not one. */
function readDeclarations(css: string): Map<string, string> | { stray: string } {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const declarations = new Map<string, string>();
  const outside = bare.replace(/:root\s*\{([^{}]*)\}/g, (_, body: string) => {
    for (const line of body.split(';').filter((text) => text.trim() !== '')) {
      const [name = '', ...value] = line.split(':');
      declarations.set(name.trim(), value.join(':').trim());
    }
    return '';
  });
  const strayName = [...declarations.keys()].find(
    (name) => !name.startsWith('--') && name !== 'color-scheme',
  );
  const stray = outside.trim().split('\n')[0] || strayName;
  return stray ? { stray } : declarations;
}

const isToken = (name: string): boolean => THEME_TOKENS.some((token) => token === name);

function tokenProblems(declarations: Map<string, string>): TenantProblem[] {
  const missing = THEME_TOKENS.filter((token) => !declarations.get(token));
  const unknown = [...declarations.keys()].filter((name) => name !== 'color-scheme' && !isToken(name));
  const misspelt = new Map(missing.map((token) => [token, nearestWord(token, unknown)]));
  const strangers = unknown.filter((name) => ![...misspelt.values()].includes(name));
  return [
    ...missing.map((token) => {
      const written = misspelt.get(token);
      const wayOut = written ? `write ${token} in place of ${written}` : `add ${token}: …; to :root`;
      return { path: `${FILE} ${token}`, expected: 'a value', found: 'nothing', wayOut };
    }),
    ...strangers.map((name) => ({
      path: `${FILE} ${name}`,
      expected: 'a token that components know',
      found: 'one that none of them reads',
      wayOut: 'take it out; docs/design-language.md lists the tokens',
    })),
  ];
}

/** What the tokens of a kind hold, by the beginning of their names; those behind text are measured besides. */
const VALUES: readonly { start: string; pattern: RegExp; expected: string }[] = [
  {
    start: '--color-',
    pattern:
      /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|var)\(.+\))$/i,
    expected: 'a colour such as #1a5fb4 or oklch(0.5 0.1 250)',
  },
  { start: '--radius-', pattern: /^(0|\d*\.?\d+(px|rem|em|%))$/, expected: 'a length such as 8px or 0.5rem' },
  {
    start: '--shadow-',
    pattern: /^(none|(?=.*\d).+\s.+)$/,
    expected: 'none, or a shadow such as 0 1px 3px rgb(0 0 0 / 0.1)',
  },
  {
    start: '--tracking-',
    pattern: /^(0|normal|-?\d*\.?\d+(px|rem|em))$/,
    expected: 'a length such as -0.02em',
  },
  {
    start: '--weight-',
    pattern: /^(normal|bold|[1-9]\d{0,2}|1000)$/,
    expected: 'a weight from 1 to 1000, such as 700',
  },
];

function valueProblems(declarations: Map<string, string>): TenantProblem[] {
  return [...declarations].flatMap(([name, value]) => {
    const kind = VALUES.find(({ start }) => isToken(name) && name.startsWith(start));
    if (!kind || value === '' || kind.pattern.test(value)) return [];
    return {
      path: `${FILE} ${name}`,
      expected: kind.expected,
      found: `'${value}'`,
      wayOut: `change it to ${kind.expected}; browsers pass over what they cannot read`,
    };
  });
}

function unmeasuredColours(declarations: Map<string, string>): TenantProblem[] {
  const tokens = [...new Set(READ_ON.flat())];
  return tokens.flatMap((token) => {
    const value = declarations.get(token);
    if (!value || opaqueColour(value)) return [];
    return {
      path: `${FILE} ${token}`,
      expected: 'a colour whose contrast can be measured',
      found: `'${value}'`,
      wayOut: 'write it as #rrggbb, rgb(r g b) or oklch(l c h) without transparency',
    };
  });
}

function weakContrasts(declarations: Map<string, string>): TenantProblem[] {
  return READ_ON.flatMap(([text, ground]) => {
    const [ink, paper] = [declarations.get(text), declarations.get(ground)];
    const ratio = ink && paper ? colourContrast(ink, paper) : undefined;
    if (ratio === undefined || ratio >= MIN_CONTRAST) return [];
    return {
      path: `${FILE} ${text}`,
      expected: `a contrast of at least ${MIN_CONTRAST}:1 on ${ground}`,
      // Cut, not rounded: 4.499 must not be shown as 4.50.
      found: `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 (${ink} on ${paper})`,
      wayOut: `make ${text} or ${ground} darker or lighter until people can read it`,
    };
  });
}

/** A brace too many or too few makes all of the file unreadable, so nothing else is said then. */
function braceProblem(css: string): TenantProblem | undefined {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const [opened, closed] = [bare.split('{').length - 1, bare.split('}').length - 1];
  if (opened === closed) return undefined;
  return {
    path: FILE,
    expected: 'a } for every {',
    found: `${opened} { and ${closed} }`,
    wayOut: opened > closed ? 'add the missing }, most often at the end of the file' : 'take the last } out',
  };
}

/** What is wrong with a theme: tokens missing or unknown, rules of its own, or text that is too faint; empty when nothing is. */
export function checkTheme(css: string): TenantProblem[] {
  const brace = braceProblem(css);
  if (brace) return [brace];
  const declarations = readDeclarations(css);
  if (declarations instanceof Map) {
    const unread = valueProblems(declarations);
    const named = new Set(unread.map(({ path }) => path));
    return [
      ...tokenProblems(declarations),
      ...unread,
      ...unmeasuredColours(declarations).filter(({ path }) => !named.has(path)),
      ...weakContrasts(declarations),
    ];
  }
  return [
    {
      path: FILE,
      expected: 'custom properties and color-scheme on :root, and nothing else',
      found: `'${declarations.stray.trim()}'`,
      wayOut: 'take it out: a theme gives values, components decide where they are used',
    },
  ];
}
