import { existsSync, readFileSync } from 'node:fs';
import { readSnapshot } from '../../domain/vehicle/snapshot.ts';
import type { Vehicle } from '../../domain/vehicle/vehicle.ts';
import { snapshotFile } from '../../stock/write-snapshot.ts';
import { ExpectedError } from '../../command-line/expected-error.ts';
import { publishAgain } from '../../command-line/next-command.ts';

/** The vehicles a site was built from last. Throws ExpectedError when it has not been built, or by other code. */
export function lastStock(stateFolder: string, slug: string): Vehicle[] {
  const file = snapshotFile(stateFolder);
  if (!existsSync(file))
    throw new ExpectedError(`${slug} has not been built here yet. Build it first: ${publishAgain(slug)}`);
  try {
    return readSnapshot(file, (name) => readFileSync(name, 'utf8')).vehicles;
  } catch (cause) {
    throw new ExpectedError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
