import { CommanderError } from 'commander';
import { TenantError } from '../tenant/tenant-error.ts';
import { UsageError } from './usage-error.ts';

/** An error as a command with `--json` tells it on stdout: what a program needs to name the place and the way out. */
export type ErrorObject = {
  /** All of it, as people read it. */
  message: string;
  /** The file or folder that is wrong, where the error is about one. */
  file?: string;
  /** The first wrong setting or file in it. */
  field?: string;
  way_out?: string;
  /** Every wrong setting, where the error is about a tenant. */
  problems?: { field: string; line?: number; expected: string; found: string; way_out: string }[];
};

/** The error as an object; `name` is the command as it is called, for the way out of a wrong call. */
export function errorObject(error: unknown, name: string): ErrorObject {
  if (error instanceof TenantError) {
    const problems = error.problems.map(({ path: field, line, expected, found, wayOut }) => ({
      field,
      ...(line !== undefined && { line }),
      expected,
      found,
      way_out: wayOut,
    }));
    const [first] = problems;
    return {
      message: error.message,
      file: error.file,
      ...(first && { field: first.field, way_out: first.way_out }),
      problems,
    };
  }
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof UsageError && error.cause instanceof TenantError)
    return { ...errorObject(error.cause, name), message };
  if (error instanceof UsageError || error instanceof CommanderError)
    return { message, way_out: `\`${name} --help\` shows how it is called` };
  return { message };
}
