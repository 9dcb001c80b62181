import { pathToFileURL } from 'node:url';
import { shownPath } from './shown-path.ts';
import { TenantError, type TenantProblem } from './tenant-error.ts';

/** Only a file that cannot be parsed lacks a bracket; one that throws has said what it wants. */
function wayOutOf(error: Error, place: string | undefined): string {
  if (error.name !== 'SyntaxError') return `correct ${place ? `line ${place}` : 'what the message names'}`;
  return place
    ? `look at line ${place} and the one before it; a bracket, comma or quote is often missing there`
    : 'correct what the message names';
}

/** What a file that cannot be imported says: the line, where the runtime names it, and the first line of its message. */
function unreadableProblem(cause: unknown, file: string): TenantProblem {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const place = error.stack?.split(`${file}:`)[1]?.match(/^\d+/)?.[0];
  const message = error.message.split('\n')[0] ?? '';
  return {
    path: place ? `line ${place}` : 'the file',
    expected: 'TypeScript that Node can run by leaving the types out',
    found: `${error.name}: ${message}`,
    wayOut: wayOutOf(error, place),
  };
}

/**
 * What a file of settings exports by default, unchecked; `define` is the function that it should call, `what` it holds. Throws
 * TenantError when it cannot be run or has no such export.
 */
export async function readSettingsFile(file: string, define: string, what: string): Promise<unknown> {
  let module: Record<string, unknown>;
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (cause) {
    throw new TenantError(shownPath(file), [unreadableProblem(cause, file)], { cause });
  }
  if ('default' in module) return module.default;
  throw new TenantError(shownPath(file), [
    {
      path: 'the default export',
      expected: what,
      found: 'no default export',
      wayOut: `write \`export default ${define}({ … });\``,
    },
  ]);
}
