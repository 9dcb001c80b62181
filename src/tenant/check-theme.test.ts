import { expect, test } from 'vitest';
import { checkTheme, colourContrast } from './check-theme.ts';
import { THEME_TOKENS } from './theme-tokens.ts';
import fc from 'fast-check';

const VALUES: Record<string, string> = {
  '--color-ink': '#14171a',
  '--color-ink-soft': '#4a5158',
  '--color-band': '#14171a',
  '--color-band-ink': '#ffffff',
  '--color-accent': '#0b5cad',
  '--color-accent-ink': '#ffffff',
  '--color-accent-strong': '#0a4f94',
  '--color-band-ink-soft': '#c3cbd2',
  '--color-positive': '#14633a',
  '--color-warning': '#7a4a00',
  '--color-danger': '#a3201b',
};

function theme(changes: Record<string, string | undefined> = {}, around = ''): string {
  const values = {
    'color-scheme': 'light',
    ...Object.fromEntries(THEME_TOKENS.map((token) => [token, '#fff'])),
    ...{ '--radius-small': '2px', '--radius-medium': '0.5rem', '--radius-large': '0' },
    ...{ '--shadow-card': 'none', '--shadow-lift': '0 1px 3px rgb(0 0 0 / 0.1)' },
    ...{ '--tracking-display': '-0.02em', '--weight-display': '700' },
  };
  const lines = Object.entries({ ...values, ...VALUES, ...changes })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `  ${name}: ${value};`);
  return `/* A theme. */\n:root {\n${lines.join('\n')}\n}\n${around}`;
}

test('R3 a theme with every token and readable text is accepted', () => {
  expect(checkTheme(theme())).toEqual([]);
});

test('R3 a missing token is named', () => {
  expect(checkTheme(theme({ '--radius-small': undefined }))).toEqual([
    {
      path: 'theme.css --radius-small',
      expected: 'a value',
      found: 'nothing',
      wayOut: 'add --radius-small: …; to :root',
    },
  ]);
});

test('R3 a misspelt token is found', () => {
  const problems = checkTheme(theme({ '--radius-small': undefined, '--radius-smal': '2px' }));
  expect(problems.map(({ wayOut }) => wayOut)).toEqual(['write --radius-small in place of --radius-smal']);
});

test('R3 a token that no component reads is refused', () => {
  expect(checkTheme(theme({ '--brand-blue': '#00f' }))).toMatchObject([
    { path: 'theme.css --brand-blue', found: 'one that none of them reads' },
  ]);
});

test.each([
  ['a rule', theme({}, 'body { color: red }'), "'body { color: red }'"],
  ['a media query', theme({}, '@media print { :root { --color-ink: #000 } }'), "'@media print {  }'"],
  ['an import', `@import 'x.css';\n${theme()}`, "'@import 'x.css';'"],
  ['a property', theme({ background: '#fff' }), "'background'"],
])('R3 %s has no place in a theme', (_, css, found) => {
  expect(checkTheme(css)).toMatchObject([{ path: 'theme.css', found }]);
});

test.each([
  ['--color-ink', '--color-ground', '#777'],
  ['--color-ink-soft', '--color-surface', '#777'],
  ['--color-accent-ink', '--color-accent', '#0b5cad'],
  ['--color-band-ink', '--color-band', '#333'],
  ['--color-accent-strong', '--color-ground', '#777'],
  ['--color-danger', '--color-danger-soft', '#777'],
])('WCAG 1.4.3 %s too faint on %s is refused with its ratio', (token, ground, value) => {
  const problem = checkTheme(theme({ [token]: value })).find(({ expected }) => expected.endsWith(ground));
  expect(problem).toMatchObject({
    path: `theme.css ${token}`,
    expected: `a contrast of at least 4.5:1 on ${ground}`,
    found: expect.stringMatching(new RegExp(`^\\d\\.\\d\\d:1 \\(${value} on #`)),
  });
});

test('WCAG 1.4.3 a colour that cannot be measured is refused', () => {
  const problems = checkTheme(theme({ '--color-band-ink': 'var(--color-ink)' }));
  expect(problems).toMatchObject([{ path: 'theme.css --color-band-ink', found: "'var(--color-ink)'" }]);
});

test.each([
  ['#000', '#fff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777', '#fff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['rgb(0 0 0)', 'rgb(255, 255, 255)', 21],
  ['oklch(0% 0 0)', 'oklch(1 0 0deg)', 21],
  // #ff0000 as CSS Color 4 gives it in OKLCH.
  ['oklch(0.62796 0.25768 29.234)', '#ffffff', 4.0],
  ['hsl(0 100% 50%)', 'white', 4.0],
  // More chroma than a screen has: shown, and so measured, as what is left of it.
  ['oklch(0.62796 0.4 29.234)', '#ffffff', 4.0],
])('%s on %s is %d to 1', (one, other, expected) => {
  expect(colourContrast(one, other)).toBeCloseTo(expected, 2);
});

test.each([
  'reddish',
  'transparent',
  '#ff',
  '#ffffff80',
  'rgb(0 0 0 / 50%)',
  'var(--color-ink)',
  'color-mix(in oklab, red, blue)',
  '',
])('%j is not read', (colour) => {
  expect(colourContrast(colour, '#fff')).toBeUndefined();
});

test('contrast does not ask which of the two is the text, and lies between 1 and 21', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  const colour = fc.tuple(channel, channel, channel).map((channels) => `rgb(${channels.join(' ')})`);
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const ratio = colourContrast(one, other);
      expect(ratio).toBe(colourContrast(other, one));
      expect(ratio).toBeGreaterThanOrEqual(1);
      expect(ratio).toBeLessThanOrEqual(21.01);
    }),
  );
});
