import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_KINDS, type ContentKind } from '../../domain/content/content-kinds.ts';
import type { TenantProblem } from '../tenant-error.ts';
import { decodeText } from './decode-text.ts';
import { contentProblem } from './content-problem.ts';
import { parseContent, unread, type ParsedContent } from './parse-content.ts';

/** Bytes of a text; a novel's chapter has a tenth of that. */
const MAX_BYTES = 262_144;

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

/** Endings that programs for writing give to texts, but for the one that is read. */
const OTHER_ENDING = /\.(md|mdown|mkdn?|markdown|mdx|txt|text|rtf|docx?|odt|pages|html?)$/i;

const isOtherText = (name: string): boolean =>
  OTHER_ENDING.test(name) && !name.endsWith('.md') && !name.startsWith('.');

/** Texts of a kind's folder that would be read by nobody: those with another ending, and those in a folder of it. */
function unreadTexts(content: string, kind: ContentKind): ContentFile[] {
  return namesIn(path.join(content, kind)).flatMap((name) => {
    const file = `content/${kind}/${name}`;
    const inside = namesIn(path.join(content, kind, name)).filter(
      (each) => each.endsWith('.md') || isOtherText(each),
    );
    if (inside.length > 0)
      return wrong(
        file,
        contentProblem(file, 'folder', undefined, {
          expected: `texts in content/${kind} itself`,
          found: `a folder with ${inside[0]}`,
          wayOut: `move its texts to content/${kind}`,
        }),
      );
    if (!isOtherText(name)) return [];
    return wrong(
      file,
      contentProblem(file, 'name', undefined, {
        expected: 'a text in Markdown, whose name ends in .md',
        found: `'${name}', which no page would have`,
        wayOut: /\.(md|mdown|mkdn?|markdown|mdx|txt|text)$/i.test(name)
          ? `rename it to ${name.replace(OTHER_ENDING, '.md')}, or move notes out of content`
          : `write it as Markdown in ${name.replace(OTHER_ENDING, '.md')}, or move it out of content`,
      }),
    );
  });
}

/** Texts that lie where none is looked for: nobody would notice that they are not published. */
function strays(folder: string): ContentFile[] {
  const known: readonly string[] = CONTENT_KINDS;
  return namesIn(folder).flatMap((name) => {
    const inFolder = namesIn(path.join(folder, name)).some(
      (inside) => inside.endsWith('.md') || isOtherText(inside),
    );
    const isText = name.endsWith('.md') || isOtherText(name);
    if (!isText && (!inFolder || known.includes(name))) return [];
    const file = `content/${name}`;
    return wrong(
      file,
      contentProblem(file, 'folder', undefined, {
        expected: `a text in one of the folders ${CONTENT_KINDS.join(', ')}`,
        found: isText ? 'a text in content itself' : `a folder '${name}'`,
        wayOut: isText
          ? `move it to content/pages/${name.replace(OTHER_ENDING, '.md')}`
          : 'move its texts to one of those',
      }),
    );
  });
}

/** The line of a file, 1-based, on which what a text may have ends. */
function lastLine(place: string): number {
  const bytes = Buffer.alloc(MAX_BYTES);
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
  if (size > MAX_BYTES) {
    const line = lastLine(place);
    return wrong(
      file,
      contentProblem(file, 'size', line, {
        expected: `at most ${MAX_BYTES.toLocaleString('en-AU')} bytes of text`,
        found: `${size.toLocaleString('en-AU')} bytes`,
        wayOut: `split it into several texts, before line ${line} at the latest; pictures are files beside it`,
      }),
    );
  }
  const decoded = decodeText(readFileSync(place));
  if ('text' in decoded) return { file, ...parseContent(decoded.text, file, kind) };
  return wrong(
    file,
    contentProblem(file, 'encoding', decoded.line, {
      expected: 'a text in UTF-8',
      found: decoded.found,
      wayOut: 'save it as UTF-8: editors have it under Save as, Encoding',
    }),
  );
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
  return [...strays(content), ...CONTENT_KINDS.flatMap((kind) => unreadTexts(content, kind)), ...texts];
}
