import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CodeDigests } from '../report/build-message.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { listFiles } from '../publish/site-files.ts';
import { isMissing } from '../../stock/is-missing.ts';

/**
 * What decides how code becomes pages and scripts, and what lies beside them: ours, which packages are asked for, and which
 * npm has installed.
 */
const SOURCES = [
  'src',
  'scripts',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'node_modules/.package-lock.json',
];
/** Tests, their suites and their fixtures are in no page. */
const isTest = (file: string): boolean => /\.(test|suite|fixture)\.tsx?$/.test(file);
/** True of code around a render, before and after it. Parts of the render itself lie in
 * src/build/astro, and src/build/handover is in the code of pages. */
const isAroundRender = (source: string, file: string): boolean =>
  source === 'scripts' ||
  (source === 'src' &&
    /^(build\/(?!astro\/|handover\/|render\/island-ids)|serve\/|command-line\/)/.test(file));

/**
 * Digests of the project's code, Node among it: its data write numbers and dates. A page of the cache that was rendered by
 * other code than `render` would name scripts that are no longer there; a build by other code than `all` may publish it
 * in another way. At once: a night asks for each group of its tenants, and 1,600 promises take three times as long.
 */
export function codeDigests(root: string = PROJECT_ROOT): CodeDigests {
  const render = createHash('sha1').update(process.version);
  const around = createHash('sha1');
  for (const source of SOURCES) {
    const place = path.join(root, source);
    const below = path.extname(source) ? [''] : listFiles(place);
    for (const file of below) {
      if (isTest(file)) continue;
      const content = contentOf(path.join(place, file));
      const hash = isAroundRender(source, file) ? around : render;
      if (content) hash.update(`${file}\0`).update(content);
    }
  }
  const digest = render.digest('base64url');
  return { render: digest, all: around.update(digest).digest('base64url') };
}

/** The bytes of a file; undefined for what is not there. */
function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
