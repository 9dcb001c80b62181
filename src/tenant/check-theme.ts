import { colourContrast } from './colour-contrast.ts';
import { nearestWord } from './nearest-word.ts';
import type { TenantProblem } from './tenant-error.ts';
import { THEME_TOKENS } from './theme-tokens.ts';
import type { ThemeToken } from './theme-tokens.ts';

/** Text and what it stands on. */
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
const LEAST_CONTRAST = 4.5;

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

function weakContrasts(declarations: Map<string, string>): TenantProblem[] {
  return READ_ON.flatMap(([text, ground]) => {
    const [ink, paper] = [declarations.get(text), declarations.get(ground)];
    if (!ink || !paper) return [];
    const ratio = colourContrast(ink, paper);
    const place = {
      path: `${FILE} ${text}`,
      expected: `a contrast of at least ${LEAST_CONTRAST}:1 on ${ground}`,
    };
    if (ratio === undefined) {
      const wayOut = 'write both as #rrggbb, rgb(r g b) or oklch(l c h) without transparency';
      return [{ ...place, found: `${ink} on ${paper}, which cannot be measured`, wayOut }];
    }
    if (ratio >= LEAST_CONTRAST) return [];
    // Cut, not rounded: 4.499 must not be told as 4.50.
    const found = `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1 (${ink} on ${paper})`;
    return [
      { ...place, found, wayOut: `make ${text} or ${ground} darker or lighter until people can read it` },
    ];
  });
}

/** What is wrong with a theme: tokens missing or unknown, rules of its own, or text that is too faint; empty when nothing is. */
export function checkTheme(css: string): TenantProblem[] {
  const declarations = readDeclarations(css);
  if (declarations instanceof Map) return [...tokenProblems(declarations), ...weakContrasts(declarations)];
  return [
    {
      path: FILE,
      expected: 'custom properties and color-scheme on :root, and nothing else',
      found: `'${declarations.stray.trim()}'`,
      wayOut: 'take it out: a theme gives values, components decide where they are used',
    },
  ];
}
