import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { documentationPages } from './documentation-pages.ts';
import { readDocuments } from './read-documents.ts';

/** The site's own project: out of the sight of the type checker, of the linter and of the builds of dealers. */
export const DOCUMENTATION_SITE = path.join(PROJECT_ROOT, '.cache', 'documentation');

const CONTENT_SETTINGS = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { i18nLoader } from '@astrojs/starlight/loaders';
import { docsSchema, i18nSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/content/docs' }), schema: docsSchema() }),
  i18n: defineCollection({ loader: i18nLoader(), schema: i18nSchema() }),
};
`;

/** Where nothing is; Starlight asks for it by this name. It is no document, and no result of the search. */
const NOT_FOUND = `---
title: No such page
pagefind: false
editUrl: false
---
No document is at this address. The search and the sidebar lead to all of them.
`;

type SourceFile = { file: string; text: string };

/** The files of the documentation site's project, below its folder src, for documents by their paths below docs/. */
export const siteFiles = (documents: ReadonlyMap<string, string>): SourceFile[] => [
  { file: 'content.config.ts', text: CONTENT_SETTINGS },
  // Starlight's own words are kept, and it looks for a file of others.
  { file: 'content/i18n/en.json', text: '{}\n' },
  { file: 'content/docs/404.md', text: NOT_FOUND },
  ...documentationPages(documents).map(({ file, text }) => ({ file: `content/docs/${file}`, text })),
];

/** Writes docs/ as it is now into the project of the documentation site. */
export async function writeSite(): Promise<void> {
  const source = path.join(DOCUMENTATION_SITE, 'src');
  await rm(source, { recursive: true, force: true });
  for (const { file, text } of siteFiles(readDocuments())) {
    const place = path.join(source, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}
