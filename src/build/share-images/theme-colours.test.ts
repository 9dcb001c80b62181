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
    'band-ink': '#ffffff',
    'band-ink-soft': '#b3c4d3',
    accent: '#00708a',
    'accent-ink': '#ffffff',
  });
});

test('a colour that is not written as hex is drawn too', async () => {
  await writeFile(path.join(folder, 'theme.css'), theme('--color-band: oklch(0.62796 0.25768 29.234);'));
  expect(await readThemeColours(folder)).toMatchObject({ band: '#ff0000' });
});

test.each([
  ['--color-band: rgb(0 0 0 / 50%);', '--color-band is rgb(0 0 0 / 50%)'],
  ['--color-band: var(--color-ink);', '--color-band is var(--color-ink)'],
  ['', '--color-band is missing'],
])('a colour that cannot be drawn is told with the way out', async (band, message) => {
  await writeFile(path.join(folder, 'theme.css'), theme(band));
  await expect(readThemeColours(folder)).rejects.toThrow(`${message}; share images need an opaque colour`);
});
