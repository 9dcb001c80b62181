import { shownPath } from '../../tenant/shown-path.ts';
import { TenantError } from '../../tenant/tenant-error.ts';

const WAY_OUT =
  'export the tenant again with `npm run tenant -- export <slug>` and bring that file here whole; nothing was imported';

/** What is wrong with an archive: where in it, what was expected there and what was found. */
export function archiveError(
  file: string,
  path: string,
  expected: string,
  found: string,
  { cause, wayOut = WAY_OUT }: { cause?: unknown; wayOut?: string } = {},
): TenantError {
  return new TenantError(shownPath(file), [{ path, expected, found, wayOut }], { cause });
}
