import { nextCommand } from '../../command-line/next-command.ts';

/** What people can do about a file that cannot be used. */
export const restoreWords = (): string =>
  `Stop the backend and run \`${nextCommand('backend', 'restore <file of a backup>')}\`; the damaged file is kept beside it.`;

type Problem = { wrong: string; wayOut: string };

/** By the primary result codes of SQLite (sqlite.org/rescode.html). */
const problems = (): Record<number, Problem> => ({
  5: {
    wrong: 'is in use by another program that does not let go of it',
    wayOut: 'End that program, and start again.',
  },
  8: {
    wrong: 'can only be read',
    wayOut: 'Let the user of the backend write the file and its folder, or name another file.',
  },
  10: { wrong: 'cannot be read or written: the disk failed', wayOut: 'Check the disk, then start again.' },
  11: { wrong: 'is damaged', wayOut: restoreWords() },
  13: { wrong: 'cannot grow: the disk is full', wayOut: 'Free some room on the disk and start again.' },
  14: {
    wrong: 'cannot be opened',
    wayOut: 'Let the user of the backend write the folder it is in, or name another file.',
  },
  26: { wrong: 'is no database, or a damaged one', wayOut: restoreWords() },
});

/** The primary result code of an error of SQLite; undefined for other errors. */
function resultCode(error: unknown): number | undefined {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' ? code & 0xff : undefined;
}

/** True if another process holds what a statement needs. */
export const isBusy = (error: unknown): boolean => resultCode(error) === 5;

/** What is wrong by an error of SQLite; undefined for errors of other kinds, and for those of our own making. */
export function sqliteProblem(error: unknown): Problem | undefined {
  return problems()[resultCode(error) ?? 0];
}
