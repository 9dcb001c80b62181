/** One thing that is wrong with a tenant, in words for the person who wrote the file. */
export type TenantProblem = {
  /** Where: a setting such as `site.navigation[2].href`, or a file of the tenant's folder. */
  path: string;
  /** The setting's line in its file, from 1, where it is known. */
  line?: number;
  expected: string;
  found: string;
  wayOut: string;
};

const CLOSING =
  'docs/add-a-tenant.md explains the files of a tenant; `npm run tenant -- --help` lists the commands.';

function textOf(file: string, problems: readonly TenantProblem[]): string {
  const count = problems.length === 1 ? '1 thing is wrong' : `${problems.length} things are wrong`;
  const blocks = problems.map((problem) =>
    [
      `  ${problem.path}${problem.line === undefined ? '' : `, line ${problem.line}`}`,
      `    expected  ${problem.expected}`,
      `    found     ${problem.found}`,
      `    way out   ${problem.wayOut}`,
    ].join('\n'),
  );
  return [`${file} cannot be used: ${count}.`, ...blocks, CLOSING].join('\n\n');
}

/** A tenant that cannot be built, with everything that is wrong at once; its message is meant for the screen as it is. */
export class TenantError extends Error {
  override readonly name = 'TenantError';
  /** The file or folder the problems are in, as a person would type it. */
  readonly file: string;
  readonly problems: readonly TenantProblem[];

  constructor(file: string, problems: readonly TenantProblem[], options?: ErrorOptions) {
    super(textOf(file, problems), options);
    this.file = file;
    this.problems = problems;
  }
}
