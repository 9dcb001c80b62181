import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';

/** What decides how code becomes pages and scripts: ours, which packages are asked for, and which npm has installed. */
const SOURCES = ['src', 'astro.config.mjs', 'package-lock.json', 'node_modules/.package-lock.json'];
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
/** Below src: what runs before and after a render, and around it. Parts of the render itself lie in build/astro. */
const isAroundRender = (file: string): boolean => /^(build\/(?!astro\/)|serve\/|command-line\/)/.test(file);

/**
 * A digest of the code that renders a site, Node among it: its data write numbers and dates. A page of the cache that was
 * rendered by other code would name scripts that are no longer there.
 */
export async function codeDigest(root: string = PROJECT_ROOT): Promise<string> {
  const hash = createHash('sha1').update(process.version);
  for (const source of SOURCES) {
    const place = path.join(root, source);
    const below = path.extname(source) ? [''] : (await readdir(place, { recursive: true })).sort();
    for (const file of below) {
      const isLeftOut = isTest(file) || isAroundRender(file.split(path.sep).join('/'));
      const content = isLeftOut ? undefined : await contentOf(path.join(place, file));
      if (content) hash.update(`${file}\0`).update(content);
    }
  }
  return hash.digest('base64url');
}

/** The bytes of a file; undefined for a folder, and for what is not there. */
async function contentOf(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    const code: unknown = error instanceof Error && Reflect.get(error, 'code');
    if (code === 'EISDIR' || code === 'ENOENT') return undefined;
    throw error;
  }
}
