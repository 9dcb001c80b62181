import type { TenantProblem } from '../tenant-error.ts';

/** A place of a text, in words: its file, a field, a directive or a link of it, and the line, 1-based, where it is known. */
export const contentPlace = (file: string, where: string, line: number | undefined): string =>
  `${file} ${where}${line === undefined ? '' : ` (line ${line})`}`;

/** What is wrong on a line of a text, 1-based: in words for who wrote it. `where` is a field, a directive, a link. */
export const contentProblem = (
  file: string,
  where: string,
  line: number | undefined,
  problem: Omit<TenantProblem, 'path'>,
): TenantProblem => ({ path: contentPlace(file, where, line), ...problem });
