import { ExpectedError } from './expected-error.ts';
import { systemErrorText } from './system-error.ts';
import { UsageError } from './usage-error.ts';
import { TenantError } from '../tenant/tenant-error.ts';

/** Why something failed, for people; an error that nobody expected keeps its stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected =
    error instanceof ExpectedError || error instanceof TenantError || error instanceof UsageError;
  return isExpected ? error.message : (systemErrorText(error) ?? error.stack ?? error.message);
}
