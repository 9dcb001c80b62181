import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import * as z from 'zod';
import { nameHeadings, type ContentHeading } from './content-headings.ts';
import { readFrontMatter, type FrontMatter } from './front-matter.ts';
import { shownPath } from './shown-path.ts';
import { TenantError } from './tenant-error.ts';
import type { TenantProblem } from './tenant-error.ts';
import { problemsOf } from './tenant-error-problems.ts';

const PageFields = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  /** The page's address on the site: '/about-us'. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, 'starts with / and has small letters, digits and hyphens'),
});

/** A text of the tenant as a page; `html` is made of markdown alone, raw HTML in it is left out. */
export type ContentPage = z.output<typeof PageFields> & { html: string; headings: ContentHeading[] };

/** The names of the .md files of a content folder, sorted; none where there is no folder. */
export function contentFileNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .toSorted();
  } catch {
    return [];
  }
}

/**
 * Reads every .md file of a content folder (spec P1); a missing folder has none. Throws TenantError when front matter
 * is missing or wrong, naming file, field and line.
 */
export function readContentPages(folder: string): ContentPage[] {
  return contentFileNames(folder).map((name) => {
    const file = path.join(folder, name);
    return parseContentPage(readFileSync(file, 'utf8'), file);
  });
}

/** A problem of a field, with the line it is on unless it is missing. */
function onItsLine(problem: TenantProblem, lines: FrontMatter['lines']): TenantProblem {
  const line = lines.get(problem.path);
  return { ...problem, path: `front matter ${problem.path}${line === undefined ? '' : ` (line ${line})`}` };
}

/** One content file's text as a page. Throws TenantError as `readContentPages` does. */
export function parseContentPage(text: string, file: string): ContentPage {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new TenantError(shownPath(file), [
      {
        path: 'front matter',
        expected: 'the file to begin with ---, title: …, path: /…, ---',
        found: JSON.stringify(text.slice(0, 40)),
        wayOut: 'Put the front matter above the text; content/about-us.md of any tenant shows how.',
      },
    ]);
  }
  const [, head = '', body = ''] = parts;
  const read = readFrontMatter(head);
  if ('found' in read) throw new TenantError(shownPath(file), [read]);
  const result = PageFields.safeParse(read.fields);
  if (!result.success) {
    const problems = problemsOf(result.error.issues, read.fields, PageFields);
    throw new TenantError(
      shownPath(file),
      problems.map((problem) => onItsLine(problem, read.lines)),
    );
  }
  const content = toHast(fromMarkdown(body));
  const headings = nameHeadings(content);
  return { ...result.data, html: toHtml(content), headings };
}
