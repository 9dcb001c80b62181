import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const SPECIFICATION = path.join(root, 'docs', 'specification');

/** Ids of lines, one after the other: 'L1, L2', 'D1 to D4', 'V12 and V13'. */
const IDS = /[A-Z]\d+(?:(?:,? and | to |, |-| )[A-Z]\d+)*/;

const idsIn = (text: string): string[] => text.match(/[A-Z]\d+/g) ?? [];

/** The lines of the specification, each from its id to the next. */
const blocks = readdirSync(SPECIFICATION)
  .flatMap((name) => readFileSync(path.join(SPECIFICATION, name), 'utf8').split(/^(?=- \*\*[A-Z]\d+\*\*)/m))
  .flatMap((text) => {
    const id = /^- \*\*([A-Z]\d+)\*\*/.exec(text)?.[1];
    return id === undefined ? [] : [{ id, text }];
  });

/** Files of the code and the tests, as paths from the root. */
const sources = ['src', 'scripts', 'tests', 'public']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  )
  .filter((name) => /\.(ts|tsx|astro|css|js|mjs)$/.test(name));

const lines = blocks.map(({ id }) => id);
const ids = new Set(lines);

test('the specification has its lines, each once', () => {
  expect(ids.size).toBeGreaterThan(120);
  expect(lines).toHaveLength(ids.size);
});

test('every line of the specification that a comment names is there', () => {
  const missing = sources.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(new RegExp(`\\bspec (${IDS.source})`, 'g'))]
      .flatMap(([, named]) => idsIn(named ?? ''))
      .filter((id) => !ids.has(id))
      .map((id) => `${file}: spec ${id}`);
  });
  expect(missing).toEqual([]);
});

/** The ids that names of tests begin with, and their files. */
const named = sources
  .filter((file) => /\.(test|suite|spec)\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [
      ...text.matchAll(new RegExp(`\\b(?:test|describe)[^'"\`\\n]*['"\`](${IDS.source})\\b`, 'g')),
    ].flatMap(([, begin]) => idsIn(begin ?? '').map((id) => ({ file, id })));
  });

test('every line of the specification that the name of a test begins with is there', () => {
  expect(named.length).toBeGreaterThan(500);
  expect(named.filter(({ id }) => !ids.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

test('every line of the specification says where it is seen, or tests begin with its id', () => {
  const proven = new Set(named.map(({ id }) => id));
  const open = blocks.filter(({ id, text }) => !/^ +Seen: /m.test(text) && !proven.has(id));
  expect(open.map(({ id }) => id)).toEqual([]);
});

test('no comment points at a text that is not in the repository', () => {
  const foreign = sources.filter((file) =>
    /\((?:design|see design|aesthetics) \d|research\/\w+\.md/.test(
      readFileSync(path.join(root, file), 'utf8'),
    ),
  );
  expect(foreign.filter((file) => file !== 'tests/specification.test.ts')).toEqual([]);
});
