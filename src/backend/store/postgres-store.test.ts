import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresMissing, startPostgres } from '../../../tests/postgres/start-postgres.ts';
import type { PostgresServer } from '../../../tests/postgres/start-postgres.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { ANSWERS, exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { deliveryMigrationSuite } from './delivery-migration.suite.ts';
import { emptied } from './emptied.fixture.ts';
import { MIGRATIONS } from './migrations.ts';
import { connectStore, openStore } from './open-store.ts';
import { migrate, schemaVersion } from './schema-version.ts';
import { storeSuite } from './store.suite.ts';

const ROOM = { burst: 99, refill_seconds: 1 };
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

  test.each([1, 3])(
    'F5 two backends, 32 shoppers at once, a capacity of %i: so many have the time',
    async (capacity) => {
      const stores = [await openStore(server.url, 0), await openStore(server.url, 0)];
      onTestFinished(async () => {
        for (const store of stores) await store.close();
      });
      const drive = exampleForm({
        form: 'test-drive',
        values: { ...ANSWERS, appointment: `2026-11-2${capacity}T10:00`, location_id: '1' },
      });
      const site = leadSite({
        appointments: { capacity },
        leads: { quotas: { address: ROOM, phone: ROOM } },
      });
      const backends = await Promise.all(stores.map((store) => exampleBackend([site], { store })));
      const answers = await Promise.all(
        Array.from({ length: 32 }, (_, at) =>
          backends[at % 2]!.post('/api/leads', drive, { 'idempotency-key': `${capacity} ${at}` }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(capacity);
      const others = answers.filter(({ status }) => status !== 200);
      for (const { status, text } of others)
        expect([status, text]).toEqual([422, expect.stringContaining('taken')]);
    },
  );

  let olds = 0;
  deliveryMigrationSuite(async () => {
    const admin = await connectStore(server.url);
    const name = `old${olds++}`;
    await sql.raw(`CREATE DATABASE ${name}`).execute(admin.db);
    await admin.close();
    const store = await connectStore(server.url.replace(/postgres$/, name));
    onTestFinished(() => store.close());
    return store;
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
