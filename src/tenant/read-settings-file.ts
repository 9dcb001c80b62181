import { pathToFileURL } from 'node:url';
import { shownPath } from './shown-path.ts';
import { TenantError } from './tenant-error.ts';
import { unreadableProblem } from './tenant-error-unreadable.ts';

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
