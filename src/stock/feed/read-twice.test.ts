import { expect, test } from 'vitest';
import { parse } from './parse-text.fixture.ts';
import { readOnce } from './read-twice.ts';

test.each([
  ['CitroÃ«n', 'Citroën'],
  ['Å\u00a0koda', 'Škoda'],
  ['Itâ€™s â€“ 2.0Â°', 'It’s – 2.0°'],
  ['CitroÃƒÂ«n', 'Citroën'],
  ['CitroÃ\u00abn', 'Citroën'],
  ['Citroën Š 5°C «x» Ãrger', 'Citroën Š 5°C «x» Ãrger'],
  ['MÃ', 'MÃ'],
])('N2 %s is read as %s', (written, text) => {
  expect(readOnce(written)).toBe(text);
});

test('N2 names of columns, nested texts and escapes of JSON are read once', async () => {
  const text = String.raw`[{"ModÃ¨le":{"a":["Citro\u00c3\u00abn"]}},{"ModÃ¨le":"x"}]`;
  expect(await parse(text, { format: 'json' })).toEqual([
    [1, { Modèle: { a: ['Citroën'] } }],
    [2, { Modèle: 'x' }],
  ]);
});
