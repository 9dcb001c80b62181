/** For the codes of the system that people can do something about: what is wrong, and the way out. */
const WORDS: Record<string, { wrong: string; wayOut: string }> = {
  ENOSPC: { wrong: 'the disk is full', wayOut: 'Free some room on it and start again.' },
  EDQUOT: { wrong: "this user's share of the disk is used up", wayOut: 'Free some room and start again.' },
  EROFS: {
    wrong: 'the disk can only be read',
    wayOut: 'Mount it for writing, or name another folder with --out.',
  },
  EACCES: {
    wrong: 'this user may not',
    wayOut: 'Let this user write there, or name another folder with --out.',
  },
  EPERM: {
    wrong: 'this user may not',
    wayOut: 'Let this user write there, or name another folder with --out.',
  },
  ENOTDIR: {
    wrong: 'a file stands where a folder is needed',
    wayOut: 'Move that file away, or name another folder with --out.',
  },
  EISDIR: { wrong: 'a folder stands in its place', wayOut: 'Move that folder away and start again.' },
  EIO: { wrong: 'the disk cannot be read or written', wayOut: 'Check the disk, then start again.' },
};

/**
 * An error of the file system in words for people: the file, what is wrong and the way out; `place` stands for the file
 * where the system does not name one. Undefined for errors that people can do nothing about.
 */
export function systemErrorText(error: unknown, place = 'A file'): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const read = (key: string): string | undefined => {
    const value: unknown = Reflect.get(error, key);
    return typeof value === 'string' ? value : undefined;
  };
  const code = read('code') ?? '';
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  if (!words) return systemErrorOfCause(error, place);
  const file = read('dest') ?? read('path') ?? place;
  return `${file} cannot be read or written: ${words.wrong} (${code}). ${words.wayOut}`;
}

function systemErrorOfCause({ cause }: Error, place: string): string | undefined {
  return cause === undefined ? undefined : systemErrorText(cause, place);
}
