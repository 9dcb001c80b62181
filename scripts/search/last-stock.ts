import { existsSync } from 'node:fs';
import type { Vehicle } from '../../src/domain/vehicle/vehicle.ts';
import { readSnapshot, snapshotFile } from '../../src/stock/snapshot.ts';
import { ExpectedError } from '../command-line/expected-error.ts';

/** The vehicles a site was built from last. Throws ExpectedError when it has not been built, or by other code. */
export function lastStock(stateFolder: string, slug: string): Vehicle[] {
  const file = snapshotFile(stateFolder);
  if (!existsSync(file))
    throw new ExpectedError(`${slug} has not been built here yet. Run npm run build -- ${slug} first.`);
  try {
    return readSnapshot(file).vehicles;
  } catch (cause) {
    throw new ExpectedError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
