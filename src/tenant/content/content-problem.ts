import type { TenantProblem } from '../tenant-error.ts';

/** What is wrong on a line of a text, 1-based: in words for who wrote it. `where` is a field, a directive, a link. */
export function contentProblem(
  file: string,
  where: string,
  line: number | undefined,
  { expected, found, wayOut }: Omit<TenantProblem, 'path'>,
): TenantProblem {
  return { path: `${file} ${where}${line === undefined ? '' : ` (line ${line})`}`, expected, found, wayOut };
}
