import { expect, test } from 'vitest';
import { chooseLines } from './choose-lines.ts';

const files = new Map(
  Array.from({ length: 30 }, (_, index) => [`src/domain/file-${index}.ts`, 5 + index * 4]),
);

test('stretches are of different files, within their lines, and the same for the same seed', () => {
  const wanted = { count: 12, length: 10, seed: 'one' };
  const chosen = chooseLines(files, wanted);
  expect(new Set(chosen.map(({ file }) => file)).size).toBe(12);
  for (const { file, from, to } of chosen) {
    expect(from).toBeGreaterThan(0);
    expect(to - from).toBe(Math.min(10, files.get(file)!) - 1);
    expect(to).toBeLessThanOrEqual(files.get(file)!);
  }
  expect(chooseLines(files, wanted)).toEqual(chosen);
  expect(chooseLines(files, { ...wanted, seed: 'two' })).not.toEqual(chosen);
});

test('no more files than there are', () => {
  expect(chooseLines(files, { count: 99, length: 3, seed: '' })).toHaveLength(30);
});
