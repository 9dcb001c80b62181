import path from 'node:path';

/** A file as a person in `process.cwd()` would type it; absolute where it lies elsewhere. */
export function shownPath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return relative.startsWith('..') ? path.resolve(file) : relative.split(path.sep).join('/');
}
