import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '../is-missing.ts';
import { HISTORY_FILE } from './history-file.ts';
import { LAST_GOOD_FILE } from './last-good.ts';

/**
 * Copies what is remembered of a tenant's vehicles from one state folder to another that is there, so that a trial shows them
 * as the site does: earlier prices, days listed, pages of what was sold. What is not there is left out.
 */
export async function copyMemory(from: string, to: string): Promise<void> {
  for (const file of [HISTORY_FILE, LAST_GOOD_FILE])
    await copyFile(path.join(from, file), path.join(to, file)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
}
