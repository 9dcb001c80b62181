/** What a command says to the shell; the same for every command, so that a nightly job can tell cases apart. */
export const EXIT_CODES = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  partly: 4,
} as const;

export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** The meaning of each code in words, for the foot of `--help`. */
const EXIT_CODE_MEANINGS = {
  done: 'everything asked for was done',
  failed: 'it failed; nothing that was published has changed',
  usage: 'wrong usage: nothing was started',
  refused: 'a guard rail refused the stock; the published site stays (--allow names the rail)',
  partly: 'some tenants failed or were refused, the others are published',
} satisfies Record<keyof typeof EXIT_CODES, string>;

/** The lines of `--help` that explain the codes a command can end with. */
export function exitCodesHelp(...names: (keyof typeof EXIT_CODES)[]): string {
  return [
    '',
    'Exit codes:',
    ...names.map((name) => `  ${EXIT_CODES[name]}  ${EXIT_CODE_MEANINGS[name]}`),
  ].join('\n');
}
