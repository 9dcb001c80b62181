import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';

export const DOCUMENTS = path.join(PROJECT_ROOT, 'docs');

/** The Markdown documents of docs/ by their paths below it. */
export const readDocuments = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(DOCUMENTS, { recursive: true, encoding: 'utf8' })
      .map((name) => name.split(path.sep).join('/'))
      .filter((name) => name.endsWith('.md'))
      .toSorted()
      .map((name) => [name, readFileSync(path.join(DOCUMENTS, name), 'utf8')]),
  );
