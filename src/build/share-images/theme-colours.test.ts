import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readThemeColours } from './theme-colours.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'theme-'));
});
afterEach(() => rm(folder, { recursive: true }));

const theme = (band: string): string =>
  `/* --color-band: #ff0000; */ :root { ${band} --color-band-ink: #fff; --color-band-ink-soft:#b3c4d3;
  --color-accent: #00708A; --color-accent-ink: #ffffff; }`;

test('the colours are those of the theme, not of its comments', async () => {
  await writeFile(path.join(folder, 'theme.css'), theme('--color-band: #0b1f33;'));
  expect(await readThemeColours(folder)).toEqual({
    band: '#0b1f33',
    'band-ink': '#fff',
    'band-ink-soft': '#b3c4d3',
    accent: '#00708A',
    'accent-ink': '#ffffff',
  });
});

test.each([
  ['--color-band: oklch(0.2 0.05 250);', '--color-band is oklch(0.2 0.05 250)'],
  ['', '--color-band is missing'],
])('a colour that cannot be drawn is told with the way out', async (band, message) => {
  await writeFile(path.join(folder, 'theme.css'), theme(band));
  await expect(readThemeColours(folder)).rejects.toThrow(`${message}; share images need it as #rrggbb`);
});
