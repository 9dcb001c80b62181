import { ExpectedError } from '../../command-line/expected-error.ts';
import { systemErrorText } from '../../command-line/system-error.ts';
import { TenantError } from '../../tenant/tenant-error.ts';

/** Why a step of a build has failed, for people: of what nobody expected the whole stack. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = error instanceof ExpectedError || error instanceof TenantError;
  return isExpected ? error.message : (systemErrorText(error) ?? error.stack ?? error.message);
}
