import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../src/command-line/project-root.ts';
import { documentationPages } from './documentation-pages.ts';
import { readDocuments } from './read-documents.ts';

/** The site's own project: out of the sight of the type checker, of the linter and of the builds of dealers. */
export const DOCUMENTATION_SITE = path.join(PROJECT_ROOT, '.cache', 'documentation');

const CONTENT_SETTINGS = `import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
  docs: defineCollection({ loader: glob({ pattern: '**/*.md', base: './src/content/docs' }), schema: docsSchema() }),
};
`;

/** Writes docs/ as it is now into the project of the documentation site. */
export async function writeSite(): Promise<void> {
  const source = path.join(DOCUMENTATION_SITE, 'src');
  await rm(source, { recursive: true, force: true });
  await mkdir(source, { recursive: true });
  await writeFile(path.join(source, 'content.config.ts'), CONTENT_SETTINGS);
  for (const { file, text } of documentationPages(readDocuments())) {
    const place = path.join(source, 'content', 'docs', file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
}
