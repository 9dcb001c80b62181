import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresMissing, startPostgres } from '../../../tests/postgres/start-postgres.ts';
import type { PostgresServer } from '../../../tests/postgres/start-postgres.ts';
import { emptied } from './emptied.fixture.ts';
import { MIGRATIONS } from './migrations.ts';
import { connectStore, openStore } from './open-store.ts';
import { migrate, schemaVersion } from './schema-version.ts';
import { storeSuite } from './store-suite.fixture.ts';

const missing = postgresMissing();
if (missing !== undefined) process.stderr.write(`${missing}\n`);

describe.skipIf(missing !== undefined)('PostgreSQL', () => {
  let server: PostgresServer;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.stop());
  storeSuite(emptied(() => openStore(server.url, 0)));

  test('R5 a server that commits before the disk has it is refused', async () => {
    const store = await connectStore(server.url);
    onTestFinished(() => store.close());
    await sql`ALTER DATABASE postgres SET synchronous_commit = off`.execute(store.db);
    await expect(openStore(server.url, 0)).rejects.toThrow(
      'would lose leads at a power cut: synchronous_commit is off. Set synchronous_commit to on for this database.',
    );
    await sql`ALTER DATABASE postgres RESET synchronous_commit`.execute(store.db);
  });

  test('several backends that start at once make the tables once', async () => {
    const admin = await connectStore(server.url);
    onTestFinished(() => admin.close());
    await sql`CREATE DATABASE fresh`.execute(admin.db);
    const url = server.url.replace(/postgres$/, 'fresh');
    const stores = await Promise.all(Array.from({ length: 4 }, () => openStore(url, 0)));
    onTestFinished(async () => {
      for (const store of stores) await store.close();
    });
    expect(await schemaVersion(stores[0]!)).toBe(MIGRATIONS.length);
    const steps = [...MIGRATIONS, () => ['CREATE TABLE half (a TEXT)'], () => ['CREATE TABLE lead (a TEXT)']];
    await expect(migrate(stores[0]!, 5, steps)).rejects.toThrow('already exists');
    expect(await schemaVersion(stores[1]!)).toBe(MIGRATIONS.length);
  });
});
