import path from 'node:path';
import { withFileLock } from '../../command-line/file-lock.ts';
import { PROJECT_ROOT } from '../../command-line/project-root.ts';
import { ImportPlaces, unsettledImports, type ImportStep } from './import-places.ts';

/** Held by the process that imports, or undoes what an import left: one at a time. */
export const IMPORT_LOCK = path.join(PROJECT_ROOT, '.forecourt', 'imports', 'import.lock');

/** Another command that undoes the same needs less. An import that runs may take minutes, and guards its tenant itself. */
const LOCK_WAIT_MS = 5_000;
const TAKEN = 'An import is running in this project.';

const UNDONE = 'was stopped before its end, and what it had changed is undone: import the archive again.';
const WORDS: Readonly<Record<ImportStep, string>> = {
  filling: UNDONE,
  turning: UNDONE,
  turned: 'was stopped when the tenant was there whole; what it had left beside it is removed.',
};

/** Undoes every import into a folder of tenants that was stopped, and gives a sentence of each. The caller holds IMPORT_LOCK. */
export async function recoverImports(tenantsFolder: string): Promise<string[]> {
  const told: string[] = [];
  for (const { slug, place } of await unsettledImports(tenantsFolder)) {
    const step = await new ImportPlaces(slug, place).recover();
    if (step !== undefined) told.push(`An import of ${slug} ${WORDS[step]}`);
  }
  return told;
}

/**
 * Undoes imports into a folder of tenants that were stopped, by a kill or a loss of power, and gives a sentence of each (spec
 * O6): half a tenant is neither built nor shown. An import that is running is left alone.
 */
export async function settleImports(tenantsFolder: string): Promise<string[]> {
  if ((await unsettledImports(tenantsFolder)).length === 0) return [];
  try {
    return await withFileLock(IMPORT_LOCK, { waitMs: LOCK_WAIT_MS, taken: TAKEN }, () =>
      recoverImports(tenantsFolder),
    );
  } catch (error) {
    if (error instanceof Error && error.message === TAKEN) return [];
    throw error;
  }
}

/** Settles the imports into the folder of tenants that a command was called with, before it begins; for Commander's `preAction`. */
export async function settleFirst(
  _command: unknown,
  action: { optsWithGlobals: () => Record<string, unknown> },
): Promise<void> {
  const { tenants } = action.optsWithGlobals();
  if (typeof tenants !== 'string') return;
  for (const sentence of await settleImports(tenants)) process.stderr.write(`Warning: ${sentence}\n`);
}
