import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colourContrast } from './colour-contrast.ts';

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
