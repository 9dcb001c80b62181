import { describe, expect, test } from 'vitest';
import { checkChanged, expectFileRefusal, useTenantsFolder, type WrongFile } from './wrong-files.fixture.ts';

const THEME = 'theme.css';
const theme = (
  what: string,
  piece: string,
  replacement: string,
  token: string,
  expected: string,
  wayOut: string,
): WrongFile => [what, THEME, piece, replacement, `${THEME}${token && ` ${token}`}`, expected, wayOut];

const WRONG: readonly WrongFile[] = [
  theme('a radius that is a word', '0.375rem', 'big', '--radius-small', 'a length', 'change it'),
  theme('a radius without a unit', '1rem', '12', '--radius-large', 'a length such as 8px', 'change it'),
  theme(
    'a shadow that is a word',
    '0 1px 2px rgb(20 24 28 / 0.06), 0 4px 16px rgb(20 24 28 / 0.06)',
    'soft',
    '--shadow-card',
    'none, or a shadow',
    'change it',
  ),
  theme(
    'a weight that is a word',
    '--weight-display: 700',
    '--weight-display: heavy',
    '--weight-display',
    'a weight',
    'change it',
  ),
  theme(
    'a weight out of range',
    '--weight-display: 700',
    '--weight-display: 7000',
    '--weight-display',
    'a weight',
    'change it',
  ),
  theme('tracking without a unit', '-0.02em', '-2', '--tracking-display', 'a length', 'change it'),
  theme(
    'a colour that is a word',
    '--color-line: #dde2e6',
    '--color-line: gray',
    '--color-line',
    'a colour',
    'change it',
  ),
  theme(
    'a colour with a digit too few',
    '--color-accent: #1a5fb4',
    '--color-accent: #1a5fb',
    '--color-accent',
    'a colour',
    'change it',
  ),
  theme(
    'a bad accent is told of the accent',
    '--color-accent: #1a5fb4',
    '--color-accent: blue-ish',
    '--color-accent',
    'a colour',
    'change it',
  ),
  theme(
    'a colour that cannot be measured',
    '--color-band: #14181c',
    '--color-band: #14181c80',
    '--color-band',
    'can be measured',
    'write it as #rrggbb',
  ),
  theme(
    'text too faint to read',
    '--color-danger: #a3201b',
    '--color-danger: #d98b88',
    '--color-danger',
    'a contrast of at least 4.5:1',
    'darker or lighter',
  ),
  theme(
    'no closing bracket',
    '--weight-display: 700;\n}',
    '--weight-display: 700;',
    '',
    'a } for every {',
    'add the missing }',
  ),
  theme(
    'a bracket too many',
    '--weight-display: 700;\n}',
    '--weight-display: 700;\n}}',
    '',
    'a } for every {',
    'take the last } out',
  ),
  theme('a rule of its own', ':root {', 'body { margin: 0 }\n:root {', '', 'nothing else', 'take it out'),
  theme(
    'a missing token',
    '  --radius-small: 0.375rem;\n',
    '',
    '--radius-small',
    'a value',
    'add --radius-small',
  ),
  theme(
    'a misspelt token',
    '--radius-small:',
    '--radius-smal:',
    '--radius-small',
    'a value',
    'in place of --radius-smal',
  ),
  theme(
    'a token nobody reads',
    ':root {',
    ':root {\n  --brand: #fff;',
    '--brand',
    'components know',
    'take it out',
  ),
  ['a logo that is no drawing', 'logo.svg', '', 'hello', 'logo.svg', 'an SVG drawing', 'save the drawing'],
  ['an empty logo', 'logo.svg', '', '', 'logo.svg', 'an SVG drawing', 'save the drawing'],
  ['a logo that is cut off', 'logo.svg', '</svg>', '', 'logo.svg', 'an SVG drawing', 'save the drawing'],
  [
    'a logo with a script',
    'logo.svg',
    '</svg>',
    '<script>\nif (a < b) c();</script></svg>',
    'logo.svg',
    'an SVG drawing',
    'take the script out',
  ],
  [
    'a logo with a handler',
    'logo.svg',
    '<svg ',
    '<svg onload="a()" ',
    'logo.svg',
    'an SVG drawing',
    'take the script out',
  ],
  ['a favicon that is a page', 'favicon.svg', '', '<html></html>', 'favicon.svg', 'an SVG drawing', 'save'],
];

describe('R3 a wrong look is refused before a build, each with its file and the way out', () => {
  useTenantsFolder();

  test.each(WRONG)('R3 %s', (...row) => expectFileRefusal(...row));

  test('D8 a missing picture of the settings is told, and keeps nothing from being built', async () => {
    const hero = "template: 'used',\n  home: { hero: { image: 'photos/hero.webp' } },";
    expect((await checkChanged('tenant.ts', "template: 'used',", hero)).result).toMatchObject({
      pictureWarnings: [
        'home.hero.image: photos/hero.webp is left out: no such file. Put the picture there, or name another.',
      ],
    });
  });

  test('D8 a file that is no picture is told', async () => {
    const hero = "template: 'used',\n  home: { hero: { image: 'theme.css' } },";
    expect((await checkChanged('tenant.ts', "template: 'used',", hero)).result).toMatchObject({
      pictureWarnings: [expect.stringContaining('no picture that can be read') as string],
    });
  });

  test('V15 a switch whose button no page shows is told', async () => {
    const reserve =
      "template: 'used',\n  switches: { reserve: true },\n  vehicle_page: { actions: ['call'] },";
    expect((await checkChanged('tenant.ts', "template: 'used',", reserve)).result).toMatchObject({
      warnings: [expect.stringContaining("add 'reserve' to vehicle_page.actions (now call)") as string],
    });
  });
});
