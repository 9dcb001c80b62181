import { expect, test } from 'vitest';
import { marketSourceNote } from './market-source-note.ts';

const settings = { source: 'Market Figures Pty Ltd', caution: 'A starting point only.' };

test.each([
  [settings, '2026-11-20', 'Source: Market Figures Pty Ltd, 20/11/2026. A starting point only.'],
  [settings, '2026-11-20T07:51:00Z', 'Source: Market Figures Pty Ltd, 20/11/2026. A starting point only.'],
  [settings, undefined, 'Source: Market Figures Pty Ltd. A starting point only.'],
  [{ ...settings, caution: '' }, '2026-11-20', 'Source: Market Figures Pty Ltd, 20/11/2026.'],
])('V16 the note of %j as of %s', (given, asOf, words) => {
  expect(marketSourceNote(given, asOf)).toBe(words);
});
