import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { postgresMissing, startPostgres } from '../../../tests/postgres/start-postgres.ts';
import type { PostgresServer } from '../../../tests/postgres/start-postgres.ts';
import { exampleBackend } from '../example-backend.fixture.ts';
import { ANSWERS, exampleForm, leadSite } from '../leads/example-form.fixture.ts';
import { acceptLead } from './accept-lead.ts';
import { emptied } from './emptied.fixture.ts';
import { exampleLead } from './example-lead.fixture.ts';
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
        values: { ...ANSWERS, appointment: `2026-11-2${capacity + 2}T10:00`, location_id: '1' },
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

  test.each(['SIGINT', 'SIGQUIT'] as const)(
    'R4 a server that is restarted by %s under load ends nobody, and keeps each lead that was answered',
    async (signal) => {
      const store = await openStore(server.url, 0);
      onTestFinished(() => store.close());
      const answered: string[] = [];
      let isOver = false;
      const client = async (name: string): Promise<void> => {
        for (let number = 0; !isOver; number++) {
          const id = `${signal}-${name}-${number}`;
          const accepted = await acceptLead(store, {
            lead: exampleLead({ id }),
            bodyHash: 'aa',
            destinations: [{ destination: 'yard', kind: 'lead' }],
          }).catch(() => undefined);
          if (accepted) answered.push(id);
          else await setTimeout(10);
        }
      };
      const clients = ['a', 'b', 'c', 'd'].map(client);
      const between = Promise.withResolvers<undefined>();
      const open = store.write(async (db) => {
        await db.selectFrom('lead').select('id').limit(1).execute();
        await between.promise;
      });
      const outcome = open.catch((error: unknown) => error);
      await expect.poll(() => answered.length, { timeout: 10_000 }).toBeGreaterThan(20);
      await server.restart(signal);
      between.resolve(undefined);
      expect(await outcome).toBeInstanceOf(Error);
      const before = answered.length;
      await expect.poll(() => answered.length, { timeout: 10_000 }).toBeGreaterThan(before + 20);
      isOver = true;
      await Promise.all(clients);
      const rows = await store.db.selectFrom('lead').select('id').execute();
      const kept = new Set(rows.map(({ id }) => id));
      expect(answered.filter((id) => !kept.has(id))).toEqual([]);
    },
  );

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
