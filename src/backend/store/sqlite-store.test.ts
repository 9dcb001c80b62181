import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe } from 'vitest';
import { emptied } from './emptied.fixture.ts';
import { openStore } from './open-store.ts';
import { storeSuite } from './store.suite.ts';

describe('SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-leads-'));
  storeSuite(emptied(() => openStore(path.join(folder, 'leads.sqlite'), 0)));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
});
