import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';

/** A folder that is gone when the test has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-leads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A new store in a file, closed and gone when the test has ended. */
export async function temporarySqlite(): Promise<Store> {
  const store = await openStore(path.join(temporaryFolder(), 'leads.sqlite'), 0);
  onTestFinished(() => store.close());
  return store;
}
