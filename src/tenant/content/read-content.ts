import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '../../domain/content/content-kinds.ts';
import type { TenantProblem } from '../tenant-error.ts';
import { contentProblem } from './content-problem.ts';
import { parseContent, unread, type ParsedContent } from './parse-content.ts';

/** Bytes of a text; a novel's chapter has a tenth of that. */
const MOST_BYTES = 262_144;

/** A file of content, with its place in the tenant's folder. */
export type ContentFile = ParsedContent & { file: string };

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
};

const wrong = (file: string, problem: TenantProblem): ContentFile => ({
  file,
  ...unread([problem]),
});

/** Texts that lie where none is looked for: nobody would notice that they are not published. */
function strays(folder: string): ContentFile[] {
  const known: readonly string[] = CONTENT_KINDS;
  return namesIn(folder).flatMap((name) => {
    const inFolder = namesIn(path.join(folder, name)).some((inside) => inside.endsWith('.md'));
    if (!name.endsWith('.md') && (!inFolder || known.includes(name))) return [];
    const file = `content/${name}`;
    return wrong(
      file,
      contentProblem(file, 'folder', undefined, {
        expected: `a text in one of the folders ${CONTENT_KINDS.join(', ')}`,
        found: name.endsWith('.md') ? 'a text in content itself' : `a folder '${name}'`,
        wayOut: name.endsWith('.md') ? `move it to content/pages/${name}` : 'move its texts to one of those',
      }),
    );
  });
}

/** The line of a file, 1-based, on which what a text may have ends. */
function lastLine(place: string): number {
  const bytes = Buffer.alloc(MOST_BYTES);
  const opened = openSync(place, 'r');
  try {
    const read = readSync(opened, bytes);
    return bytes.toString('latin1', 0, read).split('\n').length;
  } finally {
    closeSync(opened);
  }
}

function readOne(tenantFolder: string, file: string, kind: ContentKind): ContentFile {
  const place = path.join(tenantFolder, file);
  const { size } = statSync(place);
  if (size > MOST_BYTES) {
    const line = lastLine(place);
    return wrong(
      file,
      contentProblem(file, 'size', line, {
        expected: `at most ${MOST_BYTES.toLocaleString('en-AU')} bytes of text`,
        found: `${size.toLocaleString('en-AU')} bytes`,
        wayOut: `split it into several texts, before line ${line} at the latest; pictures are files beside it`,
      }),
    );
  }
  return { file, ...parseContent(readFileSync(place, 'utf8'), file, kind) };
}

/**
 * Reads every text below content of a tenant's folder, absolute, kind by kind and by name (spec P1). What is wrong with one
 * is told with it and keeps none of the others.
 */
export function readContent(tenantFolder: string): ContentFile[] {
  const content = path.join(tenantFolder, 'content');
  const texts = CONTENT_KINDS.flatMap((kind) =>
    namesIn(path.join(content, kind))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readOne(tenantFolder, `content/${kind}/${name}`, kind)),
  );
  return [...strays(content), ...texts];
}
