import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toHtml } from 'hast-util-to-html';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toHast } from 'mdast-util-to-hast';
import * as z from 'zod';
import { TenantError } from './tenant-error.ts';

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

/**
 * Reads every .md file of a content folder (spec P1); a missing folder has none. Throws TenantError when front matter
 * is missing or wrong, naming file and field.
 */
export function readContentPages(folder: string): ContentPage[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.md'));
  } catch {
    return [];
  }
  return names.toSorted().map((name) => {
    const file = path.join(folder, name);
    return parseContentPage(readFileSync(file, 'utf8'), file);
  });
}

/** One content file's text as a page. Throws TenantError as `readContentPages` does. */
export function parseContentPage(text: string, file: string): ContentPage {
  const parts = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!parts) {
    throw new TenantError(file, [
      {
        path: 'front matter',
        expected: 'the file to begin with ---, title: …, path: /…, ---',
        found: JSON.stringify(text.slice(0, 40)),
        wayOut: 'Put the front matter above the text; content/about-us.md of any tenant shows how.',
      },
    ]);
  }
  const [, head = '', body = ''] = parts;
  const fields = Object.fromEntries(
    head
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        return [
          line.slice(0, colon).trim(),
          line
            .slice(colon + 1)
            .trim()
            .replace(/^(["'])(.*)\1$/, '$2'),
        ];
      }),
  );
  const result = FrontMatter.safeParse(fields);
  if (!result.success) {
    throw new TenantError(
      file,
      result.error.issues.map((issue) => ({
        path: `front matter ${issue.path.join('.')}`.trim(),
        expected: issue.message,
        found: JSON.stringify(fields[String(issue.path[0])] ?? Object.keys(fields)),
        wayOut: 'Front matter is one `name: value` on a line, of title, description and path.',
      })),
    );
  }
  return { ...result.data, html: toHtml(toHast(fromMarkdown(body))) };
}
