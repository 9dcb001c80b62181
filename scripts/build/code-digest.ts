import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../command-line/project-root.ts';

/** What decides how code becomes pages and scripts: ours, and which packages there are. */
const SOURCES = ['src', 'scripts/astro', 'astro.config.mjs', 'package-lock.json'];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/**
 * A digest of the code that renders a site. Astro keys its pages on the modules that render them, but not on what only
 * the browser loads: after an update of a package, pages of its cache named scripts that were no longer there.
 */
export async function codeDigest(root: string = PROJECT_ROOT): Promise<string> {
  const hash = createHash('sha1');
  for (const source of SOURCES) {
    const place = path.join(root, source);
    const below = path.extname(source) ? [''] : (await readdir(place, { recursive: true })).sort();
    for (const file of below) {
      const content = isTest(file) ? undefined : await contentOf(path.join(place, file));
      if (content) hash.update(`${file}\0`).update(content);
    }
  }
  return hash.digest('base64url');
}

/** The bytes of a file; undefined for a folder. */
async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EISDIR') return undefined;
    throw error;
  }
}
