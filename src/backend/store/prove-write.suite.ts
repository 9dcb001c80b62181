import { describe, expect, test } from 'vitest';
import type { Store } from './store.ts';

/** The proof that a store takes leads, whichever database it is. */
export function proveWriteSuite(open: () => Promise<Store>): void {
  describe('R4 the proof that a lead can be stored', () => {
    // PostgreSQL has a row that was written in another place.
    const rows = (store: Store) =>
      store.db.selectFrom('schema_version').selectAll().orderBy('version').execute();

    test('leaves the store as it was, also beside itself', async () => {
      const store = await open();
      const before = await rows(store);
      await Promise.all([store.prove(), store.prove()]);
      expect(await rows(store)).toEqual(before);
    });

    test('fails once the store is closed', async () => {
      const store = await open();
      await store.close();
      await expect(store.prove()).rejects.toThrow();
    });
  });
}
