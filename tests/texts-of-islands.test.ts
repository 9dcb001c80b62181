import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textsBesideOthers } from './texts-of-islands.ts';

const PROJECT = fileURLToPath(new URL('../', import.meta.url));
const CONFIGURATION = path.join(PROJECT, 'tsconfig.json');

const SAMPLE = `
export function Sample({ name, count, isOpen }: { name: string; count?: number; isOpen: boolean }) {
  return (
    <div>
      <p>{name}</p>
      <p>{\`Hello \${name}\`}</p>
      <p><b>Hello</b> <span>{name}</span></p>
      <p>{isOpen && <b>Now</b>}<span>open</span></p>
      <p>Hello {name}</p>
      <p>{count} cars</p>
      <p><b>{name}</b>{isOpen && ' open'}</p>
      <p>{isOpen && <b>Now</b>} open</p>
      <>{name}</>
    </div>
  );
}
`;

test('X3 a text beside others is found, and one alone in its element is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-texts-'));
  try {
    await writeFile(path.join(folder, 'Sample.tsx'), SAMPLE);
    expect(textsBesideOthers(folder, CONFIGURATION)).toEqual([
      'Sample.tsx:9 {name}',
      'Sample.tsx:10 {count}',
      'Sample.tsx:10 cars',
      "Sample.tsx:11 {isOpen && ' open'}",
      'Sample.tsx:12 open',
      'Sample.tsx:13 {name}',
    ]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('X3 text that React changes stands in elements of its own, so that translators of browsers cannot break it', () => {
  expect(textsBesideOthers(path.join(PROJECT, 'src'), CONFIGURATION)).toEqual([]);
});
