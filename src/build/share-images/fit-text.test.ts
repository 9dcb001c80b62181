import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitText, type TextPlace } from './fit-text.ts';

/** Every character is half as wide as the size. */
const measure = (text: string): Promise<number> => Promise.resolve([...text].length * 0.5);
const place: TextPlace = { sizes: [40, 20], lines: 2, width: 200, weight: 'bold' };

test.each([
  ['one word', { size: 40, lines: ['one word'] }],
  ['goes into two lines', { size: 40, lines: ['goes into', 'two lines'] }],
  ['needs the smaller size to go in', { size: 20, lines: ['needs the smaller', 'size to go in'] }],
  ['abcdefghijklmnopqrstuvwxyz', { size: 20, lines: ['abcdefghijklmnopqrs…'] }],
  [
    'far too many words for only two lines, at any size',
    { size: 20, lines: ['far too many words for', 'only two lines, at…'] },
  ],
  ['', { size: 40, lines: [] }],
])('%j is fitted', async (text, fitted) => {
  expect(await fitText(text, place, measure)).toEqual({ ...fitted, weight: 'bold' });
});

test('text of any kind stays within its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 300 }), async (text) => {
      const { size, lines } = await fitText(text, place, measure);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect((await measure(line)) * size).toBeLessThanOrEqual(200);
    }),
  );
});
