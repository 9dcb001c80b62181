import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** `from './x.ts'`, `import './x.ts'` and `import('./x.ts')`, with what is in front of the path, the path, and its end. */
const RELATIVE = /(\b(?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"\n]+)(['"])/g;
const SOURCE = /\.[cm]?[jt]s$/;

/** True if a file of a tenant may import others. */
export const isSource = (file: string): boolean => SOURCE.test(file);

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The files (absolute) that these import by relative paths, and so on, without those they began with. */
export async function settingsImports(files: readonly string[]): Promise<string[]> {
  const known = new Set(files);
  const queue = files.filter(isSource);
  for (const file of queue) {
    const text = await readFile(file, 'utf8');
    for (const [, , relative = ''] of text.matchAll(RELATIVE)) {
      const target = path.resolve(path.dirname(file), relative);
      if (known.has(target) || !(await isFile(target))) continue;
      known.add(target);
      if (isSource(target)) queue.push(target);
    }
  }
  return [...known].slice(files.length);
}

/** Where imports of a file lead from and to: both projects as seen from the folder of the tenants, forward slashes. */
export type ProjectMove = { from: string; to: string };

/** Deep enough for a path that leads up and down again. */
const TENANTS = `/${'x/'.repeat(64)}tenants`;

/**
 * The text of a file of settings, at `place` from the folder of the tenants (`my-cars/tenant.ts`), with its imports from the
 * project's code as they must be where the project is elsewhere; all other imports stay. Pure.
 */
export function withProjectAt(text: string, place: string, { from, to }: ProjectMove): string {
  const { posix } = path;
  const folder = posix.dirname(posix.join(TENANTS, place));
  const [before, after] = [posix.join(TENANTS, from), posix.join(TENANTS, to)];
  return text.replace(RELATIVE, (whole, start: string, relative: string, end: string) => {
    const target = posix.resolve(folder, relative);
    const isOfProject = target.startsWith(`${before}/`) && !target.startsWith(`${TENANTS}/`);
    if (!isOfProject) return whole;
    const moved = posix.relative(folder, posix.join(after, target.slice(before.length)));
    return `${start}${moved.startsWith('.') ? moved : `./${moved}`}${end}`;
  });
}
