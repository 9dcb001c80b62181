import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import * as z from 'zod';
import { shownPath } from './shown-path.ts';
import { TenantError } from './tenant-error.ts';
import type { TenantProblem } from './tenant-error.ts';
import { problemsOf } from './tenant-error-problems.ts';

const FrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().default(''),
  /** The page's address on the site: '/about-us'. */
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*[a-z0-9]$/, 'starts with / and has small letters, digits and hyphens'),
});

/** A text of the tenant as a page; `html` is made of markdown alone, raw HTML in it is left out. */
export type ContentPage = z.output<typeof FrontMatter> & { html: string };

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
 * is missing or wrong, naming file and field.
 */
export function readContentPages(folder: string): ContentPage[] {
  return contentFileNames(folder).map((name) => {
    const file = path.join(folder, name);
    return parseContentPage(readFileSync(file, 'utf8'), file);
  });
}

/** The fields of front matter, `name: value` on a line; quotes around a value are taken off. */
function readFields(head: string): Record<string, string> {
  const lines = head.split(/\r?\n/).filter(Boolean);
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.includes(':') ? line.indexOf(':') : line.length;
      const value = line.slice(colon + 1).trim();
      return [line.slice(0, colon).trim(), value.replace(/^(["'])(.*)\1$/, '$2')];
    }),
  );
}

const inFrontMatter = (problem: TenantProblem): TenantProblem => ({
  ...problem,
  path: `front matter ${problem.path}`,
});

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
  const fields = readFields(head);
  const result = FrontMatter.safeParse(fields);
  if (!result.success) {
    const problems = problemsOf(result.error.issues, fields, FrontMatter);
    throw new TenantError(shownPath(file), problems.map(inFrontMatter));
  }
  return { ...result.data, html: toHtml(toHast(fromMarkdown(body))) };
}
