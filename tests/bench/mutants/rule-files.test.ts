import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../../src/command-line/project-root.ts';
import { EQUIVALENT_MUTANTS } from './equivalent-mutants.ts';
import { ruleFiles } from './rule-files.ts';

test('all rules are files with functions, no tests and no fixtures', async () => {
  const files = [...(await ruleFiles()).keys()];
  expect(files).toContain('src/domain/finance/comparison-rate.ts');
  expect(files).toContain('src/search-engine/text-query.ts');
  expect(files).toContain('src/stock/take-stock.ts');
  expect(files.filter((file) => /\.(test|suite|fixture)\.ts$/.test(file))).toEqual([]);
});

test('a path keeps what it is or what lies below it, and names that only begin alike are others', async () => {
  const below = [...(await ruleFiles(['src/domain/finance/'])).keys()];
  expect(below.length).toBeGreaterThan(5);
  expect(below.filter((file) => !file.startsWith('src/domain/finance/'))).toEqual([]);
  expect([...(await ruleFiles(['src/domain/finance/comparison-rate.ts'])).keys()]).toHaveLength(1);
  await expect(ruleFiles(['src/domain/law', 'src/domain/fin'])).rejects.toThrow(
    "No rules in src/domain/fin: name files or folders of src/domain, src/search-engine, src/stock, src/site, as seen from the project's root.",
  );
});

test('every mutant that is listed is of a line that is there', async () => {
  for (const { file, code } of EQUIVALENT_MUTANTS) {
    const text = await readFile(path.join(PROJECT_ROOT, file), 'utf8');
    const lines = text.split('\n').map((line) => line.trim());
    expect(lines, file).toContain(code);
  }
});
