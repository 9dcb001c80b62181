import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../src/command-line/project-root.ts';
import { deadDocumentLinks } from './links/dead-documents.ts';

const documents = ['README.md', 'CONTRIBUTING.md', 'tenants/README.md'].concat(
  readdirSync(path.join(PROJECT_ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
);

/** A dealer that documents make up. */
const EXAMPLE = /^tenants\/my-cars\b/;

const textOf = (file: string): string => readFileSync(path.join(PROJECT_ROOT, file), 'utf8');

/** True if a path is there; without its ending, as files are named in running text, too. */
const isThere = (name: string): boolean =>
  ['', '.ts', '.tsx', '.astro'].some((ending) => existsSync(path.join(PROJECT_ROOT, `${name}${ending}`)));

test('every file of the code that a document names is there', () => {
  const missing = documents.flatMap((file) => {
    const named = textOf(file).matchAll(/`((?:src|scripts|tests|tenants|public|docs)\/[^`\s<>*{}]+?)`/g);
    return [...named].flatMap(([, name = '']) =>
      isThere(name) || EXAMPLE.test(name) ? [] : [`${file}: ${name}`],
    );
  });
  expect(missing).toEqual([]);
});

test('every document, file and heading that a document links to is there', () => {
  const texts = new Map(documents.map((file) => [file, textOf(file)]));
  expect(deadDocumentLinks(texts, (file) => existsSync(path.join(PROJECT_ROOT, file)))).toEqual([]);
});
